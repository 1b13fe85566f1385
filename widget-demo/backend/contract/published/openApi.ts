import { type Call, tags } from "../calls/call.ts";
import { calls } from "../calls/calls.ts";
import { plannedCodes, statusCodes, successCodes } from "../calls/codes.ts";
import { callDefinitions, nameOfSchema } from "../calls/definitions.ts";
import { contractVersion } from "../version.ts";
import { exampleOf } from "./exampleOf.ts";
import { type JsonSchema, jsonSchemas } from "./jsonSchema.ts";

const schemas = jsonSchemas(callDefinitions);

const description = `What the shop asks of an ordering API. Every call is a request of JSON with the deployment's apiKey in Authorization; the shop waits for 300 seconds, and repeats only reads by itself.

An answer has Success and Status. A refusal is HTTP 200 with Success false. Its Status.Message is shown to the diner as it is; without one, the shop has a sentence for each Status.Code, in the diner's language. A 4xx is a refusal, too, except 408, 409, 425 and 429: like a 5xx or an answer without Success, they say nothing about an order, which the shop then looks up in its document. 401 means that the caller has to log in, and says nothing about an order either.

Allow the page's origin, and the headers Authorization, Content-Type and the one that idTokenHeader of the configuration names. Expose Retry-After.

x-servery-unit is a number's unit, and x-servery-codes say what a code means.`;

const plannedDescription = "What has x-servery-planned is asked by no shop yet. openapi.json is the same without it.";

const content = (name: string, told: { readonly example: object } | { readonly examples: object }) => ({
  "application/json": { schema: { $ref: `#/components/schemas/${name}` }, ...told },
});

const json = (name: string, example: object) => content(name, { example });

/** A document of its own has its schemas elsewhere. */
function referring(all: object): object {
  return JSON.parse(JSON.stringify(all).replaceAll("#/$defs/", "#/components/schemas/"));
}

const apiKey = { apiKey: [] };
const both = { apiKey: [], idToken: [] };
const security: Readonly<Record<Call["member"], object[]>> = {
  never: [apiKey],
  maybe: [apiKey, both],
  always: [both],
};

const storeNumber = { description: "The store's number.", example: "907" };
const namesInPaths: Readonly<Record<string, { readonly description: string; readonly example: string }>> = {
  UDID: { description: "The order's key, which the shop makes.", example: "0d0e5a8c" },
  code: { description: "The coupon's code.", example: "HALF" },
  uid: { description: "The member's uid.", example: "mei" },
  cardIdentifier: { description: "A stored card's CardIdentifier.", example: "card-7f3a" },
  storeId: storeNumber,
  companyId: storeNumber,
  id: storeNumber,
};

function parametersOf({ path, query }: Call): object[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const asked = query ? (jsonSchemas({ Query: query })["Query"] ?? {}) : {};
  return [
    ...names.map((name) => ({
      name,
      in: "path",
      required: true,
      schema: { type: "string" },
      ...namesInPaths[name],
    })),
    ...Object.entries(asked.properties ?? {}).map(([name, schema]) => {
      const { description: told, examples: [example] = [], ...type } = schema as JsonSchema;
      return { name, in: "query", required: true, description: told, schema: type, example };
    }),
  ];
}

const unproven = { Message: "Please log in again, then try once more.", Detail: "The ID token has expired." };
const malformed = { Detail: "TrackingOrder > StoreID: expected an id" };

/** The answers that aren't a call's own, by their names in the document. */
const answersOfAny = {
  Malformed: {
    description: "The request isn't as described here. Nothing was done.",
    content: json("Refusal", { Success: false, Status: malformed }),
  },
  Unproven: {
    description: "The ID token is missing, expired or another member's.",
    content: json("Refusal", { Success: false, Status: unproven }),
  },
  Undecided: {
    description: "Too busy, too slow, or broken. It doesn't say whether the call was carried out.",
    headers: {
      "Retry-After": {
        description: "When to ask again: in how many seconds, or a date.",
        schema: { type: "string" },
        example: "2",
      },
    },
  },
};

/** Of an order, none of these says that it was refused (R33 again). */
const undecided = ["408", "409", "425", "429", "5XX"];

function commonAnswers(member: Call["member"]): object {
  const answer = (name: keyof typeof answersOfAny) => ({ $ref: `#/components/responses/${name}` });
  return {
    400: answer("Malformed"),
    ...(member !== "never" && { 401: answer("Unproven") }),
    ...Object.fromEntries(undecided.map((status) => [status, answer("Undecided")])),
  };
}

