// The validator's switches are for all that it validates, so these tests have a worker of their own.
import {
  registerSchema,
  setShouldValidateFormat,
  setShouldValidateSchema,
  validate,
} from "@hyperjump/json-schema/openapi-3-0";
import { beforeAll, describe, expect, it } from "vitest";
import { contractFiles } from "../../../widget-demo/backend/contract/published/files.ts";
import { without, withValue } from "../../wire/documents/breaking.ts";
import { openApis } from "./publishedFaults.ts";

type Json = Readonly<Record<string, unknown>>;

const text = contractFiles()["openapi-3.0.json"] ?? "";
const older = JSON.parse(text);
registerSchema(
  JSON.parse(text),
  "https://servery.example/openapi-3.0.json",
  "https://spec.openapis.org/oas/3.0/dialect",
);

const [[, newer]] = openApis;
const operations = Object.values(newer.paths).flatMap((methods) => Object.values(methods));

beforeAll(() => {
  // The rules of 3.0 call a reference such as #/components an address, and it has no scheme.
  setShouldValidateFormat(false);
  // A description isn't itself a schema. The first test checks the schemas in it.
  setShouldValidateSchema(false);
});

/** Whether each of the two descriptions takes a value as this record. */
async function readersOf(name: string) {
  const [one, other] = await Promise.all(
    ["openapi.json", "openapi-3.0.json"].map((file) =>
      validate(`https://servery.example/${file}#/components/schemas/${name}`),
    ),
  );
  return (value: unknown) => [one, other].map((reader) => reader?.(value as never).valid);
}

/** A body that each call shows, with the name of its record. */
const bodies = operations.flatMap(({ requestBody }) => {
  const content = requestBody?.content?.["application/json"];
  if (!content) return [];
  const { $ref = "" } = (content as { readonly schema: { readonly $ref?: string } }).schema;
  const [shown = content.example] = Object.values(content.examples ?? {}).map(({ value }) => value);
  return [[`${$ref.split("/").at(-1)}`, shown as unknown as Json] as const];
});

const wrong = [null, {}, [], true, "text", "", -1, 0.5, 13, 1e12];

describe("R100: openapi-3.0.json", () => {
  it("is an OpenAPI 3.0 document", async () => {
    const isDescription = await validate("https://spec.openapis.org/oas/3.0/schema");
    expect(isDescription(older).valid).toBe(true);
    const broken = withValue(older, ["paths", "/coupons/{code}", "get", "parameters", 1, "in"], "body");
    expect(isDescription(broken as never).valid).toBe(false);
  });

  it("has the same calls", () => {
    const withoutParameters = (paths: object) => JSON.stringify(paths).replaceAll(/"parameters":\[.*?\],"(?=re)/g, '"');
    expect(withoutParameters(older.paths)).toBe(withoutParameters(newer.paths));
  });

  it.each(bodies)("takes and refuses of a %s what openapi.json does", async (name, body) => {
    const taken = await readersOf(name);
    expect(taken(body)).toEqual([true, true]);
    const root = name === "PlaceOrder" ? ["TrackingOrder"] : [];
    const record = (root.length === 0 ? body : body["TrackingOrder"]) as Json;
    const changed = Object.keys(record).flatMap((key) => [
      [key, without(body, [...root, key])] as const,
      ...wrong.map((value) => [key, withValue(body, [...root, key], value)] as const),
    ]);
    const refused = changed.filter(([key, each]) => {
      const [one, other] = taken(each);
      expect(other, `${key} in ${JSON.stringify(each)}`).toBe(one);
      return !one;
    });
    expect(refused.length).toBeGreaterThan(0);
  });
});
