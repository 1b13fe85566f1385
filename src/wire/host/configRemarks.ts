import { isThisMachine } from "../trustedUrl.ts";
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

/** A key that does nothing, and those that its group knows. */
interface UnknownKey {
  readonly name: string;
  readonly known: readonly string[];
}

function unknownIn(schema: unknown, input: unknown, path = ""): UnknownKey[] {
  const entries = entriesOf(schema);
  if (!entries || !isGroup(input)) return [];
  return Object.entries(input).flatMap(([key, value]) => {
    const name = path + key;
    if (entries.has(key)) return unknownIn(entries.get(key), value, `${name}.`);
    return unread.test(name) ? [] : { name, known: [...entries.keys()] };
  });
}

export function unknownKeys(input: unknown): readonly UnknownKey[] {
  return unknownIn(configSchema("https://shop.example/"), input);
}

function hostOf(url: string): string | null {
  try {
    return new URL(url).hostname;
  } catch {
    return null;
  }
}

/** Whether the value is the address of a service that isn't this machine's or the page's own. */
export function isElsewhere(url: unknown): boolean {
  const host = typeof url === "string" ? hostOf(url) : null;
  return host !== null && !isThisMachine(host);
}

/** Settings of a test system beside a real ordering API. */
function testRemarks(input: Readonly<Record<string, unknown>>): string[] {
  if (!isElsewhere(input["apiUrl"])) return [];
  return [
    ...(input["forceSandboxPayment"] === true
      ? [`forceSandboxPayment: is true, so no card is charged, but apiUrl is ${input["apiUrl"]}`]
      : []),
    ...(isGroup(input["emulators"]) && Object.values(input["emulators"]).some(Boolean)
      ? [`emulators: replace Firebase, but apiUrl is ${input["apiUrl"]}`]
      : []),
  ];
}

const isNamed = (value: unknown) => (value ?? "") !== "";

/** Likely mistakes in a configuration with which the shop can still start, one line each. */
export function configRemarks(input: unknown): readonly string[] {
  if (!isGroup(input)) return [];
  const { apiKey, idTokenHeader } = input as Readonly<Record<string, unknown>>;
  return [
    ...(isNamed(apiKey) ? [] : ["apiKey: is missing, so the ordering API may refuse every order"]),
    ...(isNamed(idTokenHeader) ? [] : ["idTokenHeader: is missing, so the ordering API can't know who a member is"]),
    ...testRemarks(input as Readonly<Record<string, unknown>>),
    ...unknownKeys(input).map(({ name }) => `${name}: unknown key, does nothing`),
  ];
}