function operationOf(call: Call, withPlanned: boolean): object {
  const { id, tag, summary, body, answer, examples, planned, member } = call;
  const answered = nameOfSchema(answer);
  const codes = call.codes.filter((code) => withPlanned || !plannedCodes.includes(code));
  const told = codes.map((code) => `- \`${code}\`: ${statusCodes[code]}`).join("\n");
  const sent = body && nameOfSchema(body);
  const schema = { oneOf: [answered, "Refusal"].map((name) => ({ $ref: `#/components/schemas/${name}` })) };
  const coded = codes.map((code) => [
    code,
    { value: { Success: successCodes.includes(code), Status: { Message: "", Code: code } } },
  ]);
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: `${call.description}\n\nIts codes:\n${told}`,
    ...(planned && { "x-servery-planned": true }),
    "x-servery-codes": codes,
    security: security[member],
    parameters: parametersOf(call),
    ...(sent && {
      requestBody: {
        required: true,
        content: content(sent, examples ? { examples } : { example: exampleOf(sent, schemas, planned !== undefined) }),
      },
    }),
    responses: {
      200: {
        description: "Carried out, or refused.",
        content: {
          "application/json": {
            schema,
            examples: {
              "carried out": { value: exampleOf(answered, schemas, planned !== undefined) },
              ...Object.fromEntries(coded),
            },
          },
        },
      },
      ...commonAnswers(member),
    },
  };
}

function paths(withPlanned: boolean): object {
  const all: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    all[call.path] = { ...all[call.path], [call.method]: operationOf(call, withPlanned) };
  }
  return all;
}

/** The ordering API as OpenAPI 3.1, with what no shop asks yet or without. */
export function openApi(withPlanned: boolean): object {
  return withPlanned ? whole(true) : withoutPlanned(whole(false));
}

function whole(withPlanned: boolean): object {
  return {
    openapi: "3.1.0",
    info: {
      title: "Servery's ordering API",
      version: contractVersion,
      contact: { name: "Servery" },
      license: { name: "MIT", identifier: "MIT" },
      description: withPlanned ? `${description} ${plannedDescription}` : description,
    },
    tags: tags.filter(({ name }) => calls.some(({ tag, planned }) => tag === name && (withPlanned || !planned))),
    servers: [
      {
        url: "{apiUrl}",
        variables: { apiUrl: { default: "http://localhost:5173/api", description: "apiUrl of the configuration." } },
      },
    ],
    paths: paths(withPlanned),
    components: {
      securitySchemes: {
        apiKey: { type: "apiKey", in: "header", name: "Authorization", description: "The configuration's apiKey." },
        idToken: {
          type: "apiKey",
          in: "header",
          name: "X-Servery-Id-Token",
          description: "The member's Firebase ID token. The configuration's idTokenHeader names the header.",
        },
      },
      responses: answersOfAny,
      schemas: referring(schemas),
    },
  };
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;
const isPlanned = (value: unknown) => isObject(value) && "x-servery-planned" in value;
const isCode = (value: unknown) => (plannedCodes as readonly unknown[]).includes(value);

/** Leaves out each part that is marked, and the planned codes. */
function built(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => !isCode(each)).map(built);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key, each]) => !isPlanned(each) && !isCode(key));
  return Object.fromEntries(kept.map(([key, each]) => [key, built(each)]));
}

function referencesIn(value: unknown): string[] {
  return Array.from(JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g), ([, name = ""]) => name);
}

interface Description extends Json {
  readonly paths: Readonly<Record<string, object>>;
  readonly components: Json & { readonly schemas: Json };
}

/** The same description of the API without what is planned, and without the schemas that only that needs. */
function withoutPlanned(description: object): object {
  const whole = built(description) as Description;
  const paths = Object.fromEntries(
    Object.entries(whole.paths).filter(([, methods]) => Object.keys(methods).length > 0),
  );
  const { schemas } = whole.components;
  const needed = new Set(referencesIn([paths, whole.components["responses"]]));
  for (const name of needed) for (const each of referencesIn(schemas[name])) needed.add(each);
  const kept = Object.entries(schemas).filter(([name]) => needed.has(name));
  return { ...whole, paths, components: { ...whole.components, schemas: Object.fromEntries(kept) } };
}
