import { movePoints } from "./memberPoints.ts";
import type { OrderingParts } from "./parts.ts";
import { numberIn, textIn } from "./reading.ts";
import { findUserPath } from "./storeDocuments.ts";

export interface StatusChange {
  readonly OnlineOrderStatus: number;
  readonly OnlineOrderStatusDescription?: string;
}

/** Every change of an order's status comes through here: points move with it, in one commit. */
export function changeStatus(
  parts: Pick<OrderingParts, "documents" | "configuration">,
  path: string,
  change: StatusChange,
): void {
  const before = parts.documents.read(path);
  if (!before) return;
  const userPath = findUserPath(parts, textIn(before, "OnlineOrderUserIdentifier"));
  parts.documents.setAll({
    [path]: { ...before, ...change },
    ...movePoints(parts.documents, userPath, { path, before, status: change.OnlineOrderStatus }),
  });
}

export function statusOf(parts: Pick<OrderingParts, "documents">, path: string): number | null {
  return numberIn(parts.documents.read(path) ?? {}, "OnlineOrderStatus");
}
