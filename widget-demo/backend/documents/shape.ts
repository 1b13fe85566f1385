import { parseJson } from "../parseJson.ts";
import { invalid } from "./errors.ts";

export type JsonObject = { readonly [key: string]: unknown };

export function isObject(data: unknown): data is JsonObject {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

export function objectOf(data: unknown, what: string): JsonObject {
  if (!isObject(data)) throw invalid(`${what} must be an object.`);
  return data;
}

/** A missing list is empty, because protocol buffers leave out empty fields. */
export function listOf(data: unknown, what: string): readonly unknown[] {
  if (data === undefined || data === null) return [];
  if (!Array.isArray(data)) throw invalid(`${what} must be an array.`);
  return data;
}

export function textOf(data: unknown, what: string): string {
  if (typeof data !== "string") throw invalid(`${what} must be a string.`);
  return data;
}

export function parsePayload(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw invalid("Invalid JSON payload received.");
  }
}
