import { patternOf, routeAt, storeNamed } from "./paths.ts";

/**
 * What a report may tell of a path: the screen, and the store by its number. Anybody can open an order by its id, a reset
 * link ends in an email address, and an address that nobody knows may hold anything.
 */
export function reportedPath(path: string): string {
  const route = routeAt(path);
  const store = storeNamed(route);
  const pattern = patternOf(route);
  return store !== null && /^\d{1,9}$/.test(store) ? pattern.replace(":store", store) : pattern;
}
