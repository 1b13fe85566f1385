import { definitions, pathsOfDocuments } from "../documents/documents.ts";
import { declarationsOf } from "./declarations.ts";
import { jsonSchemas } from "./jsonSchema.ts";
import { openApi } from "./openApi.ts";

function documentsSchema(): object {
  const ofPath = pathsOfDocuments.map(([name, pattern]) => [pattern.source, { $ref: `#/$defs/${name}` }] as const);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Servery's documents, each by its path in Firestore",
    description:
      "What the shop reads, and the ordering API writes. Null counts as missing. Any other key is allowed, and nobody reads it. x-servery-form names the form of a text (`time` and `zone` have to be real ones), x-servery-unit is a number's unit, x-servery-codes say what a code means, x-servery-backend marks what only the backend reads and writes, and x-servery-planned what no shop reads yet.",
    type: "object",
    patternProperties: Object.fromEntries(ofPath),
    $defs: jsonSchemas(definitions),
  };
}

/** The published contract: each file of `dist-types/`, and its text. */
export function contractFiles(): Readonly<Record<string, string>> {
  return {
    "openapi.json": `${JSON.stringify(openApi(), null, 2)}\n`,
    "documents.schema.json": `${JSON.stringify(documentsSchema(), null, 2)}\n`,
    "documents.d.ts": declarationsOf(jsonSchemas(definitions)),
  };
}
