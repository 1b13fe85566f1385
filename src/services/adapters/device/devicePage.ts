type Hear = (key: string, teller: object) => void;

/** Shared by all elements of one document, because the browser reports only changes from other pages. */
export interface DevicePage {
  /** Values that could not be stored, by key. They are known as long as the page is open. */
  readonly unkept: Map<string, string>;
  readonly hearers: Set<Hear>;
}

export const thisPage: DevicePage = { unkept: new Map(), hearers: new Set() };
