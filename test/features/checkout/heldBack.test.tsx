// @vitest-environment happy-dom

import { describe, expect, it } from "vitest";
import type { Attempt, FoodAttempt } from "../../../src/domain/checkout/attempt.ts";
import { dollars } from "../../../src/domain/money/dollars.ts";
import type { Attempts } from "../../../src/services/ports/ordering.ts";
import { orderServicesAtom } from "../../../src/state/services.atoms.ts";
import { buildLine } from "../../domain/cart/cartLines.ts";
import { serve } from "../../support/buildServices.ts";
import { click } from "../../ui/render.tsx";
import { cart, goodCard, keptAttempt, noor, openCheckout, type Shop, shopState, total } from "./checkoutFixture.tsx";

async function filled(state = shopState()): Promise<Shop> {
  const shop = await openCheckout(state);
  shop.fill({ ...noor, ...goodCard });
  return shop;
}

function serveAttempts(
  state: ReturnType<typeof shopState>,
  change: (attempts: Attempts<FoodAttempt>) => Partial<Attempts<FoodAttempt>>,
): void {
  const { food } = state.store.get(orderServicesAtom).attempts;
  serve(state.store, { attempts: { food: { ...food, ...change(food) } } });
}

const textOf = ({ root }: Shop) => root.textContent ?? "";

const warns = (prevented = new Event("beforeunload", { cancelable: true })) => {
  dispatchEvent(prevented);
  return prevented.defaultPrevented;
};

describe("R33: a device that can't store the order while it is sent", () => {
  function pageAlone() {
    const state = shopState();
    // The page itself still remembers the order.
    const alone = ({ keep }: Attempts) => ({ keep: (attempt: Attempt) => keep(attempt) && false });
    serveAttempts(state, (attempts) => ({ ...alone(attempts), keepForTab: () => false }));
    return filled(state);
  }

  it("sends nothing until the diner confirms the warning", async () => {
    const shop = await pageAlone();
    await shop.press("Pay now");
    expect(shop.ordering.posted).toEqual([]);
    expect(textOf(shop)).toContain("Your browser can't save your order while it is being sent.");
    await shop.press("Pay now and keep this page open");
    expect(shop.ordering.posted).toMatchObject([{ tender: { kind: "card", card: { number: "4111111111111111" } } }]);
    await shop.answer({ kind: "taken", customerId: null });
    expect(shop.announced.filter(({ kind }) => kind === "order-placed")).toMatchObject([{ total: dollars(total) }]);
  });

  it("warns only once: a declined card can be tried again immediately", async () => {
    const shop = await pageAlone();
    await shop.press("Pay now");
    await shop.press("Pay now");
    await shop.answer({ kind: "refused", message: "Declined." });
    shop.fill(goodCard);
    await shop.press("Pay now and keep this page open");
    expect(shop.ordering.posted).toHaveLength(2);
  });

  it("warns a diner who leaves the page before the outcome is known, whatever the payment", async () => {
    const shop = await pageAlone();
    click(shop.field("Cash on pickup"));
    await shop.press("Place order");
    await shop.press("Place order and keep this page open");
    await shop.answer({ kind: "no-answer" });
    expect(warns()).toBe(true);
    await shop.press("Send it again");
    await shop.answer({ kind: "taken", customerId: null });
    expect(warns()).toBe(false);
  });
});

describe("R33: a cart that another element changed", () => {
  it("is shown as it is now, and nothing is sent", async () => {
    const state = shopState();
    const shop = await filled(state);
    const [line] = cart.lines;
    if (!line) throw new Error("The cart is empty.");
    state.memory.keepCarts({ 120: [line, buildLine({ id: "later", name: "Cake", productId: "cake" })] });
    await shop.press("Pay now");
    expect(shop.ordering.posted).toEqual([]);
    expect(textOf(shop)).toContain("Nothing was sent. Your cart was changed in another tab");
    expect(textOf(shop)).toContain("Cake");
    expect(keptAttempt(shop)).toBeNull();
    await shop.press("Pay now");
    expect(shop.ordering.posted).toHaveLength(1);
  });

  it("can't be ordered if it is empty now", async () => {
    const state = shopState();
    const shop = await filled(state);
    state.memory.keepCarts({});
    await shop.press("Pay now");
    expect(shop.ordering.posted).toEqual([]);
    expect(textOf(shop)).toContain("Nothing was sent.");
    expect(textOf(shop)).toContain("Your cart is empty");
  });
});
