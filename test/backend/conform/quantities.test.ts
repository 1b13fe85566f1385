import { expect, it } from "vitest";
import { quantities } from "../../../widget-demo/tools/conform/groups/quantities.ts";
import type { Order } from "../../../widget-demo/tools/conform/order.ts";
import { run } from "./conformFixture.ts";

const cents = (...dollars: readonly number[]) => Math.round(dollars.reduce((sum, each) => sum + each, 0) * 100);

/** An API that adds up an order as it comes, and looks at no quantity. */
function addsUp(order: Order): boolean {
  const lines = order.OrderItems.flatMap(({ Quantity, OrderExtras, ...item }) => [
    { units: Quantity, price: item.UsingUnitPrice, sum: cents(item.FinalTotalExcludingTax, item.FinalTotalTax) },
    ...OrderExtras.map((extra) => ({
      units: Quantity * extra.Quantity,
      price: extra.UsingUnitPrice,
      sum: cents(extra.FinalPriceExcludingTax, extra.FinalTax),
    })),
  ]);
  const subtotal = cents(order.SubtotalExcludingTax, order.SubtotalTax);
  const surcharge = cents(order.POSSurchargeExcludingTax, order.POSSurchargeTax);
  const discount = cents(order.DiscountExcludingTax, order.DiscountTax);
  const total = cents(order.TotalExcludingTax, order.TotalTax);
  return (
    lines.every(({ units, price, sum }) => cents(price * units) === sum) &&
    lines.reduce((sum, line) => sum + line.sum, 0) === subtotal &&
    Math.round((subtotal - discount) * 0.1) === surcharge &&
    subtotal - discount + surcharge + cents(order.BankCardSurcharge, order.BankCardSurchargeTax) === total &&
    order.PaymentTransactions.every(({ Amount }) => cents(Amount) === total)
  );
}

it("orders what only its quantities are wrong with", async () => {
  const orders: Order[] = [];
  const before = ({ body }: { readonly body: string }) => {
    if (body.includes("TrackingOrder"))
      orders.push((JSON.parse(body) as { readonly TrackingOrder: Order }).TrackingOrder);
  };
  const lines = await run({ only: "quantities", fault: { before } });
  expect(lines.map(({ outcome }) => outcome)).toEqual(quantities.map(() => "passed"));
  expect(orders.map(({ OrderItems }) => OrderItems.map(({ Quantity }) => Quantity))).toEqual([
    [2, -1],
    [19.5],
    ...Array.from({ length: 5 }, () => [20]),
  ]);
  const chosen = orders.map(({ OrderItems: [first] }) =>
    first?.OrderExtras.map((extra) => [extra.Name, extra.Quantity]),
  );
  expect(chosen.slice(2)).toEqual([
    [["Wagyu patty", -1]],
    [],
    [
      ["Milk bun", 1],
      ["Rye bun", 1],
    ],
    [
      ["Wagyu patty", 4],
      ["Bean patty", 3],
    ],
    [["Wagyu patty", 5]],
  ]);
  expect(orders.map(addsUp)).toEqual(orders.map(() => true));
});
