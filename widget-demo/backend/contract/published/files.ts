// R100: the files of the published contract.
import { definitions, pathsOfDocuments } from "../documents/documents.ts";
import { contractVersion } from "../version.ts";
import { declarationsOf, wordsOn } from "./declarations.ts";
import { type JsonSchema, type JsonSchemas, jsonSchemas } from "./jsonSchema.ts";
import { openApi } from "./openApi.ts";
import { openApi30 } from "./openApi30.ts";

const written = (document: object) => `${JSON.stringify(document, null, 2)}\n`;

function documentsSchema(): object {
  const ofPath = pathsOfDocuments.map(([name, pattern]) => [pattern.source, { $ref: `#/$defs/${name}` }] as const);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Servery's documents, each by its path in Firestore",
    description: `Version ${contractVersion}. What the shop reads, and the ordering API writes. Null counts as missing. Any other key is allowed, and nobody reads it. A $comment of x-servery-backend marks what only the backend reads and writes, and x-servery-planned what no shop reads yet.`,
    type: "object",
    patternProperties: Object.fromEntries(ofPath),
    $defs: standardSchemas(jsonSchemas(definitions)),
  };
}

/** The published contract: each file of `dist-types/`, and its text. */
export function contractFiles(): Readonly<Record<string, string>> {
  return {
    "openapi.json": written(openApi(false)),
    "openapi.planned.json": written(openApi(true)),
    "openapi-3.0.json": written(openApi30(openApi(false))),
    "documents.schema.json": written(documentsSchema()),
    "documents.d.ts": declarationsOf(jsonSchemas(definitions)),
  };
}

const marks = ["x-servery-planned", "x-servery-backend"];

function each(members: object | undefined, name: string): object {
  const entries = Object.entries(members ?? {}).map(([key, schema]) => [key, standardSchema(schema)]);
  return members ? { [name]: Object.fromEntries(entries) } : {};
}

/**
 * The same schema in JSON schema's own keywords, because strict validators refuse others, and unknown formats. What they
 * would say stands in the description; a mark, which a program may look for, stands in `$comment`.
 */
function standardSchema(schema: JsonSchema): JsonSchema {
  const own = Object.entries(schema).filter(([name]) => !name.startsWith("x-") && name !== "format");
  const marked = marks.filter((mark) => mark in schema);
  const description = wordsOn(schema);
  const { anyOf, items, additionalProperties, properties } = schema;
  return {
    ...Object.fromEntries(own),
    ...(description !== "" && { description }),
    ...(marked.length > 0 && { $comment: marked.join(" ") }),
    ...each(properties, "properties"),
    ...(anyOf && { anyOf: (anyOf as JsonSchema[]).map(standardSchema) }),
    ...(items && { items: standardSchema(items as JsonSchema) }),
    ...(additionalProperties && { additionalProperties: standardSchema(additionalProperties as JsonSchema) }),
  } as JsonSchema;
}

function standardSchemas(schemas: JsonSchemas): JsonSchemas {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, standardSchema(schema)]));
}
