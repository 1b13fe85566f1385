import { exampleOf } from "../contract/published/exampleOf.ts";
import type { JsonSchema, JsonSchemas } from "../contract/published/jsonSchema.ts";
import { escapeHtml } from "../ordinaryStores.ts";
import type { ApiDescription, Content, Operation } from "./apiDescription.ts";
import { curlOf } from "./curl.ts";
import { type Heading, type Rendered, renderMarkdown } from "./renderMarkdown.ts";
import { keysTable, nameIn, rowOf, table } from "./schemaWords.ts";

const markdown = (text: string) => renderMarkdown(text, () => null).html;
const heading = (level: number, id: string, title: string) =>
  `<h${level} id="${id}"><a href="#${id}">${escapeHtml(title)}</a></h${level}>`;
const block = (text: string) => `<pre><code>${escapeHtml(text)}\n</code></pre>`;
const json = (value: unknown) => block(JSON.stringify(value, null, 2));

/** Longer texts are opened by the reader. */
function folded(summary: string, html: string, isOpen: boolean): string {
  return `<details${isOpen ? " open" : ""}><summary>${escapeHtml(summary)}</summary>${html}</details>`;
}

function proofOf({ security }: Operation): string {
  const withToken = security.filter((each) => "idToken" in each).length;
  if (withToken === 0) return "Needs the API key.";
  return withToken === security.length
    ? "Needs the API key, and the member's ID token."
    : "Needs the API key, and the ID token of a member who is logged in.";
}

/** The examples of a body or an answer, each with its name; a single one has none. */
function examplesOf({ example, examples = {} }: Content): readonly (readonly [name: string, value: unknown])[] {
  if (example !== undefined) return [["", example]];
  return Object.entries(examples).map(([name, { summary = name, value }]) => [summary, value]);
}

function requestsOf(path: string, method: string, operation: Operation): string {
  const content = operation.requestBody?.content["application/json"];
  const bodies = content ? examplesOf(content) : [["", undefined] as const];
  const requests = bodies.map(([name, body], index) => {
    const request = block(curlOf({ path, method, operation, body }));
    return folded(name === "" ? "Request" : `Request: ${name}`, request, index === 0 && bodies.length === 1);
  });
  return requests.join("");
}

function bodyOf({ requestBody }: Operation, schemas: JsonSchemas): string {
  if (!requestBody) return "";
  const body = schemas[nameIn(requestBody.content["application/json"].schema)] ?? {};
  if (!body.anyOf) return `<h3>Body</h3>${keysTable(body)}`;
  const forms = (body.anyOf as JsonSchema[]).map((each) => schemas[nameIn(each)] ?? each);
  const tables = forms.map((each) => `${markdown(each.description ?? "")}${keysTable(each)}`);
  return `<h3>Body</h3>${tables.join("<p>Or:</p>")}`;
}

function asked({ parameters }: Operation): string {
  if (parameters.length === 0) return "";
  const rows = parameters.map(({ name, description, example, schema }) =>
    rowOf(name, { ...schema, description, examples: [example] }, true),
  );
  return `<h3>Address</h3>${table(["part", "example", "meaning"], rows)}`;
}

/** The record that a successful answer is; a text beside it has no keys. */
function answered(schema: JsonSchema, schemas: JsonSchemas): JsonSchema {
  const named = schemas[nameIn(((schema as { oneOf?: JsonSchema[] }).oneOf ?? [schema])[0] ?? {})] ?? {};
  const [first = named] = (named.anyOf ?? []) as JsonSchema[];
  return named.properties ? named : { ...first, description: named.description ?? "" };
}

function answersOf(operation: Operation, { schemas }: ApiDescription["components"]): string {
  const content = operation.responses[200].content["application/json"];
  const record = answered(content.schema, schemas);
  const taken = examplesOf(content).filter(([, value]) => (value as { readonly Success?: boolean }).Success !== false);
  const shown = taken.map(([name, value], index) => folded(`Answer: ${name}`, json(value), index === 0));
  return `<h3>Answer</h3>${markdown(record.description ?? "")}${keysTable(record)}${shown.join("")}`;
}

/** The list of codes stands at the end of a call's description. */
function toldOf({ description }: Operation): { readonly text: string; readonly codes: string } {
  const [text = "", list = ""] = description.split("\n\nIts codes:\n");
  const rows = Array.from(list.matchAll(/^- `(.+?)`: (.+)$/gm), ([, code = "", meaning = ""]) => [
    `<code>${code}</code>`,
    escapeHtml(meaning),
  ]);
  return { text, codes: `<h3>Codes</h3>${table(["Status.Code", "meaning"], rows)}` };
}

