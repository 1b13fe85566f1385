import { wordsOn } from "../contract/published/declarations.ts";
import type { JsonSchema } from "../contract/published/jsonSchema.ts";
import { escapeHtml } from "../ordinaryStores.ts";
import { renderMarkdown } from "./renderMarkdown.ts";

const names: Readonly<Record<string, string>> = { string: "text", boolean: "true or false", integer: "whole number" };

export function nameIn({ $ref = "" }: JsonSchema): string {
  return $ref.split("/").at(-1) ?? "";
}

/** The kinds of a value, in plain words and with a link to each record. */
function kindsOf(schema: JsonSchema): string[] {
  if (schema.$ref) {
    const name = escapeHtml(nameIn(schema));
    return [`<a href="#${name}">${name}</a>`];
  }
  if (schema.anyOf) return schema.anyOf.flatMap((each) => kindsOf(each as JsonSchema));
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values) return values.filter((value) => value !== null).map((value) => code(JSON.stringify(value)));
  if (schema.type === "array") return [`list of ${kindsOf(schema.items as JsonSchema).join(" or ")}`];
  const types = [schema.type ?? "anything"].flat().filter((type) => type !== "null");
  return types.map((type) => names[type] ?? type);
}

function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

function words(text: string): string {
  return renderMarkdown(text, () => null).html;
}

function exampleOf({ examples = [] }: JsonSchema): string {
  return examples.length === 0 ? "" : code(JSON.stringify(examples[0]));
}

/** A table with these columns, in the form that the docs' style knows. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, role: string, all: readonly string[]) =>
    all.map((cell) => `<${tag} role="${role}">${cell}</${tag}>`).join("");
  const body = rows.map((row) => `<tr role="row">${cells("td", "cell", row)}</tr>`).join("");
  const head = `<tr role="row">${cells("th", "columnheader", columns)}</tr>`;
  return `<table role="table"><thead role="rowgroup">${head}</thead><tbody role="rowgroup">${body}</tbody></table>`;
}

/** A row about a value: its name and kind, an example, and what it means. */
export function rowOf(name: string, schema: JsonSchema, isNeeded: boolean): readonly string[] {
  const kinds = [...new Set(kindsOf(schema))].join(" or ");
  const mark = isNeeded ? ", <strong>needed</strong>" : "";
  return [`${code(name)}<small>${kinds}${mark}</small>`, exampleOf(schema), words(wordsOn(schema))];
}

/** The keys of a record as a table. */
export function keysTable({ properties = {}, required = [] }: JsonSchema): string {
  const rows = Object.entries(properties).map(([key, schema]) =>
    rowOf(key, schema as JsonSchema, required.includes(key)),
  );
  return table(["key", "example", "meaning"], rows);
}
