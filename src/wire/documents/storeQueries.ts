/** The body of a query for the store of this name, posted to `queryAddress`. */
export function encodeStoreByName(name: string): object {
  const where = { fieldFilter: { field: { fieldPath: "Name" }, op: "EQUAL", value: { stringValue: name } } };
  return { structuredQuery: { from: [{ collectionId: "Companies" }], where, limit: 1 } };
}
