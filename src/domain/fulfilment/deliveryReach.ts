import type { Freight } from "../store/store.ts";

/** The first and the last postcode of an area, both included. */
export interface PostcodeArea {
  readonly from: number;
  readonly to: number;
}

/** The area that a store delivers to. */
export interface DeliveryReach {
  /** Empty if the store delivers anywhere. */
  readonly areas: readonly PostcodeArea[];
  /** Distance by road. Null if the store sets no limit. */
  readonly radiusKm: number | null;
}

export const anywhere: DeliveryReach = { areas: [], radiusKm: null };

export function isInAreas(postcode: string, { areas }: DeliveryReach): boolean {
  const number = Number(postcode);
  return areas.length === 0 || areas.some(({ from, to }) => from <= number && number <= to);
}

/**
 * R97: whether area and fee depend on the postcode alone. Only then can a wallet's sheet answer them, because it tells
 * no street before the diner approves.
 */
export function postcodeDecides(freight: Freight, { radiusKm }: DeliveryReach): boolean {
  if (freight.kind === "third-party" || radiusKm !== null) return false;
  return freight.rules.every(({ dollarsPerKilometre }) => dollarsPerKilometre <= 0);
}
