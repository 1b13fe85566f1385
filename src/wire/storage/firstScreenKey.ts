/** The storage row of the previous visit's first screen. Increase the version with each change of `FirstSnapshot`. */
export const firstScreenKey = { key: "first", storage: "local", isExpendable: true, version: 3 } as const;
