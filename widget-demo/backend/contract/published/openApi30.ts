import type { JsonSchema } from "./jsonSchema.ts";

type Schema = Readonly<Record<string, unknown>>;

const ofText = ["pattern", "minLength", "maxLength", "format"];
const ofNumbers = ["minimum", "maximum"];

/** OpenAPI 3.0 has no type of null: a value that may only be null is an enum. */
const nothing = { type: "object", nullable: true, enum: [null] };

function only(schema: Schema, keywords: readonly string[]): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => keywords.includes(keyword)));
}

function without(schema: Schema, keywords: readonly string[]): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));
}

/** One alternative for each type, each with the restrictions of that type. */
function alternativesOf(types: readonly string[], schema: Schema, isNullable: boolean): Schema {
  const each = types.map((type, index) => ({
    type,
    ...(isNullable && index === 0 && { nullable: true }),
    ...only(schema, type === "string" ? ofText : ofNumbers),
  }));
  return { ...without(schema, [...ofText, ...ofNumbers]), anyOf: each };
}

function typed({ type, ...schema }: Schema): Schema {
  const all = [type].flat() as string[];
  const types = all.filter((each) => each !== "null");
  const isNullable = types.length < all.length;
  if (types.length > 1) return alternativesOf(types, schema, isNullable);
  return { type: types[0], ...(isNullable && { nullable: true }), ...schema };
}

function isNull(schema: Schema): boolean {
  return schema["type"] === "null";
}

/** What a value may be. */
function formOf({ anyOf, const: value, $ref, ...schema }: Schema): Schema {
  if (Array.isArray(anyOf)) {
    return { ...schema, anyOf: anyOf.map((each) => (isNull(each) ? nothing : schemaOf(each))) };
  }
  if (value !== undefined) return { ...schema, type: typeof value, enum: [value] };
  // Beside a reference, nothing else counts.
  if ($ref !== undefined) return Object.keys(schema).length === 0 ? { $ref } : { ...schema, allOf: [{ $ref }] };
  return schema["type"] === undefined ? schema : typed(schema);
}

/** A schema of OpenAPI 3.1 in the words of 3.0. */
function schemaOf({ examples, properties, items, ...schema }: JsonSchema): Schema {
  const inside = Object.entries(properties ?? {}).map(([key, each]) => [key, schemaOf(each as JsonSchema)]);
  return {
    ...formOf(schema as Schema),
    ...(properties && { properties: Object.fromEntries(inside) }),
    ...(items && { items: schemaOf(items as JsonSchema) }),
    ...(examples && { example: examples[0] }),
  };
}

interface Parameter {
  readonly schema: JsonSchema;
}

interface Description {
  readonly info: { readonly license: { readonly name: string } };
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly parameters: readonly Parameter[] }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

function mapped<T, R>(record: Readonly<Record<string, T>>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** The same description for tools that know OpenAPI 3.0 only. */
export function openApi30(description: object): object {
  const { info, paths, components, ...others } = description as Description;
  return {
    ...others,
    openapi: "3.0.3",
    info: { ...info, license: { name: info.license.name, url: "https://opensource.org/license/mit" } },
    paths: mapped(paths, (methods) =>
      mapped(methods, (operation) => ({
        ...operation,
        parameters: operation.parameters.map((each) => ({ ...each, schema: schemaOf(each.schema) })),
      })),
    ),
    components: { ...components, schemas: mapped(components.schemas, schemaOf) },
  };
}
