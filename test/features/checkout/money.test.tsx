// @vitest-environment happy-dom

import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anywhere } from "../../../src/domain/fulfilment/deliveryReach.ts";
import { noPromotions } from "../../../src/domain/promotion/promotions.ts";
import { widthAtom } from "../../../src/state/host/host.atoms.ts";
import { announcementsAtom } from "../../../src/state/screen/announcements.atoms.ts";
import { orderServicesAtom } from "../../../src/state/services.atoms.ts";
import { bank, rows } from "../../parts/offers/offeredShop.tsx";
import { buildWholeOrder } from "../../support/buildPromotions.ts";
import { type StoreRules, serve } from "../../support/buildServices.ts";
import { type as typeInto } from "../../ui/render.tsx";
import { filled, goodCard, noor, openCheckout, shopState } from "./checkoutFixture.tsx";

const isBusy = (button: Element) => button.getAttribute("aria-busy") === "true";

function rules(given: Partial<StoreRules["promotions"]> = {}, cards = [bank()]): StoreRules {
  return {
    promotions: { ...noPromotions, ...given },
    charges: { freight: { kind: "own", rules: [] }, surcharges: { holidays: [], bank: cards } },
    reach: anywhere,
  };
}

function textOf(root: ParentNode, id: string | null): string {
  return (id && root.querySelector(`#${CSS.escape(id)}`)?.textContent) ?? "";
}

describe("while the price rules are loading", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
  afterEach(() => void vi.useRealTimers());

  it("payment is disabled with an explanation, and the rules are requested again until they arrive", async () => {
    const state = shopState();
    state.rules.set(null);
    const shop = await openCheckout(state);
    shop.fill({ ...noor, ...goodCard });
    expect(isBusy(shop.button("Pay now"))).toBe(true);
    expect(shop.find(".checkout__pay > div:not([hidden])").textContent).toBe("Looking up offers and surcharges…");
    await shop.press("Pay now");
    expect(shop.ordering.posted).toEqual([]);
    state.rules.set(rules());
    act(() => void vi.advanceTimersByTime(3_000));
    await shop.settle();
    expect(isBusy(shop.button("Pay now"))).toBe(false);
    expect(shop.find(".checkout__pay > div:not([hidden])").textContent).toBe("");
    await shop.press("Pay now$20.10");
    expect(shop.ordering.posted).toHaveLength(1);
  });

  it("R87: the order goes on after the third failure, and says that there are no offers", async () => {
    const state = shopState();
    const { loadPromotions } = state.store.get(orderServicesAtom);
    serve(state.store, { loadPromotions: async () => null });
    const shop = await openCheckout(state);
    shop.fill({ ...noor, ...goodCard });
    const said = () => shop.find(".checkout__pay > div:not([hidden])").textContent;
    for (const failure of [1, 2]) {
      expect([failure, said()]).toEqual([failure, "Looking up offers and surcharges…"]);
      act(() => void vi.advanceTimersByTime(3_000));
      await shop.settle();
    }
    expect(said()).toBe("Offers can't be loaded right now.");
    expect(isBusy(shop.button("Pay now"))).toBe(false);
    serve(state.store, { loadPromotions });
    act(() => void vi.advanceTimersByTime(3_000));
    await shop.settle();
    expect(said()).toBe("");
  });
});

