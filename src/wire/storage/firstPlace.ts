/** Of the first screen of the last visit. The version is increased with each change of `domain/menu/firstShop.ts`. */
export const firstPlace = { key: "first", storage: "local", isExpendable: true, version: 1 } as const;
