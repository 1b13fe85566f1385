/** The body of a query for a store by name, posted to `queryUrl`. */
export function encodeStoreByName(name: string): object {
  const value = { stringValue: name };
  const where = { fieldFilter: { field: { fieldPath: "Name" }, op: "EQUAL", value } };
  return { structuredQuery: { from: [{ collectionId: "Companies" }], where, limit: 1 } };
}
