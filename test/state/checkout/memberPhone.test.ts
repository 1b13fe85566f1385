import { expect, it } from "vitest";
import { contactForm } from "../../../src/state/checkout/checkoutForms.ts";
import { followSessionAtom } from "../../../src/state/customer/customer.atoms.ts";
import { modeAtom } from "../../../src/state/fulfilment/mode.atoms.ts";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { buildElementState, serve } from "../../support/buildServices.ts";
import { buildMember, buildSignIn } from "../../support/buildSession.ts";
import { buildStore } from "../../support/buildStore.ts";

it("R51: a member's dine-in order has the phone of their profile", () => {
  const shop = buildStore();
  const { store } = buildElementState();
  const { open, signIn } = buildSignIn();
  serve(store, { session: open() });
  store.set(followSessionAtom);
  store.set(storeAtom, { kind: "ready", value: { ...shop, view: { ...shop.view, table: true } } });
  store.set(modeAtom, "table");
  signIn(buildMember({ phone: "0491570156" }));
  expect(store.get(contactForm.checked)).toMatchObject({ ok: true, value: { firstName: "Mei", phone: "0491570156" } });
});
