/** R47: the ways to receive an order, as a page names them. They are `orderModes`, which a test compares. */
export const openingModes = ["delivery", "pickup", "room", "table"] as const;

/** R106: where the page, or its address, opens the shop. */
export interface Opening {
  readonly mode: (typeof openingModes)[number] | null;
  /** A product's id. */
  readonly item: string | null;
}

export const noOpening: Opening = { mode: null, item: null };

/** R106: then nothing is asked first, so a home page (R76) is skipped. */
export function opensOnMenu({ mode, item }: Opening): boolean {
  return mode !== null || item !== null;
}
