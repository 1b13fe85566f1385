/** Of the first screen of the last visit. The version is increased with each change of `FirstSnapshot`. */
export const firstPlace = { key: "first", storage: "local", isExpendable: true, version: 2 } as const;
