import { isJsonObject } from "../../../backend/documentShape.ts";
import type { Json, JsonFields } from "../../../backend/documents/types.ts";
import type { Documents } from "../../doctor/subject.ts";

/** Without what the sheets say to be nothing. */
export function withoutNothing(made: Documents): Documents {
  const fields = Object.entries(made).map(([path, each]) => [path, cleaned(each)] as const);
  return Object.fromEntries(fields);
}

function cleaned<T extends Json>(value: T): T;
function cleaned(value: Json): Json {
  if (Array.isArray(value)) return value.map((each: Json) => cleaned(each));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (each === null ? [] : [[key, cleaned(each)]])),
  );
}

/** What the sheets say, and of what was there before all that they don't say. Their order counts. */
export function keepOthers(before: Documents, made: Documents): Documents {
  const kept = Object.entries(made).map(([path, fields]) => [path, merged(before[path] ?? {}, fields)] as const);
  return { ...before, ...Object.fromEntries(kept) };
}

/** Lists whose members have an id. Any other list is one value. */
const idKeys: Readonly<Record<string, string>> = {
  Categories: "ID",
  SubMenuItems: "ProductID",
  Modifiers: "ID",
  Allergy: "Id",
  Preference: "Id",
};

function merged(before: JsonFields, made: JsonFields): JsonFields {
  const both = Object.entries(made).map(([key, value]) => [key, mergedValue(key, before[key], value)] as const);
  return { ...before, ...Object.fromEntries(both) };
}

function mergedValue(key: string, before: Json | undefined, made: Json): Json {
  if (isJsonObject(before) && isJsonObject(made)) return merged(before, made);
  const idKey = idKeys[key];
  if (idKey === undefined || !Array.isArray(before) || !Array.isArray(made)) return made;
  const idOf = (member: Json) => (isJsonObject(member) ? String(member[idKey]) : "");
  const known = new Map(before.map((member: Json) => [idOf(member), member]));
  const news = made.map((member: Json) => {
    const old = known.get(idOf(member));
    return isJsonObject(old) && isJsonObject(member) ? merged(old, member) : member;
  });
  const ids = new Set(made.map(idOf));
  return [...news, ...before.filter((member: Json) => !ids.has(idOf(member)))];
}
