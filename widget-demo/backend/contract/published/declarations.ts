import type { JsonSchema, JsonSchemas } from "./jsonSchema.ts";

/** What the published schema tells beside JSON schema's own keywords. */
interface Told extends JsonSchema {
  readonly "x-servery-unit"?: string;
  readonly "x-servery-planned"?: string;
  readonly "x-servery-form"?: string;
  readonly "x-servery-codes"?: Readonly<Record<string, string>>;
}

/** What TypeScript's types don't say of a text. */
const forms: Readonly<Record<string, string>> = {
  clock: "As 09:30, or 09:30:00.",
  digits: "Digits only.",
  zone: "An IANA name.",
  "uri-reference": "An https address, or one that is relative to the page.",
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
  const lines = [""];
  for (const word of text.replaceAll("*/", "* /").split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length > 100) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  if (lines.length === 1) return `${indent}/** ${lines[0]} */`;
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`].join("\n");
}

function wordsOn(schema: Told): string {
  const codes = Object.entries(schema["x-servery-codes"] ?? {}).map(([code, meaning]) => `${code}: ${meaning}`);
  const planned = schema["x-servery-planned"];
  const unit = schema["x-servery-unit"];
  return [
    schema.description ?? "",
    ...(codes.length > 0 ? [`${codes.join(", ")}.`] : []),
    ...(unit === undefined ? [] : [`In ${unit}.`]),
    forms[schema["x-servery-form"] ?? schema.format ?? ""] ?? [],
    ...(schema.default === undefined ? [] : [`Missing: ${JSON.stringify(schema.default)}.`]),
    ...(planned === undefined ? [] : ["Planned: no shop reads it yet."]),
  ]
    .flat()
    .join(" ");
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