function callOf(path: string, method: string, operation: Operation, description: ApiDescription): string {
  const { operationId, summary } = operation;
  const { text, codes } = toldOf(operation);
  return `<section class="call">${heading(2, operationId, summary)}
<p class="line"><code class="method">${method.toUpperCase()}</code> <code>${escapeHtml(path)}</code></p>
${markdown(text)}<p>${proofOf(operation)}</p>
${requestsOf(path, method, operation)}
${asked(operation)}${bodyOf(operation, description.components.schemas)}
${answersOf(operation, description.components)}${codes}</section>`;
}

/** The records that bodies and answers are made of: all but those that are shown with their call. */
function recordsOf({ components: { schemas } }: ApiDescription, shown: ReadonlySet<string>): string {
  const records = Object.entries(schemas).filter(([name, { properties }]) => properties && !shown.has(name));
  return records
    .map(([name, schema]) => `${heading(3, name, name)}${markdown(schema.description ?? "")}${keysTable(schema)}`)
    .join("\n");
}

function commonAnswers({ components: { responses } }: ApiDescription): string {
  const statuses: Readonly<Record<string, string>> = {
    Malformed: "400",
    Unproven: "401",
    Undecided: "408, 409, 425, 429, 5xx",
  };
  const rows = Object.entries(responses).map(([name, { description }]) => [
    `<code>${statuses[name] ?? name}</code>`,
    escapeHtml(description),
  ]);
  return table(["HTTP status", "meaning"], rows);
}

const start = `API=http://localhost:5173/api   # apiUrl of the configuration; this is the demo's
KEY=demo-key                    # apiKey of the configuration
ID_TOKEN=…                      # a member's Firebase ID token`;

/** The published description of the API as a page of the documentation. */
export function apiReference(description: ApiDescription): Rendered {
  const { info, tags, paths } = description;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sorted = tags.flatMap(({ name }) => operations.filter(({ operation }) => operation.tags.includes(name)));
  const shown = new Set(
    sorted.flatMap(({ operation: { requestBody, responses } }) => [
      ...(requestBody ? [nameIn(requestBody.content["application/json"].schema)] : []),
      ...Object.values(responses).flatMap(({ content }) => {
        const { oneOf = [] } = (content?.["application/json"].schema ?? {}) as { oneOf?: readonly JsonSchema[] };
        return oneOf.map(nameIn).filter((name) => name !== "Refusal");
      }),
    ]),
  );
  const refusal = exampleOf("Refusal", description.components.schemas);
  const list = sorted.map(({ path, method, operation: { operationId, summary } }) => [
    `<code class="method">${method.toUpperCase()}</code> <code>${escapeHtml(path)}</code>`,
    `<a href="#${operationId}">${escapeHtml(summary)}</a>`,
  ]);
  const headings: Heading[] = [
    { level: 1, id: "api-reference", html: "API reference" },
    { level: 2, id: "every-call", html: "Every call" },
    ...sorted.map(({ operation: { operationId, summary } }) => ({
      level: 2,
      id: operationId,
      html: escapeHtml(summary),
    })),
    { level: 2, id: "records", html: "Records" },
  ];
  const html = `${heading(1, "api-reference", "API reference")}
<p><a href="/docs/contract-changes">Version ${escapeHtml(info.version)}</a> of the contract, made from <a href="/openapi.json"><code>openapi.json</code></a>. It is there for tools of OpenAPI 3.0 as <a href="/openapi-3.0.json"><code>openapi-3.0.json</code></a>, too. What is planned is in <a href="/openapi.planned.json"><code>openapi.planned.json</code></a>, and the documents are in <a href="/documents.schema.json"><code>documents.schema.json</code></a>.</p>
${table(["call", "what it does"], list)}
${heading(2, "every-call", "Every call")}
${markdown(info.description)}
<p>A refusal, for example:</p>
${json(refusal)}
${commonAnswers(description)}
<p>The requests on this page run in a shell that knows these. Their store, 907, is none of the demo's: put a store of your test system in its place.</p>
${block(start)}
${sorted.map(({ path, method, operation }) => callOf(path, method, operation, description)).join("\n")}
${heading(2, "records", "Records")}
${recordsOf(description, shown)}`;
  return { html, headings };
}
