// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { startCardFields } from "../../src/app/composition/residents/lazy/startCardFields.ts";
import type { OpenShop } from "../../src/app/composition/shopScope.ts";
import { cents } from "../../src/domain/money/cents.ts";
import { storefrontClass } from "../../src/element/ServeryStorefront.ts";
import type { ServeryCardFields, ServeryCardFieldsOptions } from "../../src/index.ts";
import { givenCardFieldsAtom } from "../../src/state/host/host.atoms.ts";
import { isCardFilledInAtom } from "../../src/state/payment/card.atoms.ts";
import { showCardFieldsAtom } from "../../src/state/payment/cardFields.atoms.ts";
import { shop } from "../state/cart/cartFixture.ts";
import { settle } from "../state/checkout/checkoutTab.ts";
import { cardLook } from "../support/cardLook.ts";
import { startIn } from "./startIn.ts";

const setCardFields = vi.fn();
vi.mock("../../src/app/composition/createStorefront.tsx", () => ({
  createStorefront: async () => ({ setCardFields, render: () => null, update: () => true, dispose() {} }),
}));

afterEach(() => document.body.replaceChildren());

it("R105: takes fields that the page sets while the shop starts", async () => {
  const bundle = { baked: undefined, base: "", started: new Map(), words: new Map(), heights: new Map() };
  const errorMessage = () => document.createElement("div");
  customElements.define("servery-early", storefrontClass({ ...bundle, screens: new Map(), errorMessage }));
  const element = document.createElement("servery-early") as HTMLElement & { cardFields: unknown };
  document.body.append(element);
  const fields = {};
  element.cardFields = fields;
  await vi.waitFor(() => expect(setCardFields).toHaveBeenLastCalledWith(fields));
});

it("R105: what was typed in other fields can't be paid with, though they aren't drawn now", async () => {
  const { store } = await shop();
  const host = document.body.appendChild(document.createElement("div"));
  const destroy = vi.fn();
  let options: ServeryCardFieldsOptions | null = null;
  const value: ServeryCardFields = {
    mount(_place, given) {
      options = given;
      return { ready: Promise.resolve(), update() {}, focus() {}, showProblems() {}, destroy };
    },
    token: () => Promise.reject(new Error("not asked")),
  };
  store.set(givenCardFieldsAtom, { value, frame: null });
  startIn(startCardFields, { store, host } as unknown as OpenShop);
  store.set(showCardFieldsAtom, { language: "en", look: cardLook, total: cents(0), onSubmit() {} });
  await settle();
  (options as ServeryCardFieldsOptions | null)?.onChange({ complete: true, brand: "visa", problem: null });
  expect(store.get(isCardFilledInAtom)).toBe(true);
  // As the element does when it is moved in the page.
  store.set(givenCardFieldsAtom, { value, frame: null });
  expect(store.get(isCardFilledInAtom)).toBe(false);
  await settle();
  expect(destroy).toHaveBeenCalledOnce();
});
