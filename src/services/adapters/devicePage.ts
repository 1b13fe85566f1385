type Hear = (key: string, teller: object) => void;

/** What all elements of one document share: the browser tells a page only about changes from other pages. */
export interface DevicePage {
  /** By key: values that the storage refused. They are known as long as the page is open. */
  readonly unkept: Map<string, string>;
  readonly hearers: Set<Hear>;
}

export const thisPage: DevicePage = { unkept: new Map(), hearers: new Set() };
