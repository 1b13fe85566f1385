import type { TrackingOrder } from "../../../backend/ordering/orderBody.ts";
import { flagIn } from "../../../backend/ordering/reading.ts";
import { feeBound } from "../bounds.ts";
import { type Check, check } from "../check.ts";
import { documentOf, leavesNothing } from "../documentOf.ts";
import { askFee } from "../fee.ts";
import type { Order } from "../order.ts";
import { done, refused } from "../replies.ts";
import type { Subject } from "../subject.ts";
import { fail, skip } from "../verdict.ts";

/** An address to which a third party delivers. */
async function toThirdParty(subject: Subject): Promise<TrackingOrder> {
  if (!flagIn(subject.shop.store.fields, "EnableThirdPartDelivery", false)) skip("no third party delivers.");
  return (await subject.order({ mode: "delivery" })) as unknown as TrackingOrder;
}

async function charged(subject: Subject): Promise<Order> {
  const order = await subject.order({ mode: "delivery" });
  if (order.FreightExcludingTax === 0) skip("delivery costs nothing.");
  return order;
}

export const fees: readonly Check[] = [
  check("A complete address is answered with Fee in dollars.", async (subject) => {
    const order = await toThirdParty(subject);
    done("quoteFee", await askFee(subject.call, subject.shop.id, order));
  }),
  check("The same address asked again has the same Fee.", async (subject) => {
    const order = await toThirdParty(subject);
    const ask = async () => done("quoteFee", await askFee(subject.call, subject.shop.id, order))["Fee"];
    const [one, two] = [await ask(), await ask()];
    if (one !== two) fail(`first ${one}, then ${two}.`);
  }),
  check("An address without a street is refused.", async (subject) => {
    const order = await toThirdParty(subject);
    refused(await askFee(subject.call, subject.shop.id, order, { Street: "" }));
  }),
  check("The Fee of a store that isn't there is refused.", async (subject) => {
    const order = await toThirdParty(subject);
    refused(await askFee(subject.call, 999_999_937, order));
  }),
  check("An order is taken at the Fee that was answered.", async (subject) => {
    await toThirdParty(subject);
    await subject.place({ mode: "delivery" });
  }),
  check("A delivery is taken at the fee of the store's FreightFeeRules.", async (subject) => {
    if (flagIn(subject.shop.store.fields, "EnableThirdPartDelivery", false)) skip("a third party delivers.");
    const order = await charged(subject);
    done("placeOrder", await subject.post(order));
    await documentOf(subject, order);
  }),
  feeBound(
    "A delivery whose subtotal is a rule's PriceRangeMaximum has that rule's fee, also where the next rule begins there.",
    "PriceRangeMaximum",
  ),
  feeBound("A delivery whose subtotal is a rule's PriceRangeMinimum has that rule's fee.", "PriceRangeMinimum"),
  check("A delivery without its fee is refused with price-changed.", async (subject) => {
    const order = await charged(subject);
    const fee = order.FreightExcludingTax + order.FreightTax;
    const free = {
      ...order,
      FreightExcludingTax: 0,
      FreightTax: 0,
      TotalExcludingTax: Math.round((order.TotalExcludingTax - order.FreightExcludingTax) * 100) / 100,
      TotalTax: Math.round((order.TotalTax - order.FreightTax) * 100) / 100,
      PaymentTransactions: order.PaymentTransactions.map((each) => ({
        ...each,
        Amount: Math.round((each.Amount - fee) * 100) / 100,
      })),
    };
    refused(await subject.post(free), "price-changed");
    await leavesNothing(subject, order);
  }),
];
