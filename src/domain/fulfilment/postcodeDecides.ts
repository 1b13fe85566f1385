import type { Freight } from "../store/freight.ts";
import type { DeliveryReach } from "./deliveryReach.ts";

/**
 * R97: whether area and fee depend on the postcode alone. Only then can a wallet's sheet answer them, because it tells
 * no street before the diner approves.
 */
export function postcodeDecides(freight: Freight, { radiusKm }: DeliveryReach): boolean {
  if (freight.kind === "third-party" || radiusKm !== null) return false;
  return freight.rules.every(({ dollarsPerKilometre }) => dollarsPerKilometre <= 0);
}
