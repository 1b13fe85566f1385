import { randomUUID } from "node:crypto";
import { isOffered } from "../../../backend/ordering/checkStore.ts";
import { type Check, check } from "../check.ts";
import { documentOf, leavesNothing } from "../documentOf.ts";
import { declinedCard } from "../fixtures.ts";
import type { Order } from "../order.ts";
import { type Make, refusal, withItem } from "../refusal.ts";
import { hasEnvelope, refused } from "../replies.ts";
import { fail, skip } from "../verdict.ts";
import { flagOf, isTaken, minimumOf, modes } from "../ways.ts";

const unknownDish: Make = async (subject) => withItem(await subject.order(), { Product_ID: "no-such-dish" });

const broken = (sentence: string, text: string) =>
  check(sentence, async ({ call }) => {
    refused(await call("POST", `trackingorders/${randomUUID()}`, { text }));
  });

export const refusals: readonly Check[] = [
  refusal("A dish that isn't on the menu is refused with sold-out.", "sold-out", unknownDish),
  check("A refusal has Success false, and Status with a Message.", async (subject) => {
    hasEnvelope(await subject.post(await unknownDish(subject)));
  }),
  check("A refusal is answered with HTTP 200, and Success in its body.", async (subject) => {
    const { status } = await subject.post(await unknownDish(subject));
    if (status !== 200) fail(`HTTP ${status}.`);
  }),
  refusal("A dish in a category that isn't on the menu is refused with sold-out.", "sold-out", async (subject) =>
    withItem(await subject.order(), { CategoryId: "no-such-category" }),
  ),
  refusal("A dish whose Status is 3 is refused with sold-out.", "sold-out", async (subject) => {
    const dish = subject.shop.dishes.find(({ offer }) => offer.isSoldOut) ?? skip("no dish of the menu is sold out.");
    return withItem(await subject.order(), {
      Product_ID: dish.productId,
      CategoryId: dish.categoryId,
      Name: dish.name,
    });
  }),
  refusal("A choice that the dish doesn't have is refused with sold-out.", "sold-out", async (subject) => {
    const order = await subject.order();
    const extra = {
      Extra_ID: "no-such-choice",
      Quantity: 1,
      UsingUnitPrice: 0,
      FinalPriceExcludingTax: 0,
      FinalTax: 0,
    };
    const extras = [...(order.OrderItems[0]?.OrderExtras ?? []), { ...extra, ChildrenOrderExtras: [] }];
    return withItem(order, { OrderExtras: extras });
  }),
  refusal("An order at a store that isn't there is refused.", undefined, async (subject) => {
    return { ...(await subject.order()), StoreID: 999_999_937 };
  }),
  refusal("An order for a time that has passed is refused.", undefined, async (subject) => {
    const order = await subject.order();
    return { ...order, ScheduledTime: order.CreatedOn - 3600 };
  }),
  refusal("An order for a time at which the store takes none is refused with closed.", "closed", async (subject) => {
    const order = await subject.order({ mode: "pickup" });
    const years = order.CreatedOn + 400 * 86_400;
    if (isTaken(subject.shop.store, "pickup", years, order.CreatedOn * 1000))
      skip("the store takes orders for any time.");
    return { ...order, ScheduledTime: years };
  }),
  refusal("An order below the store's minimum is refused with below-minimum.", "below-minimum", async (subject) => {
    const { store, dishes } = subject.shop;
    for (const mode of modes) {
      const minimum = minimumOf(store, mode);
      const dish = dishes.find(({ unit, offer }) => unit > 0 && unit < minimum && !offer.isSoldOut);
      if (dish && isOffered(store, mode))
        return subject.order({ mode, lines: [{ ...dish, quantity: 1 }], isShort: true });
    }
    return skip("no dish costs less than the store's minimum.");
  }),
  refusal("An address outside DeliveryAreas is refused with out-of-area.", "out-of-area", async (subject) => {
    const order = await subject.order({ mode: "delivery" });
    const areas = subject.shop.store.fields["DeliveryAreas"];
    if (!Array.isArray(areas) || areas.length === 0) skip("the store delivers to every postcode.");
    return { ...order, DeliveryAddress: { ...order.DeliveryAddress, Postcode: "0001" } } as Order;
  }),
  refusal("An address beyond DeliveryRadius is refused with out-of-area.", "out-of-area", async (subject) => {
    const order = await subject.order({ mode: "delivery" });
    if (Number(subject.shop.store.fields["DeliveryRadius"] ?? 0) <= 0) skip("the store has no DeliveryRadius.");
    const { Altitude = null } = order.DeliveryAddress ?? {};
    if (Altitude === null) skip("the store has no Location.");
    return { ...order, DeliveryAddress: { ...order.DeliveryAddress, Altitude: Altitude + 3 } } as Order;
  }),
  refusal("A delivery without an address is refused.", undefined, async (subject) => {
    return { ...(await subject.order({ mode: "delivery" })), DeliveryAddress: null };
  }),
  refusal("An order at a table that names none is refused.", undefined, async (subject) => {
    return { ...(await subject.order({ mode: "table" })), Tables: [] };
  }),
  refusal("A discount code that doesn't exist is refused with coupon-invalid.", "coupon-invalid", async (subject) => {
    return { ...(await subject.order()), AppliedCouponCodes: [randomUUID()] };
  }),
  refusal(
    "A guest's payment with points (PaymentMethodType 10) is refused with not-allowed.",
    "not-allowed",
    async (subject) => {
      const order = await subject.order();
      const [payment] = order.PaymentTransactions;
      return { ...order, PaymentTransactions: [{ Amount: payment?.Amount ?? 0, PaymentMethodType: 10 }] };
    },
  ),
  refusal("An order in a way that the store doesn't offer is refused.", undefined, async (subject) => {
    const { store } = subject.shop;
    if (!isOffered(store, "table"))
      return { ...(await subject.order()), OrderType: 2, Tables: [{ Name: "1" }] } as Order;
    if (isOffered(store, "pickup")) skip("the store offers pickup and tables.");
    return { ...(await subject.order()), OrderType: 3, Tables: [] };
  }),
  refusal("Cash where the store takes none is refused.", undefined, (subject) => {
    if (flagOf(subject.shop.store, "EnableCashOnPickup")) skip("the store takes cash.");
    return subject.order({ mode: "pickup", payment: "cash" });
  }),
  refusal("Cash is for a pickup only, and is otherwise refused with not-allowed.", "not-allowed", async (subject) => {
    const mode = modes.find((each) => each !== "pickup" && isOffered(subject.shop.store, each));
    return subject.order({ mode: mode ?? skip("the store only offers pickup."), payment: "cash" });
  }),
  refusal(
    "The room's bill is for an order to a room, and is otherwise refused with not-allowed.",
    "not-allowed",
    (subject) => subject.order({ mode: "pickup", payment: "room" }),
  ),
  refusal("An order without dishes is refused.", undefined, async (subject) => {
    return { ...(await subject.order()), OrderItems: [] };
  }),
  refusal("A way to pay that the contract doesn't have is refused.", undefined, async (subject) => {
    const order = await subject.order();
    return { ...order, PaymentTransactions: [{ Amount: 0, PaymentMethodType: 4242 }] } as unknown as Order;
  }),
  check("A declined card is refused with card-declined, and leaves no order.", async (subject) => {
    const card = declinedCard(subject.fixtures);
    const order = await subject.order({ payment: "card" });
    refused(await subject.post(order, { card }), "card-declined");
    await leavesNothing(subject, order);
  }),
  check("After a declined card, the same dishes may be ordered under a new UDID.", async (subject) => {
    const card = declinedCard(subject.fixtures);
    refused(await subject.post(await subject.order({ payment: "card" }), { card }), "card-declined");
    await documentOf(subject, await subject.place({ payment: "card" }));
  }),
  check("A payment by card without a card is refused.", async (subject) => {
    const order = await subject.order({ payment: "card", prices: { cardType: null } });
    refused(await subject.post(order, { card: null }));
    await leavesNothing(subject, order);
  }),
  broken("A body that isn't JSON is refused.", '{"TrackingOrder"'),
  broken("A body without TrackingOrder is refused.", "{}"),
];
