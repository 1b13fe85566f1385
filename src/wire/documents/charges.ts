import type { Charges } from "../../domain/order/priceOrder.ts";
import type { BankSurcharge } from "../../domain/payment/bankSurcharges.ts";
import { anyNumber } from "../kinds.ts";
import { documentFields, type Fields, leaveOutOfList, type ReadingContext, read } from "../reading.ts";
import { parseFreight } from "./freight.ts";
import { parseHolidays, parseSurcharge, placed } from "./holidays.ts";

/** The card codes of bank surcharges (S26). */
const cards: Readonly<Partial<Record<number, BankSurcharge["card"]>>> = {
  1: "visa",
  2: "mastercard",
  3: "amex",
  4: "discover",
  5: "all",
  7: "diners",
  9: "jcb",
};

function parseBank(fields: Fields, index: number): BankSurcharge[] {
  const card = cards[read(fields, "CreditCardType", anyNumber, Number.NaN)];
  if (!card) return leaveOutOfList(fields, "no known CreditCardType");
  const surcharge = parseSurcharge(fields, index);
  return surcharge ? [{ ...surcharge, card }] : [];
}

/** R24, R25: the delivery fees and surcharges in a store's document. */
export function parseCharges(values: unknown, zone: string, context: ReadingContext): Charges {
  const path = "Companies";
  const store = documentFields(values, path, context) ?? { values: {}, path, context };
  return {
    freight: parseFreight(store),
    surcharges: {
      holidays: parseHolidays(store, zone),
      bank: placed(store, "SurchargeBankSettings", parseBank),
    },
  };
}
