import { isJsonObject } from "./documentShape.ts";
import type { Json } from "./documents/types.ts";

/** Returns what a value should be and where it is wrong. */
export type Check = (value: Json, place: string) => readonly string[];

export function kind(name: string, isRight: (value: Json) => boolean): Check {
  return (value, place) => (isRight(value) ? [] : [`${place}: expected ${name}, found ${JSON.stringify(value)}`]);
}

export const isNumber = (value: Json, least: number, most: number) =>
  typeof value === "number" && value >= least && value <= most;

export const text = kind("text", (value) => typeof value === "string");

/** R9: a missing value or null takes its default. */
export function record(checks: Readonly<Record<string, Check>>): Check {
  const isRecord = kind("an object", isJsonObject);
  return (value, place) => {
    if (!isJsonObject(value)) return isRecord(value, place);
    return Object.entries(checks).flatMap(([key, check]) => {
      const found = Object.hasOwn(value, key) ? (value[key] ?? null) : null;
      return found === null ? [] : check(found, `${place} > ${key}`);
    });
  };
}

export function listOf(member: Check): Check {
  const isList = kind("a list", Array.isArray);
  return (value, place) =>
    Array.isArray(value) ? value.flatMap((each, at) => member(each, `${place} > ${at}`)) : isList(value, place);
}

export function keyed(member: Check): Check {
  const isKeyed = kind("an object", isJsonObject);
  return (value, place) =>
    isJsonObject(value)
      ? Object.entries(value).flatMap(([key, each]) => member(each, `${place} > ${key}`))
      : isKeyed(value, place);
}
