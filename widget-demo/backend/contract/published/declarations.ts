import type { JsonSchema, JsonSchemas } from "./jsonSchema.ts";

/** What the published schema tells beside JSON schema's own keywords. */
interface Told extends JsonSchema {
  readonly "x-servery-unit"?: string;
  readonly "x-servery-planned"?: true;
  readonly "x-servery-backend"?: true;
  readonly "x-servery-form"?: string;
  readonly "x-servery-codes"?: Readonly<Record<string, string>>;
}

/** What TypeScript's types don't say of a text. */
const forms: Readonly<Record<string, string>> = {
  clock: "As 09:30, or 09:30:00.",
  digits: "Digits only.",
  zone: "An IANA name.",
  "uri-reference": "An https address, or one that is relative to apiUrl of the configuration.",
};

const types: Readonly<Record<string, string>> = { integer: "number", null: "null", object: "object" };

function typeOf(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "unknown";
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return [...new Set(schema.anyOf.map((each) => typeOf(each as JsonSchema)))].join(" | ");
  if (schema.type === "array") return listOf(typeOf(schema.items as JsonSchema));
  if (schema.properties) return `{ ${keysOf(schema, "").join(" ")} }`;
  if (schema.additionalProperties)
    return `Readonly<Record<string, ${typeOf(schema.additionalProperties as JsonSchema)}>>`;
  return [...new Set([schema.type].flat().map((type) => types[type ?? ""] ?? type ?? "unknown"))].join(" | ");
}

function listOf(member: string): string {
  return member.includes(" ") ? `readonly (${member})[]` : `readonly ${member}[]`;
}

/** A comment's lines, of at most 100 characters. */
function wrapped(text: string, indent: string): string {
  const lines = text.replaceAll("*/", "* /").split("\n").flatMap(linesOf);
  if (lines.length === 1) return `${indent}/** ${lines[0]} */`;
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`].join("\n");
}

function linesOf(paragraph: string): string[] {
  const lines = [""];
  for (const word of paragraph.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length > 100) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** One line where the meanings are words, one line each where they are sentences. */
function codesOf({ "x-servery-codes": codes = {} }: Told): { readonly inLine: string[]; readonly below: string } {
  const lines = Object.entries(codes).map(([code, meaning]) => `${code}: ${meaning}`);
  const areSentences = lines.some((line) => line.endsWith("."));
  return areSentences
    ? { inLine: [], below: ["", ...lines].join("\n- ") }
    : { inLine: lines.length > 0 ? [`${lines.join(", ")}.`] : [], below: "" };
}

/** All that a key's type doesn't say, in words. */
export function wordsOn(schema: Told): string {
  const planned = schema["x-servery-planned"];
  const unit = schema["x-servery-unit"];
  const { inLine, below } = codesOf(schema);
  const words = [
    schema.description ?? "",
    ...inLine,
    ...(unit === undefined ? [] : [`In ${unit}.`]),
    forms[schema["x-servery-form"] ?? schema.format ?? ""] ?? [],
    ...(schema.default === undefined ? [] : [`Missing: ${JSON.stringify(schema.default)}.`]),
    ...(planned === undefined ? [] : ["Planned: no shop reads it yet."]),
  ].flat();
  return words.join(" ") + below;
}

function keysOf({ properties = {}, required = [] }: JsonSchema, indent: string): string[] {
  return Object.entries(properties).map(([name, schema]) => {
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
    const line = `readonly ${key}${required.includes(name) ? "" : "?"}: ${typeOf(schema as JsonSchema)};`;
    return indent ? `${wrapped(wordsOn(schema as Told), indent)}\n${indent}${line}` : line;
  });
}

/** The same definitions as TypeScript's types. */
export function declarationsOf(schemas: JsonSchemas): string {
  const all = Object.entries(schemas).map(([name, schema]) => {
    const isRecord = schema.properties !== undefined;
    const lines = isRecord
      ? [`export interface ${name} {`, ...keysOf(schema, "  "), "}"]
      : [`export type ${name} = ${typeOf(schema)};`];
    return [wrapped(wordsOn(schema), ""), ...lines].join("\n");
  });
  const head = "// Servery's documents. Null counts as missing, and the shop reads no other key.";
  return `${[head, ...all].join("\n\n")}\n`;
}
