/** R4, R59: whether orders are saved instead of placed. Null if the page's URL has no `paymenttype`. */
export function parseSavesOrders(query: string): boolean | null {
  const named = new URLSearchParams(query).get("paymenttype");
  return named === null ? null : named.trim() === "saveorder";
}