describe("the order summary beside the form", () => {
  it("shows the surcharge of the chosen payment before it is charged, and keeps its rows if no answer comes (R33)", async () => {
    const state = shopState();
    state.rules.set(rules({}, [bank({ card: "visa", name: "Visa", rate: { kind: "share", rate: 0.1 } })]));
    const shop = await openCheckout(state);
    expect(rows(shop).join()).not.toContain("surcharge");
    shop.fill(goodCard);
    expect(rows(shop)).toContain("Visa surcharge $2.00");
    expect(shop.button("Pay now$22.00")).toBeDefined();
    await shop.settle();
    expect(shop.store.get(announcementsAtom)?.get("total")).toBe("Total $22.00");
    shop.fill({ ...noor, ...goodCard });
    const [subtotal, ...others] = rows(shop);
    await shop.press("Pay now");
    await shop.answer({ kind: "no-answer" });
    expect(rows(shop)).toEqual([subtotal, ...others]);
    expect(others).toContain("Visa surcharge $2.00");
  });

  it("shows a surcharge hint beside the payment until the card is known", async () => {
    const state = shopState();
    const visa = bank({ card: "visa", rate: { kind: "share", rate: 0.1 } });
    const mastercard = bank({ card: "mastercard", rate: { kind: "share", rate: 0.015 } });
    state.rules.set(rules({}, [visa, mastercard]));
    const shop = await openCheckout(state);
    const choices = () =>
      [...shop.root.querySelectorAll("[role=radiogroup] [type=radio]")].map((choice) =>
        ["aria-labelledby", "aria-describedby"].map((name) => textOf(shop.root, choice.getAttribute(name))),
      );
    expect(choices()).toEqual([
      ["Card", "surcharge by card type, up to $2.00"],
      ["", ""],
    ]);
    shop.fill({ "Card number": "5555 5555 5555 4444" });
    expect(choices()[0]).toEqual(["Card", "1.5% surcharge"]);
    shop.fill({ "Card number": "4111 1111 1111 1111" });
    expect(choices()[0]).toEqual(["Card", "10% surcharge"]);
    expect(shop.button("Pay now$22.00")).toBeDefined();
  });

  it("shows the hint as an amount if the surcharge is flat", async () => {
    const state = shopState();
    state.rules.set(rules());
    const shop = await openCheckout(state);
    expect(shop.root.querySelector("[role=radiogroup] label")?.textContent).toBe("Card$0.10 surcharge");
  });

  it("R20: includes triggers of the checkout, and asks about those that need a confirmation", async () => {
    const atCheckout = buildWholeOrder({ id: "a", name: "Web", mode: "checkout" });
    const asks = buildWholeOrder({
      id: "b",
      name: "Ten",
      mode: "confirm",
      priority: 0,
      cut: { kind: "percent", percent: 50 },
    });
    const state = shopState();
    state.rules.set(rules({ triggers: [asks, atCheckout] }, []));
    const shop = await openCheckout(state);
    expect(rows(shop)).toContain("Discount −$2.00");
    await shop.press("Yes");
    expect(rows(shop)).toContain("Discount −$10.00");
  });

  it("R116: says in the one line of a phone what is saved", async () => {
    const state = shopState();
    state.store.set(widthAtom, 360);
    state.rules.set(rules({ triggers: [buildWholeOrder()] }, []));
    const shop = await openCheckout(state);
    expect(shop.find("summary > :first-child").textContent).toBe("2 dishes · $18.00 you save $2.00");
  });

  it("can't be changed while the order is being sent", async () => {
    const shop = await filled();
    typeInto(shop.field("Discount code"), "TEN");
    await shop.press("Pay now");
    expect(shop.field("Discount code").disabled).toBe(true);
    expect(shop.button("Apply").getAttribute("aria-disabled")).toBe("true");
  });
});

it("R53: an order that costs nothing needs only a first name; without one it asks for the details", async () => {
  const state = shopState();
  state.rules.set(rules({ triggers: [buildWholeOrder({ cut: { kind: "percent", percent: 100 } })] }));
  const shop = await openCheckout(state);
  await shop.press("Place order$0.00");
  expect(shop.errorOf("First name")).toBe("Enter your first name.");
  expect(shop.errorOf("Phone")).toBe("Enter your phone number.");
  shop.fill({ "First name": "N" });
  expect(shop.errorOf("Phone")).toBe("");
  await shop.press("Place order$0.00");
  expect(shop.ordering.posted).toMatchObject([
    { tender: { kind: "none" }, body: { TrackingOrder: { ContactCustomer_FirstName: "N" } } },
  ]);
});
