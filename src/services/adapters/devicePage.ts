type Hear = (key: string, teller: object) => void;

/** What all elements of one document share. The browser tells a page only of what other pages store. */
export interface DevicePage {
  /** By key: what the storage refused is known for as long as the page is open. */
  readonly unkept: Map<string, string>;
  readonly hearers: Set<Hear>;
}

export const thisPage: DevicePage = { unkept: new Map(), hearers: new Set() };
