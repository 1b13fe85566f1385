/** A signed-in diner, as far as prices look. */
export interface Member {
  readonly points: number;
  readonly earlierOrders: number;
}
