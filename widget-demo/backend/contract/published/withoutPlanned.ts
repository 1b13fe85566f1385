import { plannedCodes } from "../calls/codes.ts";

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;
const isPlanned = (value: unknown) => isObject(value) && "x-servery-planned" in value;
const isCode = (value: unknown) => (plannedCodes as readonly unknown[]).includes(value);

/** Leaves out each part that is marked, and the planned codes. */
function built(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => !isCode(each)).map(built);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key, each]) => !isPlanned(each) && !isCode(key));
  return Object.fromEntries(kept.map(([key, each]) => [key, built(each)]));
}

function referencesIn(value: unknown): string[] {
  return Array.from(JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g), ([, name = ""]) => name);
}

interface Description extends Json {
  readonly paths: Readonly<Record<string, object>>;
  readonly components: Json & { readonly schemas: Json };
}

/** The same description of the API without what is planned, and without the schemas that only that needs. */
export function withoutPlanned(description: object): object {
  const whole = built(description) as Description;
  const paths = Object.fromEntries(
    Object.entries(whole.paths).filter(([, methods]) => Object.keys(methods).length > 0),
  );
  const { schemas } = whole.components;
  const needed = new Set(referencesIn([paths, whole.components["responses"]]));
  for (const name of needed) for (const each of referencesIn(schemas[name])) needed.add(each);
  const kept = Object.entries(schemas).filter(([name]) => needed.has(name));
  return { ...whole, paths, components: { ...whole.components, schemas: Object.fromEntries(kept) } };
}
