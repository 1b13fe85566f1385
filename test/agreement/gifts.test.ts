import fc from "fast-check";
import * as v from "valibot";
import { expect, it } from "vitest";
import { draftGifts } from "../../src/domain/gift/draftGifts.ts";
import { type PricedGifts, priceGifts } from "../../src/domain/gift/priceGifts.ts";
import { encodeOrder } from "../../src/wire/api/order.ts";
import { postedOrder } from "../../widget-demo/backend/contract/documents/postedOrder.ts";
import type { JsonFields } from "../../widget-demo/backend/documents/types.ts";
import { checkGiftMoney } from "../../widget-demo/backend/ordering/gifts/checkGiftMoney.ts";
import { giftsOf } from "../cases/caseGifts.ts";
import { type GiftCase, readCase } from "../cases/caseInput.ts";
import { storeOf } from "../cases/caseOrder.ts";
import { anySurcharge, dollars } from "../domain/order/randomOrders.ts";
import { buildContact } from "../support/buildContact.ts";
import { runs } from "../support/thorough.ts";

const ids = ["P1", "P2", "P3"];
const anyId = fc.constantFrom(...ids);

const anyCard = fc.record({ Price: dollars(200), TaxRate: fc.constantFrom(0, 0.05, 0.1, 0.15, 10) });

const anyCoupon = fc.record({
  Product: fc.constantFrom("", null, ...ids),
  PercentageValue: fc.constantFrom(0, 7.5, 33.3, 50, 100),
  FreeDollar: dollars(60),
  MinSpent: fc.constantFrom(0, 0, 40),
  CouponCategory: fc.constantFrom([], [], ["C1"]),
});

const anyGiftCase = fc.record({
  kind: fc.constant("gift"),
  id: fc.constant("random"),
  now: fc.constant("2025-06-10T02:00:00Z"),
  store: fc.record({
    SurchargeBankSettings: fc.array(fc.record({ ...anySurcharge, CreditCardType: fc.constantFrom(1, 2, 5) }), {
      maxLength: 3,
    }),
  }),
  menu: fc
    .record({ cards: fc.tuple(anyCard, anyCard, anyCard), prices: fc.tuple(...ids.map(() => fc.option(dollars(200)))) })
    .map(({ cards, prices }) => ({
      Categories: [],
      Products: Object.fromEntries(cards.map((card, index) => [ids[index], { ...card, Name: ids[index] }])),
      SpecialCategories: {
        SCTypeGiftcard: {
          SubMenuItems: ids.map((ProductID, index) => ({ ID: index, ProductID, Price: prices[index] })),
        },
      },
    })),
  coupons: fc
    .array(anyCoupon, { maxLength: 4 })
    .map((coupons) => coupons.map((coupon, index) => ({ ...coupon, CouponCode: `CODE${index}` }))),
  cart: fc
    .array(fc.record({ productId: anyId, quantity: fc.integer({ min: 1, max: 6 }) }), { minLength: 1, maxLength: 5 })
    .map((lines) => lines.map((line, index) => ({ ...line, uid: `L${index}` }))),
  payment: fc.record({ code: fc.constant(1), cardCode: fc.constantFrom(1, 2) }),
});

type RandomGifts = typeof anyGiftCase extends fc.Arbitrary<infer C> ? C : never;

/** The order as the widget posts it. */
function posted(given: GiftCase, priced: PricedGifts): unknown {
  const draft = draftGifts({
    udid: "u-1",
    store: { id: 200, name: "Hotel" },
    customer: { kind: "guest", id: "g-1" },
    joins: false,
    contact: buildContact(),
    priced,
    payment: "card",
    cardIdentifier: null,
    now: given.now,
  });
  return encodeOrder(draft)["TrackingOrder"];
}

/** The value as a document stores it. */
function written<T>(value: T): JsonFields {
  return JSON.parse(JSON.stringify(value));
}

function refusalOf(random: RandomGifts, body: unknown) {
  const order = v.parse(postedOrder, body);
  const named = order.AppliedCouponCodes.map((code) => random.coupons.find(({ CouponCode }) => CouponCode === code));
  return checkGiftMoney({
    order,
    store: written(random.store),
    menu: written(random.menu),
    coupons: named.map(written),
    cardType: random.payment.cardCode === 2 ? "master" : "visa",
  });
}

/** The pricing rules that had an effect on the order. */
function shownBy({ coupons, bank, lines, discount, gst }: PricedGifts) {
  const counting = coupons.filter(({ amount }) => amount > 0);
  return {
    discount: discount.amount > 0,
    "discounted tax": discount.tax > 0,
    "several codes": counting.length > 1,
    "several codes on a line": lines.some(({ coupon }) => (coupon?.codes.length ?? 0) > 1),
    "a code that doesn't apply": coupons.some(({ problem }) => problem !== null),
    bank: bank.length > 0,
    gst: gst > 0,
  };
}

const cases = runs(2_000);

it("the backend's own calculation of gift cards accepts what the widget posts", () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(anyGiftCase, (random) => {
      const given = readCase(random) as GiftCase;
      const priced = priceGifts(giftsOf(given, storeOf(random.store)));
      expect(refusalOf(random, posted(given, priced))).toBeNull();
      for (const [rule, isShown] of Object.entries(shownBy(priced)))
        seen.set(rule, (seen.get(rule) ?? 0) + Number(isShown));
    }),
    { numRuns: cases },
  );
  // Makes sure that every rule had an effect in some of the cases.
  for (const [rule, count] of seen) expect(count, rule).toBeGreaterThan(cases / 100);
}, 60_000);
