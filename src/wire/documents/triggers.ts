import { cents } from "../../domain/money/cents.ts";
import type { Condition, Outcome, PriceCut, Trigger, TriggerMode } from "../../domain/promotion/trigger.ts";
import { anyNumber, count, dollars, flag, id } from "../kinds.ts";
import {
  documentFields,
  type Fields,
  firstOfEach,
  leaveOut,
  leaveOutOfList,
  type ReadingContext,
  read,
  readRecords,
} from "../reading.ts";
import type { DocumentJson } from "./firestoreJson.ts";
import { isDisabled } from "./isDisabled.ts";
import { shownText } from "./shownText.ts";
import { time } from "./time.ts";

/** The two sources of a menu's triggers: their own collection, and the menu's document. */
interface TriggerSources {
  readonly documents: readonly DocumentJson[];
  readonly menu: unknown;
}

/** The codes of S38. */
const modes: readonly TriggerMode[] = ["automatic", "confirm", "manual", "checkout", "first-order"];
const runTypes = [{ runsOften: false }, { runsOften: false }, { runsOften: true }] as const;
const cutKinds = ["flat", "percent", "fixed", "flat"] as const;

/** R16: the kind of the offer, and what its outcomes refer to. */
const outcomeTypes = [
  { kind: "whole-order", names: null },
  { kind: "roll-into-meal", names: "product" },
  { kind: "roll-into-meal", names: "category" },
  { kind: "roll-into-meal", names: "tag" },
  { kind: "per-item", names: "category" },
  { kind: "per-item", names: "tag" },
] as const satisfies readonly { readonly kind: Trigger["kind"]; readonly names: Outcome["kind"] | null }[];

type OutcomeType = (typeof outcomeTypes)[number];

/**
 * Null if the value isn't a list or one of its conditions can't be read: without that condition the rule would apply
 * too often.
 */
function parseConditionsOf(fields: Fields, kind: Condition["kind"], key: string, idKey: string): Condition[] | null {
  const records = readRecords(fields, key);
  const conditions = records.flatMap((record): Condition[] => {
    const known = read(record, idKey, id, null);
    // R10: a missing quantity, or one below 1, takes the default.
    const quantity = read(record, "Quantity", count, 1) || 1;
    return known === null ? [] : [{ kind, id: known, quantity }];
  });
  const listed = fields.values[key] ?? [];
  return Array.isArray(listed) && conditions.length === listed.length ? conditions : null;
}

function parseConditions(fields: Fields): Condition[] | null {
  const categories = parseConditionsOf(fields, "category", "ProductCategoryConditions", "ProductCategoryID");
  const tags = parseConditionsOf(fields, "tag", "ProductTagConditions", "ProductTagID");
  return categories && tags && [...categories, ...tags];
}

function parseOutcomes(fields: Fields, kind: Outcome["kind"]): Outcome[] {
  return readRecords(fields, "ProductOutcomes").flatMap((record) => {
    const known = read(record, "ID", id, null);
    if (known === null) return leaveOutOfList(record, "an outcome needs an ID");
    // R18: if missing or 0, all matching units are discounted.
    return [{ kind, id: known, quantity: read(record, "Quantity", count, 0) || null }];
  });
}

/** R18, R10. IsOutcomeLinkedToProduct is ignored for a whole order, which has no single product. */
function parseCut(fields: Fields, kind: Trigger["kind"]): PriceCut | null {
  const percent = read(fields, "DiscountPercentageValue", anyNumber, 0);
  const amount = read(fields, "DiscountFlatValue", dollars, cents(0));
  const price = read(fields, "FixedPriceValue", dollars, null);
  const isLinked = read(fields, "IsOutcomeLinkedToProduct", flag, false) && kind !== "whole-order";
  switch (cutKinds[read(fields, "OutcomePriceType", anyNumber, 0)]) {
    case "flat":
      return amount < 0 ? leaveOut(fields, "it takes off less than nothing") : { kind: "flat", amount };
    case "percent":
      return percent < 0 || percent > 100 ? leaveOut(fields, "not a percent") : { kind: "percent", percent };
    case "fixed":
      if (isLinked) return { kind: "fixed-by-product" };
      return price === null || price < 0 ? leaveOut(fields, "it names no fixed price") : { kind: "fixed", price };
    default:
      return leaveOut(fields, "an unknown OutcomePriceType");
  }
}

