import { movePoints } from "./memberPoints.ts";
import type { OrderingParts } from "./parts.ts";
import { numberIn, textIn } from "./reading.ts";
import { rootOf, userPath } from "./storeDocuments.ts";

export interface StatusChange {
  readonly OnlineOrderStatus: number;
  readonly OnlineOrderStatusDescription?: string;
}

/** All changes of an order's status go through this function: it moves points in the same commit. */
export function changeStatus(
  { documents }: Pick<OrderingParts, "documents">,
  path: string,
  change: StatusChange,
): void {
  const before = documents.read(path);
  if (!before) return;
  const user = userPath(rootOf(path), textIn(before, "OnlineOrderUserIdentifier"));
  documents.setAll({
    [path]: { ...before, ...change },
    ...movePoints(documents, user, { path, before, status: change.OnlineOrderStatus }),
  });
}

export function statusOf(parts: Pick<OrderingParts, "documents">, path: string): number | null {
  return numberIn(parts.documents.read(path) ?? {}, "OnlineOrderStatus");
}
