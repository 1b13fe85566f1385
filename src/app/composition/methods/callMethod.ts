import type { CalledShop, Method } from "../shopScope.ts";
import { closeAll } from "./closeAll.ts";
import { openRequested } from "./openRequested.ts";

/** R107: what the page calls on the element. Resolves when it is shown. */
export function callMethod(shop: CalledShop, method: Method, request: unknown): Promise<void> {
  return method === "open" ? openRequested(shop, request) : closeAll(shop);
}
