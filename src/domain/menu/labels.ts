/** Where seafood is from: Australia, imported, mixed. */
export const origins = ["A", "I", "M"] as const;

export type Origin = (typeof origins)[number];

/** What the law asks of a dish, and of a choice (R102). */
export interface Labels {
  /** Null if it isn't stated, like the kilojoules. */
  readonly origin: Origin | null;
  /** Of one portion as it comes. */
  readonly kilojoules: number | null;
  readonly isAlcohol: boolean;
}

export const noLabels: Labels = { origin: null, kilojoules: null, isAlcohol: false };
