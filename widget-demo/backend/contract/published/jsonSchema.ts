import { type JsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type * as v from "valibot";

export type { JsonSchema };
export type JsonSchemas = Readonly<Record<string, JsonSchema>>;

type Definitions = Readonly<Record<string, v.GenericSchema>>;

/** These have no equivalent in a JSON schema. What a rule means stands in the descriptions. */
const inCodeOnly = ["check", "raw_check", "finite", "trim", "transform"];

function isScalar({ type, ...others }: JsonSchema): boolean {
  const types = [type].flat();
  return types.every((each) => each !== undefined && each !== "object" && each !== "array") && !("enum" in others);
}

/** As one schema, where no restriction of one alternative would restrict another. */
function eitherOf(alternatives: readonly JsonSchema[]): JsonSchema {
  const all = alternatives.flatMap((each) => (Object.keys(each).join() === "anyOf" ? (each.anyOf ?? []) : [each]));
  const [first = {}, ...others] = all as JsonSchema[];
  if (Object.keys(first).length === 0) return {};
  const types = new Set((all as JsonSchema[]).flatMap(({ type }) => type ?? []));
  if (first.enum && others.every(({ type }) => type === "null")) {
    return { ...first, type: [...types], enum: [...first.enum.filter((each) => each !== null), null] } as JsonSchema;
  }
  if ((all as JsonSchema[]).every(isScalar)) return { ...Object.assign({}, ...all), type: [...types] };
  return { anyOf: all.filter((each, index) => index === 0 || JSON.stringify(each) !== JSON.stringify(all[index - 1])) };
}

/** A key's own description counts before that of its kind. */
function withoutWords(schema: JsonSchema): JsonSchema {
  const told = ["description", "examples", "default", "x-servery-planned", "x-servery-backend"];
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !told.includes(name)));
}

function simplified(type: string, schema: JsonSchema): JsonSchema | undefined {
  if (type === "nullish") {
    const either = eitherOf(((schema.anyOf ?? []) as JsonSchema[]).map(withoutWords));
    return (schema.default ?? null) === null ? either : { ...either, default: schema.default };
  }
  if (type === "union") return eitherOf((schema.anyOf ?? []) as JsonSchema[]);
  const { required = [], propertyNames: _, ...others } = schema;
  if (type === "record") return others;
  return (type === "loose_object" || type === "object") && required.length === 0 ? others : undefined;
}

/** JSON schemas of these definitions, which refer to each other by name. */
export function jsonSchemas(definitions: Definitions): JsonSchemas {
  return toJsonSchemaDefs(definitions as Parameters<typeof toJsonSchemaDefs>[0], {
    target: "draft-2020-12",
    typeMode: "input",
    ignoreActions: inCodeOnly,
    overrideSchema: ({ valibotSchema, jsonSchema }) => simplified(valibotSchema.type, jsonSchema),
    // The bounds of exact whole numbers are a limit of the language, not of the data.
    overrideAction: ({ valibotAction, jsonSchema: { minimum: _, maximum: __, ...others } }) =>
      valibotAction.type === "safe_integer" ? others : undefined,
  });
}
