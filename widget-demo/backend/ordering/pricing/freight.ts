import type { JsonFields } from "../../documents/types.ts";
import { type Cents, centsOf, flatTaxRate, nothing, type TaxedAmount, taxWithin } from "../money.ts";
import type { OrderMode } from "../orderBody.ts";
import { flagIn, numberIn, recordsIn } from "../reading.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../words.ts";

/** The distance, and the third party's fee in dollars; null if unknown. */
export interface Way {
  readonly distanceKm: number | null;
  readonly thirdPartyFee: number | null;
}

/** R24: room, pickup and table orders have no fee. */
export function priceFreight(store: JsonFields, mode: OrderMode, way: Way, cartValue: Cents): TaxedAmount {
  if (mode !== "delivery") return nothing;
  const amount = flagIn(store, "EnableThirdPartDelivery", false)
    ? thirdPartyFee(way)
    : ruleFee(recordsIn(store, "FreightFeeRules"), way, cartValue);
  return { amount, tax: taxWithin(amount, flatTaxRate) };
}

function thirdPartyFee({ thirdPartyFee }: Way): Cents {
  if (thirdPartyFee === null) {
    throw new Refusal(words.noDelivery, "The third party has no fee for this store.");
  }
  return centsOf(thirdPartyFee);
}

/** The first rule whose range contains the cart's value, including both bounds. */
function ruleFee(rules: readonly JsonFields[], { distanceKm }: Way, cartValue: Cents): Cents {
  const rule = rules.find((each) => {
    const most = centsOf(numberIn(each, "PriceRangeMaximum") ?? 0);
    const least = centsOf(numberIn(each, "PriceRangeMinimum") ?? 0);
    return least <= cartValue && (most === 0 || cartValue <= most);
  });
  if (!rule) return 0;
  const perKilometer = numberIn(rule, "FreightFeePerKilometer") ?? 0;
  if (perKilometer !== 0 && distanceKm === null) throw unknownDistance();
  const kilometers = Math.max(1, Math.ceil(distanceKm ?? 0));
  const reckoned = (numberIn(rule, "FreightFeeAmount") ?? 0) + perKilometer * kilometers;
  return Math.max(0, centsOf(Math.max(numberIn(rule, "FreightFeeMinimum") ?? 0, reckoned)));
}

export function unknownDistance(): Refusal {
  return new Refusal(
    words.noDistance,
    "DeliveryAddress.Altitude (the latitude) or Longitude is missing, or the store's Location.",
  );
}
