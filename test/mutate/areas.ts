const money =
  /^src\/domain\/((money|cart|promotion|payment)\/|(order|gift)\/\w*([pP]ric|[sS]urcharge|[tT]ax|[sS]ale|orderBody))/;

/** Where a fault weighs most, and otherwise the storey. */
export function areaOf(path: string): string {
  if (money.test(path)) return "money";
  if (/^src\/(domain|state|features)\/checkout\//.test(path)) return "checkout";
  if (path.startsWith("src/services/adapters/")) return "adapters";
  return path.split("/")[1] ?? path;
}
