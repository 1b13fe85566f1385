type FirestoreValue = { readonly stringValue: string } | { readonly integerValue: string };

/** The body of a query for stores, posted to `queryUrl`. */
function storesWhere(fieldPath: string, value: FirestoreValue, limit: object = {}): object {
  const where = { fieldFilter: { field: { fieldPath }, op: "EQUAL", value } };
  return { structuredQuery: { from: [{ collectionId: "Companies" }], where, ...limit } };
}

export function encodeStoreByName(name: string): object {
  return storesWhere("Name", { stringValue: name }, { limit: 1 });
}

/** The domain sorts and filters them, so the database needs no index for it. */
export function encodeStoresOfHq(hqId: number): object {
  return storesWhere("HQCompanyID", { integerValue: String(hqId) });
}
