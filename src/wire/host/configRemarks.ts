import { configSchema } from "./config.ts";

/** Keys that the shop doesn't read but that aren't mistakes: every Firebase web app's options contain them. */
const unread = /^firebase\.(storageBucket|messagingSenderId|measurementId|databaseURL)$/;

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The keys of a group's schema; null if it isn't a group. */
function entriesOf(schema: unknown): ReadonlyMap<string, unknown> | null {
  if (!isGroup(schema)) return null;
  if ("wrapped" in schema) return entriesOf(schema.wrapped);
  return "entries" in schema ? new Map(Object.entries(Object(schema.entries))) : null;
}

function unknownKeys(schema: unknown, input: unknown, path = ""): string[] {
  const known = entriesOf(schema);
  if (!known || !isGroup(input)) return [];
  return Object.entries(input).flatMap(([key, value]) => {
    const name = path + key;
    if (known.has(key)) return unknownKeys(known.get(key), value, `${name}.`);
    return unread.test(name) ? [] : name;
  });
}

/** Likely mistakes in a configuration with which the shop can still start, one line each. */
export function configRemarks(input: unknown): readonly string[] {
  if (!isGroup(input)) return [];
  const hasKey = "apiKey" in input && (input.apiKey ?? "") !== "";
  return [
    ...(hasKey ? [] : ["apiKey: is missing, so the ordering API may refuse every order"]),
    ...unknownKeys(configSchema("https://shop.example/"), input).map((key) => `${key}: unknown key, does nothing`),
  ];
}
