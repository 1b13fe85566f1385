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
