import type { ChargedSurcharge } from "../payment/surcharge.ts";
import type { PricedOrder } from "./pricedOrder.ts";

/** In the order of a receipt (R15). */
export function chargedSurcharges({
  holidays,
  bank,
}: Pick<PricedOrder, "holidays" | "bank">): readonly ChargedSurcharge[] {
  return [
    ...holidays.map(({ name, amount, weekday = null }) => ({ kind: "holiday" as const, name, weekday, amount })),
    ...bank.map(({ name, amount }) => ({ kind: "bank" as const, name, amount })),
  ];
}
