import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parsePlaceResponse } from "../../../src/wire/api/placeResponse.ts";
import { idTokenHeader } from "../../../widget-demo/backend/configuration.ts";
import { calls } from "../../../widget-demo/backend/contract/calls/calls.ts";
import { plannedCodes } from "../../../widget-demo/backend/contract/calls/codes.ts";
import { contractFiles } from "../../../widget-demo/backend/contract/published/files.ts";
import type { JsonSchema } from "../../../widget-demo/backend/contract/published/jsonSchema.ts";
import {
  documentsSchema,
  faultsOfOpenApi,
  type OpenApi,
  type Operation,
  openApis,
  publishedFaults,
} from "./publishedFaults.ts";

type Json = Readonly<Record<string, unknown>>;

function operationsOf({ paths }: OpenApi) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, path, method, operation] as const),
  );
}

/** Every example of a call, with the place of its schema. */
function examplesOf(path: string, method: string, { parameters, requestBody, responses }: Operation) {
  const at = ["paths", path, method];
  const contents = [
    [[...at, "requestBody"], requestBody] as const,
    ...Object.entries(responses).map(([status, answer]) => [[...at, "responses", status], answer] as const),
  ].flatMap(([place, holder]) => {
    const content = holder?.content?.["application/json"];
    return content ? [[[...place, "content", "application/json", "schema"], content] as const] : [];
  });
  return [
    ...parameters.map(({ example }, index) => [[...at, "parameters", `${index}`, "schema"], example] as const),
    ...contents.flatMap(([place, { example, examples = {} }]) => {
      const values = Object.values(examples).map(({ value }) => value);
      return [...(example ? [example] : []), ...values].map((value) => [place, value] as const);
    }),
  ];
}

type Key = readonly [place: readonly string[], schema: JsonSchema];

/** The keys of a record, or of each alternative. */
function keysIn({ properties = {}, anyOf = [] }: JsonSchema, place: readonly string[]): Key[] {
  return [
    ...Object.entries(properties).map(([key, schema]): Key => [[...place, "properties", key], schema as JsonSchema]),
    ...anyOf.flatMap((each, index) => keysIn(each as JsonSchema, [...place, "anyOf", `${index}`])),
  ];
}

function typesOf({ $ref = "", type = [], anyOf = [], items }: JsonSchema): string[] {
  const inner = [...anyOf, ...(items ? [items] : [])].flatMap((each) => typesOf(each as JsonSchema));
  return [...[type].flat(), ...inner, ...($ref.endsWith("/Time") ? ["string"] : [])];
}

/** Numbers that count nothing: a place in a list, a share, and a rate whose type stands beside it. */
const plainNumbers = ["DisplayOrder", "Priority", "TaxRate", "UsingTaxRate", "Rate"];

/** As `documents.schema.json` says a unit. */
const units = /\bIn (dollars|points|degrees|minutes|days|seconds|percent|kilo)/;

/** What a key doesn't tell, though its type alone doesn't say it. */
function lacksOf([place, schema]: Key, needed: readonly string[]): string[] {
  const key = place.at(-1) ?? "";
  const { description = "", examples, default: missing, enum: codes } = schema;
  const types = typesOf(schema);
  const isScalar = ["string", "number", "integer"].some((type) => types.includes(type));
  const isAmount = types.includes("number") && !types.includes("string") && !codes && !plainNumbers.includes(key);
  const isFlag = types.includes("boolean") && !needed.includes(key) && !description.includes("Missing:");
  return [
    ...(/\w/.test(description) ? [] : [`${key} has no description`]),
    ...(isScalar && !examples ? [`${key} has no example`] : []),
    ...(isAmount && !("x-servery-unit" in schema) && !units.test(description) ? [`${key} has no unit`] : []),
    ...(isFlag && missing === undefined ? [`${key} has no default`] : []),
  ];
}

