import type { DocumentStore, JsonFields } from "../documents/types.ts";
import { numberIn } from "./reading.ts";

const kept = "RewardPoints";
const used = "SpentRewardPoints";

/** R68: what an order spends leaves the member's points when it is placed. */
export function withoutPoints(user: JsonFields, spent: number): JsonFields {
  return { ...user, [kept]: (numberIn(user, kept) ?? 0) - spent, [used]: (numberIn(user, used) ?? 0) + spent };
}

/** And comes back where the order fails. */
export function givePointsBack(documents: DocumentStore, userPath: string | null, order: JsonFields): void {
  const spent = numberIn(order, "RedeemPoints") ?? 0;
  const user = userPath === null ? undefined : documents.read(userPath);
  if (userPath !== null && user && spent > 0) documents.set(userPath, withoutPoints(user, -spent));
}
