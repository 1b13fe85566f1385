/** The first and the last postcode of an area. */
export interface PostcodeArea {
  readonly from: number;
  readonly to: number;
}

/** Where a store delivers to. */
export interface DeliveryReach {
  /** Empty: anywhere. */
  readonly areas: readonly PostcodeArea[];
  /** By road. Null where the store sets none. */
  readonly radiusKm: number | null;
}

export const anywhere: DeliveryReach = { areas: [], radiusKm: null };

export function isInAreas(postcode: string, { areas }: DeliveryReach): boolean {
  const number = Number(postcode);
  return areas.length === 0 || areas.some(({ from, to }) => from <= number && number <= to);
}
