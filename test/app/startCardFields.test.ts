// @vitest-environment happy-dom

import { expect, it } from "vitest";
import { startCardFields } from "../../src/app/composition/residents/lazy/startCardFields.ts";
import { cents } from "../../src/domain/money/cents.ts";
import type { ServeryCardFields } from "../../src/index.ts";
import { givenCardFieldsAtom } from "../../src/state/host/host.atoms.ts";
import { showCardFieldsAtom } from "../../src/state/payment/cardFields.atoms.ts";
import { shopState } from "../features/checkout/checkoutFixture.tsx";
import { cardLook } from "../support/cardLook.ts";
import { startIn } from "./startIn.ts";

const provider: ServeryCardFields = {
  mount(place) {
    place.textContent = "4111 1111 1111 1111";
    return { ready: Promise.resolve(), update() {}, focus() {}, showProblems() {}, destroy() {} };
  },
  token: async () => ({ token: "t", brand: "visa", last4: "1111" }),
};

it("R37: nothing typed stays in the page if it takes its fields back", async () => {
  const { store } = shopState();
  store.set(givenCardFieldsAtom, { value: provider, frame: null });
  const host = document.body.appendChild(document.createElement("div"));
  startIn(startCardFields, { store, host });
  store.set(showCardFieldsAtom, { language: "en", look: cardLook, total: cents(1_250), onSubmit() {} });
  await expect.poll(() => host.textContent).toContain("4111");
  store.set(givenCardFieldsAtom, { value: null, frame: null });
  await expect.poll(() => host.textContent).toBe("");
});
