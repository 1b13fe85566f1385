import { priceCart } from "../../../src/domain/cart/priceCart.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { type DraftInput, draftOrder, type OrderDraft } from "../../../src/domain/order/orderDraft.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { buildCartModifier, buildLine } from "../cart/cartLines.ts";

const cheese = buildCartModifier("201", { name: "Cheese", price: cents(100), quantity: 2 });
const patty = buildCartModifier("103", { name: "Wagyu patty", price: cents(645), subs: [cheese] });
const mains = { categoryId: "c1", categoryName: "Mains" };

/** The order of wire.md's example, with a sub-modifier and without its coupon. */
export const exampleCart = priceCart({
  lines: [
    buildLine({
      ...mains,
      id: "L1",
      productId: "11",
      name: "Burger",
      price: cents(1_885),
      quantity: 2,
      rewardPoints: 1,
      modifiers: [patty],
      note: "No onion",
    }),
    buildLine({
      ...mains,
      id: "L2",
      productId: "12",
      name: "Damper",
      price: cents(605),
      taxRate: 0,
      rewardPoints: 0,
    }),
  ],
});

export function buildDraft(given: Partial<DraftInput> = {}): OrderDraft {
  return draftOrder({
    udid: "0d0e7a52-3f0c-4a8e-9a57-0f6c2b1d9e10",
    store: { id: 907, name: "Quarter Deck" },
    customer: { kind: "guest", id: "g-5f" },
    contact: { firstName: "Noor", lastName: "Abbot", email: "noor@example.com", phone: "0412345678" },
    fulfilment: { kind: "pickup" },
    cart: exampleCart,
    time: { kind: "slot", at: instant(1_795_305_600_000) },
    payment: "card",
    notes: " Ring twice ",
    now: instant(1_795_304_400_999),
    ...given,
  });
}
