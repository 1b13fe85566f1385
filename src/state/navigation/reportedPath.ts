import { patternOf, routeAt, storeNamed } from "./paths.ts";

/**
 * The part of a path that may be reported: the screen, and the store if it is a number. The rest may be private:
 * anybody can open an order by its id, a reset link ends with an e-mail address, and an unknown path may contain
 * anything.
 */
export function reportedPath(path: string): string {
  const route = routeAt(path);
  const store = storeNamed(route);
  const pattern = patternOf(route);
  return store !== null && /^\d{1,9}$/.test(store) ? pattern.replace(":store", store) : pattern;
}
