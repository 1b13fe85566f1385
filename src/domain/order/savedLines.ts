import { longestNote, mostOfOneProduct } from "../cart/limits.ts";
import type { ChosenExtra, ChosenItem, SavedRoll } from "./findAgain.ts";

/** A line without the data that the menu provides. */
export interface SavedLine extends Omit<ChosenItem, "name" | "redemption" | "mealAddOns"> {
  readonly mealAddOns: readonly SavedRoll[];
  /** Null if it isn't redeemed with points. */
  readonly ruleKey: string | null;
}

/** Returns undefined if the value is invalid. */
type Reader<T> = (value: unknown) => T | undefined;

/** More than any menu allows. */
const mostOfOneExtra = 1_000;

const readId: Reader<string> = (value) => {
  if (typeof value === "string" && value !== "") return value;
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? String(value) : undefined;
};

/** 0 and undefined stand for a missing value. */
function orElse<T>(value: unknown, missing: T, read: Reader<T>): T | undefined {
  return value === 0 || value === undefined ? missing : read(value);
}

function readQuantity(value: unknown, most: number): number | undefined {
  return orElse(value, 1, (count) =>
    typeof count === "number" && Number.isInteger(count) && count >= 1 && count <= most ? count : undefined,
  );
}

function readAll<T>(value: unknown, read: Reader<T>): readonly T[] | undefined {
  return orElse<readonly T[]>(value, [], (values) => {
    if (!Array.isArray(values)) return undefined;
    const all = values.map((each) => read(each));
    return all.includes(undefined) ? undefined : (all as T[]);
  });
}

function cellsOf(value: unknown, most: number): readonly unknown[] | undefined {
  const cells: readonly unknown[] = Array.isArray(value) ? value : [value];
  return cells.length <= most ? cells : undefined;
}

/** R11: sub-modifiers are one level deep. */
const readExtraAt =
  (depth: number): Reader<ChosenExtra> =>
  (value) => {
    const cells = cellsOf(value, depth === 0 ? 3 : 2);
    const modifierId = readId(cells?.[0]);
    const quantity = readQuantity(cells?.[1], mostOfOneExtra);
    const children = readAll(cells?.[2], readExtraAt(depth + 1));
    return modifierId && quantity && children ? { modifierId, quantity, children } : undefined;
  };

const readExtra = readExtraAt(0);

const readRoll: Reader<SavedRoll> = (value) => {
  const cells = cellsOf(value, 3);
  const [triggerId, productId] = [readId(cells?.[0]), readId(cells?.[1])];
  const extras = readAll(cells?.[2], readExtra);
  return triggerId && productId && extras ? { triggerId, productId, extras } : undefined;
};

const readNote: Reader<string> = (value) =>
  typeof value === "string" && value.length <= longestNote ? value : undefined;

const readLine: Reader<SavedLine> = (value) => {
  const cells = cellsOf(value, 7) ?? [];
  const productId = readId(cells[0]);
  const quantity = readQuantity(cells[1], mostOfOneProduct);
  const extras = readAll(cells[2], readExtra);
  const note = orElse(cells[3], "", readNote);
  const listing = readAll(cells[4], readId);
  const mealAddOns = readAll(cells[5], readRoll);
  const ruleKey = orElse<string | null>(cells[6], null, readId);
  if (!productId || !quantity || !extras || note === undefined) return undefined;
  if (!listing || !mealAddOns || ruleKey === undefined) return undefined;
  const [categoryId = "", entryId = ""] = listing;
  return { productId, categoryId, entryId, quantity, extras, note, mealAddOns, ruleKey };
};

/** Null if there are no lines or one of them is invalid. */
export function parseSavedLines(value: unknown): readonly SavedLine[] | null {
  const lines = readAll(value, readLine);
  return lines && lines.length > 0 ? lines : null;
}
