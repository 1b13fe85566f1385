import { isJsonObject } from "../documentShape.ts";
import type { Json, JsonFields } from "../documents/types.ts";

/** Documents may contain anything: a missing value, or one of the wrong type, takes its default (R10). */

export function fieldsIn(fields: JsonFields, key: string): JsonFields {
  const value = ownValue(fields, key);
  return isJsonObject(value) ? value : {};
}

export function listIn(fields: JsonFields, key: string): readonly Json[] {
  const value = ownValue(fields, key);
  return Array.isArray(value) ? value : [];
}

export function recordsIn(fields: JsonFields, key: string): readonly JsonFields[] {
  return listIn(fields, key).filter(isJsonObject);
}

export function numberIn(fields: JsonFields, key: string): number | null {
  const value = ownValue(fields, key);
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

export function textIn(fields: JsonFields, key: string): string {
  const value = ownValue(fields, key);
  return typeof value === "string" ? value.trim() : "";
}

export function flagIn(fields: JsonFields, key: string, absent: boolean): boolean {
  const value = ownValue(fields, key);
  return typeof value === "boolean" ? value : absent;
}

/** R95: both names turn a rule off. */
export function isDisabled(rule: JsonFields): boolean {
  return flagIn(rule, "IsDisabled", false) || flagIn(rule, "Disable", false);
}

/** R9: ids are numbers or text, and compared as text. Empty if there is none. */
export function idIn(fields: JsonFields, key: string): string {
  return idOf(ownValue(fields, key));
}

export function idsIn(fields: JsonFields, key: string): readonly string[] {
  return listIn(fields, key).map(idOf);
}

function idOf(value: Json | undefined): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.trim() : "";
}

function ownValue(fields: JsonFields, key: string): Json | undefined {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}
