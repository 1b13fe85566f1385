import { addTaxed, type Cents } from "./money.ts";
import type { TrackingOrder } from "./orderBody.ts";
import type { PricedOrder } from "./priceOrder.ts";

const dollars = (cents: Cents) => cents / 100;

/** The sums that depend on how an order is paid, as an order says them. */
export function paymentSums({ UDID, CreatedOn, PaymentTransactions }: TrackingOrder, priced: PricedOrder) {
  const bank = addTaxed(priced.bank);
  const { amount, tax } = priced.total;
  return {
    BankCardSurcharge: dollars(bank.amount),
    BankCardSurchargeTax: dollars(bank.tax),
    SurchargeTransactions: [...priced.holiday, ...priced.bank].map((each) => {
      return { UDID, Surcharge_ID: each.id, Amount: dollars(each.amount), TransactionTime: CreatedOn };
    }),
    TotalExcludingTax: dollars(amount - tax),
    TotalTax: dollars(tax),
    RedeemPoints: priced.points.spent,
    RewardPoints: priced.points.earned,
    PaymentTransactions: PaymentTransactions.map((each) => ({ ...each, Amount: dollars(amount) })),
  };
}
