import { isJsonObject } from "../../documentShape.ts";
import type { Json, JsonFields } from "../../documents/types.ts";
import type { KeptCard } from "../cards.ts";
import { timeIn } from "../documentTime.ts";
import { type Cents, centsOf, flatTaxRate, roundHalfAway, type TaxedAmount, taxWithin } from "../money.ts";
import { modeOf, type TrackingOrder } from "../orderBody.ts";
import { flagIn, idIn, listIn, numberIn } from "../reading.ts";
import { storeDayAt, weekdayOf } from "../storeTime.ts";

export interface Surcharge extends TaxedAmount {
  /** The setting's ID, or its index among the settings. */
  readonly id: string;
}

const anyCard = 5;
const cardCodes = { visa: 1, master: 2 } as const;
const knownCodes: readonly (number | null)[] = [1, 2, 3, 4, 5, 7, 9];
const cardPayment = 99;
const walletGateways: readonly (number | null)[] = [6, 7];

/** R31: the chosen time if pre-orders are on, else now. */
export function surchargeTimeMs(order: TrackingOrder, store: JsonFields, asOfMs: number): number {
  const mode = modeOf(order);
  const flag = mode === "pickup" ? "EnablePreoderForPickup" : mode === "delivery" ? "EnablePreoderForDelivery" : null;
  const isAhead = flag !== null && order.Tables.length === 0 && flagIn(store, flag, false);
  return isAhead ? order.ScheduledTime * 1000 : asOfMs;
}

/** R25: every setting that covers this time, on subtotal minus discount. */
export function holidaySurcharges(store: JsonFields, zone: string, timeMs: number, base: Cents): readonly Surcharge[] {
  const day = storeDayAt(timeMs, zone);
  return surchargesOf(listIn(store, "SurchargeHolidaySettings"), base, (setting) => isOnDay(setting, day, zone));
}

/**
 * If it has both dates, only they decide: whole store days, both inclusive. A setting with an invalid date never
 * applies.
 */
function isOnDay(setting: JsonFields, day: number, zone: string): boolean {
  const startMs = timeIn(setting, "StartDate", zone);
  const endMs = timeIn(setting, "EndDate", zone);
  const isUnreadable = (key: string, ms: number | null) => ms === null && (setting[key] ?? null) !== null;
  if (isUnreadable("StartDate", startMs) || isUnreadable("EndDate", endMs)) return false;
  if (startMs === null || endMs === null) return numberIn(setting, "DayOfWeek") === weekdayOf(day);
  return storeDayAt(startMs, zone) <= day && day <= storeDayAt(endMs, zone);
}

/** R25: on subtotal minus discount plus fee and holiday surcharge. None while the card type is unknown. */
export function bankSurcharges(
  store: JsonFields,
  order: TrackingOrder,
  cardType: KeptCard["type"] | null,
  base: Cents,
): readonly Surcharge[] {
  const codes = chargedCodes(order, cardType);
  return surchargesOf(listIn(store, "SurchargeBankSettings"), base, (setting) => {
    const code = numberIn(setting, "CreditCardType");
    return knownCodes.includes(code) && codes.includes(code);
  });
}

/** R39: Apple Pay and Google Pay are 99 with a gateway, and pay the surcharge for any card. */
function chargedCodes(order: TrackingOrder, cardType: KeptCard["type"] | null): readonly (number | null)[] {
  if (order.PaymentTransactions[0]?.PaymentMethodType !== cardPayment) return [];
  if (walletGateways.includes(order.PaymentGateway)) return [anyCard];
  return cardType === null ? [] : [cardCodes[cardType], anyCard];
}

function surchargesOf(
  settings: readonly Json[],
  base: Cents,
  holds: (setting: JsonFields) => boolean,
): readonly Surcharge[] {
  if (base === 0) return [];
  return settings.flatMap((setting, index) => {
    if (!isJsonObject(setting)) return [];
    const most = centsOf(numberIn(setting, "AmountMaximum") ?? 0);
    const least = centsOf(numberIn(setting, "AmountMinimum") ?? 0);
    const isInRange = least <= base && (most === 0 || base <= most);
    const amount = isInRange && holds(setting) ? amountOf(setting, base) : 0;
    if (amount === 0) return [];
    const tax = flagIn(setting, "IsTaxable", false) ? taxWithin(amount, flatTaxRate) : 0;
    return { id: idIn(setting, "ID") || idIn(setting, "Surcharge_ID") || String(index), amount, tax };
  });
}

/** R10: a setting with no rate, a rate above 100 %, or an unknown type adds nothing. */
function amountOf(setting: JsonFields, base: Cents): Cents {
  const rate = Math.max(0, numberIn(setting, "Rate") ?? 0);
  switch (numberIn(setting, "RateType")) {
    case 1:
      return rate > 1 ? 0 : roundHalfAway(rate * base);
    case 2:
      return centsOf(rate);
    default:
      return 0;
  }
}