function parseSpan(fields: Fields, zone: string): Pick<Trigger, "startsAt" | "endsAt"> | null {
  const startsAt = read(fields, "StartAt", time(zone), null);
  const endsAt = read(fields, "EndAt", time(zone), null);
  if (startsAt !== null && endsAt !== null && endsAt < startsAt) return leaveOut(fields, "it ends before it starts");
  return { startsAt, endsAt };
}

type Rule = Omit<Trigger, "kind">;

function parseRule(fields: Fields, triggerId: string, kind: Trigger["kind"], zone: string): Rule | null {
  const mode = modes[read(fields, "TriggerMode", anyNumber, 0)];
  const conditions = parseConditions(fields);
  const span = parseSpan(fields, zone);
  const cut = parseCut(fields, kind);
  if (!mode) return leaveOut(fields, "an unknown TriggerMode");
  if (!conditions) return leaveOut(fields, "a condition that can't be read");
  if (!span || !cut) return null;
  return {
    id: triggerId,
    name: shownText(fields, "Name"),
    priority: read(fields, "Priority", anyNumber, 0),
    mode,
    isBlockedByCoupon: read(fields, "NotApplicableWithCoupon", flag, false),
    minimumSpend: read(fields, "MinimumSpend", dollars, cents(0)),
    ...span,
    conditions,
    cut,
  };
}

function parseTrigger(fields: Fields, triggerId: string, zone: string): Trigger | null {
  const type: OutcomeType | undefined = outcomeTypes[read(fields, "OutcomeType", anyNumber, Number.NaN)];
  if (!type) return leaveOut(fields, "no known OutcomeType");
  const run = runTypes[read(fields, "RunType", anyNumber, 0)];
  if (!run) return leaveOut(fields, "an unknown RunType");
  const rule = parseRule(fields, triggerId, type.kind, zone);
  if (!rule || type.names === null) return rule && { ...rule, kind: "whole-order" };
  const outcomes = parseOutcomes(fields, type.names);
  if (outcomes.length === 0) return leaveOut(fields, "it names no outcome");
  if (type.kind === "roll-into-meal") return { ...rule, kind: type.kind, outcomes };
  const isDearestFirst = read(fields, "IsMostExpensiveFirst", flag, false);
  return { ...rule, ...run, kind: type.kind, outcomes, isDearestFirst };
}

const wholeNumber = /^-?\d+$/;

/**
 * R9: ids are compared as numbers if both are numbers, else as text. Numbers come first, because otherwise 2, 10 and
 * "1a" would have no consistent order.
 */
function compareIds(one: string, other: string): number {
  const [isNumber, isOtherNumber] = [wholeNumber.test(one), wholeNumber.test(other)];
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  const apart = isNumber ? Number(one) - Number(other) : 0;
  return apart || (one < other ? -1 : Number(one > other));
}

interface Found {
  readonly id: string;
  readonly fields: Fields;
}

/** Uses the trigger's own ID, because rules are ordered by it (R18), or the document's id if it has none. */
function withId(fields: Fields, documentId: string | null): Found[] {
  const known = read(fields, "ID", id, documentId);
  return known === null ? leaveOutOfList(fields, "a trigger needs an ID") : [{ id: known, fields }];
}

/** A trigger of the collection replaces the menu's trigger with the same id, even if it is disabled or invalid. */
export function parseTriggers({ documents, menu }: TriggerSources, zone: string, context: ReadingContext): Trigger[] {
  const found = documents.flatMap(({ id: documentId, fields: values }) =>
    withId({ values, path: `PriceTriggers/${documentId}`, context }, documentId),
  );
  const collection = { values: {}, path: "Companies", context };
  const stored = firstOfEach(collection, "PriceTriggers", found, (trigger) => trigger.id);
  const own = documentFields(menu, "Menus", context);
  const listed = own ? readRecords(own, "PriceTriggers").flatMap((fields) => withId(fields, null)) : [];
  const collected = new Set(stored.map((found) => found.id));
  const others = own ? firstOfEach(own, "PriceTriggers", listed, (found) => found.id) : [];
  return [...stored, ...others.filter((found) => !collected.has(found.id))]
    .filter(({ fields }) => !isDisabled(fields))
    .flatMap((found) => parseTrigger(found.fields, found.id, zone) ?? [])
    .sort((one, other) => one.priority - other.priority || compareIds(one.id, other.id));
}
