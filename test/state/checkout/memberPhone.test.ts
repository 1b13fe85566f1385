import { expect, it } from "vitest";
import { contactForm } from "../../../src/state/checkout/form/checkoutForms.ts";
import { modeAtom } from "../../../src/state/fulfilment/mode.atoms.ts";
import { buildElementState, serveMembers, showStore } from "../../support/buildServices.ts";
import { buildMember } from "../../support/buildSession.ts";

it("R51: a member's dine-in order has the phone of their profile", () => {
  const state = buildElementState();
  const { store } = state;
  showStore(state, { view: { table: true } });
  store.set(modeAtom, "table");
  serveMembers(state, buildMember({ phone: "0491570156" }));
  expect(store.get(contactForm.checked)).toMatchObject({ ok: true, value: { firstName: "Mei", phone: "0491570156" } });
});
