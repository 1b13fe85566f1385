import fc from "fast-check";
import * as v from "valibot";
import { definitions } from "../../../widget-demo/backend/contract/documents/documents.ts";
import type { JsonSchema } from "../../../widget-demo/backend/contract/published/jsonSchema.ts";
import { isRecord, schemas } from "./schemas.ts";

const dayS = 86_400;
/** Noons, two days apart, so that a zone can't change their order. */
const anySeconds = fc.integer({ min: 1, max: 20_000 }).map((days) => days * 2 * dayS + dayS / 2);
const anyIso = anySeconds.map((seconds) => new Date(seconds * 1000).toISOString());
const anyZone = fc.constantFrom("Australia/Sydney", "Australia/Perth", "Asia/Shanghai", "UTC");
const anyAddress = fc.constantFrom(
  "",
  "/images/a.webp",
  "https://pictures.example/a.webp",
  "http://localhost:5173/a.png",
);
const anyKey = fc.stringMatching(/^[a-z1-9][a-z0-9]{0,3}$/);

function anyText(schema: JsonSchema): fc.Arbitrary<unknown> {
  const form = (schema as { readonly "x-servery-form"?: string })["x-servery-form"];
  if (form === "time") return anyIso;
  if (form === "zone") return anyZone;
  if (schema.format === "uri-reference") return anyAddress;
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  return fc.string({ maxLength: Math.min(schema.maxLength ?? 12, 12) });
}

function anyNumber(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { minimum = -1e6, maximum = 1e6, exclusiveMinimum, exclusiveMaximum } = schema;
  // Only times have an exclusive end.
  if (typeof exclusiveMaximum === "number") return anySeconds;
  const least = typeof exclusiveMinimum === "number" ? exclusiveMinimum : minimum;
  return fc
    .double({ min: least, max: maximum, noNaN: true, noDefaultInfinity: true })
    .filter((value) => !Object.is(value, -0) && value !== exclusiveMinimum);
}

function anyOfType(type: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "string":
      return anyText(schema);
    case "integer":
      return fc.integer({ min: schema.minimum ?? -1e6, max: Math.min(schema.maximum ?? 1e6, 2 ** 31 - 1) });
    case "number":
      return anyNumber(schema);
    case "array":
      if (schema.maxItems === 0) return fc.constant([]);
      return fc.array(anyIn(schema.items as JsonSchema), { maxLength: 3 });
    default:
      return schema.additionalProperties
        ? fc.dictionary(anyKey, anyIn(schema.additionalProperties as JsonSchema), { maxKeys: 3 })
        : anyRecord(schema);
  }
}

function anyIn(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.$ref) return anyNamed(schema.$ref.split("/").at(-1) ?? "");
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => anyIn(each as JsonSchema)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  return fc.oneof(...[schema.type ?? []].flat().map((type) => anyOfType(type, schema)));
}

function anyRecord({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(properties).map(([key, schema]) => [key, anyIn(schema as JsonSchema)] as const);
  return fc.record(Object.fromEntries(entries), { requiredKeys: [...required] });
}

/** What a schema can't say (a range's end after its start) is a rule in the code. */
function anyNamed(name: string): fc.Arbitrary<unknown> {
  const schema = schemas[name];
  const definition = definitions[name];
  if (!schema || !definition) throw new Error(`The contract has no ${name}.`);
  if (!schema.properties) return anyIn(schema);
  return anyRecord(schema)
    .map(name === "Menu" ? linked : (record) => record)
    .filter((record) => v.is(definition, record));
}

type Json = Record<string, unknown>;

function listIn(record: unknown, key: string): Json[] {
  const list = isRecord(record) ? record[key] : null;
  return Array.isArray(list) ? list : [];
}

/** Makes a menu's entries and products name what it has, for a random name is never one of its own. */
function linked(menu: Json): Json {
  const products = isRecord(menu["Products"]) ? menu["Products"] : {};
  const groups = Object.keys(isRecord(menu["ModifierGroups"]) ? menu["ModifierGroups"] : {});
  const ids = Object.keys(products);
  const relink = (holder: Json): Json => ({
    ...holder,
    SubMenuItems: listIn(holder, "SubMenuItems")
      .slice(0, ids.length)
      .map((entry, index) => ({
        ...entry,
        ID: entry["ID"] ?? `e${index}`,
        ProductID: ids[index],
        Price: entry["Price"] ?? 5,
      })),
  });
  const special = isRecord(menu["SpecialCategories"]) ? menu["SpecialCategories"] : {};
  const gifts = isRecord(special["SCTypeGiftcard"]) ? special["SCTypeGiftcard"] : {};
  return {
    ...menu,
    Products: Object.fromEntries(ids.map((id) => [id, { ...(products[id] as Json), ID: id, ModifierGroups: groups }])),
    Categories: listIn(menu, "Categories").map(relink),
    SpecialCategories: { ...special, SCTypeGiftcard: relink(gifts) },
  };
}

/** A document drawn from the published schema. */
export function anyDocument(name: string): fc.Arbitrary<Record<string, unknown>> {
  return anyNamed(name) as fc.Arbitrary<Record<string, unknown>>;
}
