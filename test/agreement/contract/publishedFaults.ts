import { registerSchema, setShouldValidateFormat, validate } from "@hyperjump/json-schema/openapi-3-1";
import "@hyperjump/json-schema/formats";
import { contractFiles } from "../../../widget-demo/backend/contract/published/files.ts";
import type { JsonSchema } from "../../../widget-demo/backend/contract/published/jsonSchema.ts";

interface Example {
  readonly example?: never;
  readonly examples?: Readonly<Record<string, { readonly value: never }>>;
}

interface Content {
  readonly content?: { readonly "application/json": Example };
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly example?: never }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly $ref?: string }>>;
}

export interface OpenApi {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, { readonly headers?: object }>>;
    readonly securitySchemes: Readonly<Record<string, { readonly name: string }>>;
  };
}

const dialects = {
  "openapi.json": "https://spec.openapis.org/oas/3.1/dialect/base",
  "openapi.planned.json": "https://spec.openapis.org/oas/3.1/dialect/base",
  "documents.schema.json": "https://json-schema.org/draft/2020-12/schema",
};

export type File = keyof typeof dialects;

const addressOf = (file: File) => `https://servery.example/${file}`;

function published(file: File) {
  const content = JSON.parse(contractFiles()[file] ?? "");
  registerSchema(content, addressOf(file), dialects[file]);
  return content;
}

setShouldValidateFormat(true);
/** Each description of the API. */
export const openApis = [
  ["openapi.json", published("openapi.json") as OpenApi],
  ["openapi.planned.json", published("openapi.planned.json") as OpenApi],
] as const;
export const documentsSchema: { readonly $defs: Readonly<Record<string, JsonSchema>> } =
  published("documents.schema.json");

async function faultsBy(schema: string, value: unknown): Promise<string[]> {
  const output = await validate(schema, value as never, "BASIC");
  const units = output.valid ? [] : (output.errors ?? []);
  return units.map(({ keyword, instanceLocation }) => `${instanceLocation}: ${keyword.split("/").at(-1)}`);
}

/** What an independent validator finds wrong in a value, by the schema at this place of a published file. */
export function publishedFaults(file: File, steps: readonly string[], value: unknown): Promise<string[]> {
  const pointer = steps.map((step) => `/${encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))}`);
  return faultsBy(`${addressOf(file)}#${pointer.join("")}`, value);
}

/** What is wrong in a description of an API by the OpenAPI 3.1 specification and by that of JSON Schema. */
export function faultsOfOpenApi(description: unknown): Promise<string[]> {
  return faultsBy("https://spec.openapis.org/oas/3.1/schema-base", description);
}