describe.each(openApis)("R100: %s", (file, openApi) => {
  const operations = operationsOf(openApi);

  it("is an OpenAPI 3.1 document", async () => {
    expect(await faultsOfOpenApi(openApi)).toEqual([]);
  });

  it("refers only to what it has", () => {
    const references = Array.from(JSON.stringify(openApi).matchAll(/"\$ref":"#\/([^"]*)"/g), ([, path = ""]) => path);
    const found = (path: string) =>
      path.split("/").reduce((holder, step) => (holder as Json)?.[step], openApi as unknown);
    expect(new Set(references).size).toBeGreaterThan(30);
    expect(references.filter((path) => found(path) === undefined)).toEqual([]);
  });

  it("has one id, a summary and a subject for each call, and every name of its path", () => {
    const ids = operations.map(([, , , { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(operations.length);
    const subjects = operations.flatMap(([, , , { tags }]) => tags);
    expect([...new Set(subjects)].sort()).toEqual(openApi.tags.map(({ name }) => name).sort());
    for (const [, path, , { parameters, summary, tags }] of operations) {
      expect(tags).toHaveLength(1);
      const named = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name);
      expect(parameters.filter((each) => each.in === "path").map(({ name }) => name)).toEqual(named);
      expect(summary).toMatch(/\w/);
    }
  });

  it("names the headers that the shop sends, and the one that it waits by", () => {
    const { securitySchemes, responses } = openApi.components;
    expect(securitySchemes["apiKey"]?.name).toBe("Authorization");
    expect(securitySchemes["idToken"]?.name).toBe(idTokenHeader);
    expect(Object.keys(responses["Undecided"]?.headers ?? {})).toEqual(["Retry-After"]);
  });

  const failures = Array.from({ length: 200 }, (_, index) => 400 + index);

  it.each(operations)("%s has each status that says nothing of an order, and no other", (...[, , , { responses }]) => {
    const isUndecided = (status: number) => {
      const answer = responses[status] ?? (status >= 500 ? responses["5XX"] : undefined);
      return answer?.$ref === "#/components/responses/Undecided";
    };
    const unread = failures.filter((status) => parsePlaceResponse(status, "").kind === "no-answer");
    expect(failures.filter(isUndecided)).toEqual(unread);
  });

  it.each(operations)("%s has an example of all that is sent and answered", async (_name, path, method, operation) => {
    const examples = examplesOf(path, method, operation);
    const { parameters, requestBody } = operation;
    expect(examples.length).toBeGreaterThanOrEqual(parameters.length + (requestBody ? 1 : 0) + 2);
    for (const [place, value] of examples) {
      expect(await publishedFaults(file, place, value), place.join(" ")).toEqual([]);
    }
  });
});

describe("R100: documents.schema.json", () => {
  it("takes the demo's documents", async () => {
    const text = readFileSync(join(import.meta.dirname, "../../../widget-demo/data/documents.json"), "utf8");
    expect(await publishedFaults("documents.schema.json", [], JSON.parse(text))).toEqual([]);
  });
});

describe("R100: what is planned", () => {
  const [[, built], [, whole]] = openApis;

  it("stands in openapi.planned.json alone, beside all that is built", () => {
    const idsOf = (each: OpenApi) => operationsOf(each).map(([, , , { operationId }]) => operationId);
    const made = calls.filter(({ planned }) => planned === undefined);
    expect(idsOf(whole).sort()).toEqual(calls.map(({ id }) => id).sort());
    expect(idsOf(built).sort()).toEqual(made.map(({ id }) => id).sort());
    expect(JSON.stringify(whole)).toContain('"x-servery-planned":true');
    expect(JSON.stringify(built)).not.toMatch(new RegExp(["x-servery-planned", ...plannedCodes].join("|")));
  });

  it("has no number of ours", () => {
    for (const text of Object.values(contractFiles())) expect(text).not.toMatch(/\b[RS]\d+\b/);
  });
});

/** The keywords of a schema and of all in it. */
function keywordsOf(schema: JsonSchema): string[] {
  const { properties = {}, anyOf = [], items, additionalProperties } = schema;
  const inner = [...Object.values(properties), ...anyOf, items, additionalProperties];
  return [...Object.keys(schema), ...inner.flatMap((each) => (each ? keywordsOf(each as JsonSchema) : []))];
}

it("R100: documents.schema.json has only keywords that a strict validator knows, and no format", () => {
  const used = new Set(Object.values(documentsSchema.$defs).flatMap(keywordsOf));
  const known = ["$ref", "$comment", "type", "enum", "const", "anyOf", "properties", "required", "items", "pattern"];
  const bounds = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minItems", "maxItems", "maxLength"];
  const words = ["description", "examples", "default", "additionalProperties", "minLength"];
  expect([...used].filter((keyword) => ![...known, ...bounds, ...words].includes(keyword))).toEqual([]);
});

const files = [
  ...openApis.map(([file, { components }]) => [file, ["components", "schemas"], components.schemas] as const),
  ["documents.schema.json", ["$defs"], documentsSchema.$defs] as const,
];

describe.each(files)("R100: %s", (file, place, schemas) => {
  const records = Object.entries(schemas);

  it("tells of every record and key what its type doesn't say", () => {
    const lacks = records.flatMap(([name, schema]) => {
      const ofRecord = schema.description ? [] : ["no description"];
      const ofKeys = keysIn(schema, []).flatMap((key) => lacksOf(key, schema.required ?? []));
      return [...ofRecord, ...ofKeys].map((lack) => `${name}: ${lack}`);
    });
    expect(lacks).toEqual([]);
  });

  it("takes each key's own example and default", async () => {
    for (const [at, { examples = [], default: missing }] of records.flatMap(([name, schema]) =>
      keysIn(schema, [...place, name]),
    )) {
      for (const value of [...examples, ...(missing === undefined ? [] : [missing])]) {
        expect(await publishedFaults(file, at, value), at.join(" ")).toEqual([]);
      }
    }
  });
});
