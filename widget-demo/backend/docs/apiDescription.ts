import type { JsonSchema, JsonSchemas } from "../contract/published/jsonSchema.ts";

/** What the reference reads of the published OpenAPI description. */

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly description: string;
  readonly schema: JsonSchema;
  readonly example: string;
}

export interface Content {
  readonly schema: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly summary?: string; readonly value: unknown }>>;
}

type Json<T> = { readonly "application/json": T };

interface Answer {
  readonly description: string;
  readonly content?: Json<Content>;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly "x-servery-codes": readonly string[];
  readonly security: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Json<Content> };
  readonly responses: { readonly 200: { readonly content: Json<Content> } };
}

export interface ApiDescription {
  readonly info: { readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: JsonSchemas; readonly responses: Readonly<Record<string, Answer>> };
}
