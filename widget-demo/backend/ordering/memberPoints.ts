import * as v from "valibot";
import { lastSegmentOf } from "../documents/names.ts";
import type { DocumentStore, JsonFields } from "../documents/types.ts";
import { numberIn } from "./reading.ts";

const kept = "RewardPoints";
const gained = "EarnedRewardPoints";
const used = "SpentRewardPoints";

const completed = 5;
/**
 * Failed, payment failed, refunded and rejected orders return money and points (R68).
 */
const givesBack: readonly (number | null)[] = [3, 6, 10, 11];

export function isGivenBack(status: number | null): boolean {
  return givesBack.includes(status);
}

/** The points that an order has moved since it was placed. Each move happens once, however often the status changes. */
const MovesSchema = v.object({ isEarned: v.boolean(), isReturned: v.boolean() });
const collection = "PointMoves";

/** R68: an order's redeemed points are subtracted from the member's points when it is placed. */
export function withoutPoints(user: JsonFields, spent: number): JsonFields {
  return { ...user, ...plus(user, kept, -spent), ...plus(user, used, spent) };
}

/**
 * R68: the other documents that change with an order's status: its member's points, and the record of their moves. The
 * caller commits them with the status, so that a crash can't separate them.
 */
export function movePoints(
  documents: DocumentStore,
  userPath: string,
  { path, before, status }: { readonly path: string; readonly before: JsonFields; readonly status: number },
): Readonly<Record<string, JsonFields>> {
  const user = documents.read(userPath);
  if (!user) return {};
  const place = `${collection}/${lastSegmentOf(path)}`;
  const moved = movesOf(documents.read(place), numberIn(before, "OnlineOrderStatus"));
  const isReturned = moved.isReturned || isGivenBack(status);
  const isEarned = moved.isEarned || status === completed;
  const returned = isReturned && !moved.isReturned ? (numberIn(before, "RedeemPoints") ?? 0) : 0;
  const earned = isEarned && !moved.isEarned ? (numberIn(before, kept) ?? 0) : 0;
  const richer = withoutPoints({ ...user, ...plus(user, gained, earned), ...plus(user, kept, earned) }, -returned);
  return { [place]: { isEarned, isReturned }, ...(returned + earned > 0 ? { [userPath]: richer } : {}) };
}

/** An order from the data has no record yet, so its status determines what has been moved. */
function movesOf(record: JsonFields | undefined, status: number | null): v.InferOutput<typeof MovesSchema> {
  const result = v.safeParse(MovesSchema, record);
  return result.success ? result.output : { isEarned: status === completed, isReturned: isGivenBack(status) };
}

function plus(user: JsonFields, key: string, points: number): JsonFields {
  return { [key]: (numberIn(user, key) ?? 0) + points };
}
