// R100: the files of the published contract.
import { definitions, pathsOfDocuments } from "../documents/documents.ts";
import { contractVersion } from "../version.ts";
import { declarationsOf } from "./declarations.ts";
import { jsonSchemas } from "./jsonSchema.ts";
import { openApi } from "./openApi.ts";
import { openApi30 } from "./openApi30.ts";
import { standardSchemas } from "./standardSchema.ts";

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
