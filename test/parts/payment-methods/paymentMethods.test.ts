import { describe, expect, it } from "vitest";
import { paymentMethods } from "../../../src/parts/payment-methods/paymentMethods.ts";
import { offeredPaymentsAtom, paymentAtom, paymentMethodsAtom } from "../../../src/state/payment/payment.atoms.ts";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { buildElementState } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";

function shop(cashOnPickup: boolean, mode: "delivery" | "pickup" = "pickup") {
  const { store } = buildElementState();
  const base = buildStore();
  store.set(paymentMethodsAtom, paymentMethods);
  store.set(storeAtom, { kind: "ready", value: { ...base, view: { ...base.view, [mode]: true, cashOnPickup } } });
  return store;
}

describe("ways to pay", () => {
  it("R55: are the card first, and cash on pickup where the store takes it", () => {
    expect(shop(true).get(offeredPaymentsAtom)).toEqual(["card", "cash"]);
    expect(shop(false).get(offeredPaymentsAtom)).toEqual(["card"]);
    expect(shop(true, "delivery").get(offeredPaymentsAtom)).toEqual(["card"]);
  });

  it("the one that was picked is left for the first where it isn't offered any more", () => {
    const store = shop(true);
    store.set(paymentAtom, "cash");
    expect(store.get(paymentAtom)).toBe("cash");
    store.set(storeAtom, { kind: "ready", value: buildStore() });
    expect(store.get(paymentAtom)).toBe("card");
  });

  it("each stands in the list once", () => {
    const methods = paymentMethods.map(({ method }) => method);
    expect(new Set(methods).size).toBe(methods.length);
  });
});
