import { isJsonObject } from "../../documentShape.ts";
import type { JsonFields } from "../../documents/types.ts";
import { timeIn } from "../documentTime.ts";
import { type Cents, centsOf } from "../money.ts";
import { flagIn, idIn, isDisabled, listIn, numberIn, recordsIn } from "../reading.ts";
import { type PriceChange, readPriceChange } from "./priceChange.ts";

export type GroupedBy = "product" | "category" | "tag";

export interface Condition {
  readonly by: GroupedBy;
  readonly id: string;
  readonly quantity: number;
}

export interface Outcome {
  readonly id: string;
  /** Units per run; 0 means all that match (R18). */
  readonly quantity: number;
}

/** R16: which items a trigger affects. */
type TriggerReach =
  | { readonly kind: "whole order" }
  | { readonly kind: "roll into meal" | "per item"; readonly by: GroupedBy; readonly outcomes: readonly Outcome[] };

export interface Trigger {
  readonly id: string;
  readonly priority: number;
  /** TriggerMode as written. A roll-into-meal is never offered in modes 3 and 4 (R20). */
  readonly mode: number;
  readonly repeats: boolean;
  readonly isBlockedByCoupon: boolean;
  readonly minimum: Cents;
  readonly startMs: number;
  readonly endMs: number;
  readonly conditions: readonly Condition[];
  readonly reach: TriggerReach;
  readonly change: PriceChange;
  readonly dearestFirst: boolean;
}

const modes = [0, 1, 2, 3, 4];
const runTypes = [0, 1, 2];
const runMultiple = 2;

/**
 * The triggers of the collection and of the menu, in the order in which they apply (R18). If both contain the same one,
 * the collection's is used.
 */
export function readTriggers(collection: readonly JsonFields[], menu: JsonFields, zone: string): readonly Trigger[] {
  const named = new Map<string, JsonFields>();
  for (const fields of [...collection, ...recordsIn(menu, "PriceTriggers")]) {
    const id = idIn(fields, "ID");
    if (id !== "" && !named.has(id)) named.set(id, fields);
  }
  return [...named].flatMap(([id, fields]) => readTrigger(id, fields, zone) ?? []).sort(byTurn);
}

/** R10: null if the trigger is invalid. A disabled trigger counts as missing. */
function readTrigger(id: string, fields: JsonFields, zone: string): Trigger | null {
  const mode = numberIn(fields, "TriggerMode") ?? 0;
  const runType = numberIn(fields, "RunType") ?? 0;
  const startMs = timeIn(fields, "StartAt", zone) ?? Number.NEGATIVE_INFINITY;
  const endMs = timeIn(fields, "EndAt", zone) ?? Number.POSITIVE_INFINITY;
  const reach = readReach(fields);
  const change = reach && readPriceChange(fields, reach.kind !== "whole order");
  const conditions = readConditions(fields);
  if (!reach || !change || !conditions || !modes.includes(mode) || !runTypes.includes(runType)) return null;
  if (endMs < startMs || isDisabled(fields)) return null;
  return {
    id,
    priority: numberIn(fields, "Priority") ?? 0,
    mode,
    repeats: runType === runMultiple,
    isBlockedByCoupon: flagIn(fields, "NotApplicableWithCoupon", false),
    minimum: centsOf(numberIn(fields, "MinimumSpend") ?? 0),
    startMs,
    endMs,
    conditions,
    reach,
    change,
    dearestFirst: flagIn(fields, "IsMostExpensiveFirst", false),
  };
}

function readReach(fields: JsonFields): TriggerReach | null {
  const outcomes = recordsIn(fields, "ProductOutcomes")
    .map((outcome) => ({ id: idIn(outcome, "ID"), quantity: Math.max(0, numberIn(outcome, "Quantity") ?? 0) }))
    .filter(({ id }) => id !== "");
  const type = numberIn(fields, "OutcomeType");
  if (type === 0) return { kind: "whole order" };
  if (outcomes.length === 0) return null;
  switch (type) {
    case 1:
      return { kind: "roll into meal", by: "product", outcomes };
    case 2:
      return { kind: "roll into meal", by: "category", outcomes };
    case 3:
      return { kind: "roll into meal", by: "tag", outcomes };
    case 4:
      return { kind: "per item", by: "category", outcomes };
    case 5:
      return { kind: "per item", by: "tag", outcomes };
    default:
      return null;
  }
}

/** Null if a condition is invalid: without it, the trigger would apply to carts that it isn't meant for. */
function readConditions(fields: JsonFields): readonly Condition[] | null {
  const read = (key: string, idKey: string, by: GroupedBy) =>
    listIn(fields, key).map((each): Condition | null => {
      const id = isJsonObject(each) ? idIn(each, idKey) : "";
      if (!isJsonObject(each) || id === "") return null;
      const quantity = numberIn(each, "Quantity") ?? 1;
      return { by, id, quantity: quantity > 0 ? quantity : 1 };
    });
  const keys = ["ProductCategoryConditions", "ProductTagConditions"];
  if (keys.some((key) => !Array.isArray(fields[key] ?? []))) return null;
  const conditions = [
    ...read("ProductCategoryConditions", "ProductCategoryID", "category"),
    ...read("ProductTagConditions", "ProductTagID", "tag"),
  ];
  return conditions.every((each) => each !== null) ? conditions : null;
}

function byTurn(one: Trigger, other: Trigger): number {
  return one.priority - other.priority || compareIds(one.id, other.id);
}

/** R9: compares as numbers if both are numbers. A number comes before text. */
function compareIds(one: string, other: string): number {
  const isNumber = (id: string) => /^-?\d+(\.\d+)?$/.test(id);
  if (isNumber(one) !== isNumber(other)) return isNumber(one) ? -1 : 1;
  const difference = isNumber(one) ? Number(one) - Number(other) : 0;
  if (difference !== 0) return difference;
  return one < other ? -1 : 1;
}
