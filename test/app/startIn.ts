import { onTestFinished } from "vitest";
import { createStopScope, type ShopScope, type StopScope } from "../../src/app/composition/shopScope.ts";

type Given = Pick<ShopScope, "store">;

/** Starts something in a shop until it is stopped, or until the test ends. */
export function startIn<Shop extends Given>(
  start: (shop: Shop & { readonly scope: StopScope }) => void,
  shop: Shop,
): () => void {
  const scope = createStopScope();
  onTestFinished(scope.close);
  start({ ...shop, scope });
  return scope.close;
}
