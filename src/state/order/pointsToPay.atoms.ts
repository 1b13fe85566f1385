import { atom } from "jotai";
import { cents } from "../../domain/money/cents.ts";
import { sumOfSurcharges } from "../../domain/payment/surcharge.ts";
import { pointsToPay } from "../../domain/promotion/points.ts";
import { pointsLeftAtom } from "../promotion/redemptions.atoms.ts";
import { promotionsAtom } from "../promotion/rules.atoms.ts";
import { pricedOrderAtom } from "./pricedOrder.atoms.ts";

/** What the whole order costs in points (R56), without a card's surcharge. */
export const pointsToPayAtom = atom((get): number => {
  const { total, bank } = get(pricedOrderAtom);
  return pointsToPay(cents(total - sumOfSurcharges(bank).amount), get(promotionsAtom).points) ?? 0;
});

/** How many points the member lacks for that. */
export const missingPointsAtom = atom((get) => Math.max(0, get(pointsToPayAtom) - (get(pointsLeftAtom) ?? 0)));
