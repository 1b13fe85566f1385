import { invalid } from "./errors.ts";
import { type FieldPath, parseFieldPath, readField, writeField } from "./fields.ts";
import { compareValues } from "./order.ts";
import { type JsonObject, objectOf, textOf } from "./shape.ts";
import type { Micros } from "./times.ts";
import { type Fields, parseValue, parseValues, type Value } from "./values.ts";

/** The field's new value after a transform, and the value that the client receives. */
interface Outcome {
  readonly value: Value;
  readonly told: Value;
}

type Change = (old: Value | undefined, requested: Micros) => Outcome;

export interface Transform {
  readonly field: FieldPath;
  readonly change: Change;
}

const nothing: Value = { kind: "null" };
const maxInteger = 2n ** 63n - 1n;

export function parseTransform(data: unknown): Transform {
  const transform = objectOf(data, "A field transform");
  return { field: parseFieldPath(textOf(transform["fieldPath"], "fieldPath")), change: parseChange(transform) };
}

export function applyTransforms(
  fields: Fields,
  transforms: readonly Transform[],
  requested: Micros,
): { readonly fields: Fields; readonly told: readonly Value[] } {
  let changed = fields;
  const told: Value[] = [];
  for (const { field, change } of transforms) {
    const outcome = change(readField(changed, field), requested);
    changed = writeField(changed, field, outcome.value);
    told.push(outcome.told);
  }
  return { fields: changed, told };
}

function parseChange(transform: JsonObject): Change {
  if (transform["setToServerValue"] === "REQUEST_TIME") {
    return (_old, requested) => plainly({ kind: "timestamp", value: requested });
  }
  if ("increment" in transform) {
    const by = numberOf(transform["increment"]);
    return (old) => plainly(add(old, by));
  }
  if ("maximum" in transform) return furthest(numberOf(transform["maximum"]), 1);
  if ("minimum" in transform) return furthest(numberOf(transform["minimum"]), -1);
  if ("appendMissingElements" in transform) return append(listedIn(transform["appendMissingElements"]));
  if ("removeAllFromArray" in transform) return remove(listedIn(transform["removeAllFromArray"]));
  throw invalid("Unknown field transform.");
}

function plainly(value: Value): Outcome {
  return { value, told: value };
}

function numberOf(data: unknown): Value {
  const value = parseValue(data);
  if (value.kind !== "integer" && value.kind !== "double") throw invalid("A numeric transform needs a number.");
  return value;
}

function listedIn(data: unknown): readonly Value[] {
  return parseValues(objectOf(data, "An array transform")["values"]);
}

function isNumber(value: Value | undefined): value is Extract<Value, { kind: "integer" | "double" }> {
  return value?.kind === "integer" || value?.kind === "double";
}

/** A field without a number starts from the operand. Integers stop at the ends of their range. */
function add(old: Value | undefined, by: Value): Value {
  if (!isNumber(old) || !isNumber(by)) return by;
  if (old.kind === "double" || by.kind === "double") {
    return { kind: "double", value: Number(old.value) + Number(by.value) };
  }
  const sum = old.value + by.value;
  const limited = sum > maxInteger ? maxInteger : sum < -maxInteger - 1n ? -maxInteger - 1n : sum;
  return { kind: "integer", value: limited };
}

function furthest(operand: Value, direction: 1 | -1): Change {
  return (old) => plainly(isNumber(old) && compareValues(old, operand) * direction >= 0 ? old : operand);
}

function holds(values: readonly Value[], item: Value): boolean {
  return values.some((value) => compareValues(value, item) === 0);
}

function itemsOf(value: Value | undefined): readonly Value[] {
  return value?.kind === "array" ? value.values : [];
}

function append(items: readonly Value[]): Change {
  return (old) => {
    const values = [...itemsOf(old)];
    for (const item of items) if (!holds(values, item)) values.push(item);
    return { value: { kind: "array", values }, told: nothing };
  };
}

function remove(items: readonly Value[]): Change {
  return (old) => {
    const values = itemsOf(old).filter((value) => !holds(items, value));
    return { value: { kind: "array", values }, told: nothing };
  };
}
