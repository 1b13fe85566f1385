/** R4, R59: whether orders are saved instead of placed. Null where the page's address says nothing about payment. */
export function parseSavesOrders(query: string): boolean | null {
  const named = new URLSearchParams(query).get("paymenttype");
  return named === null ? null : named.trim() === "saveorder";
}
