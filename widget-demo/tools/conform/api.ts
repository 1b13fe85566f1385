import type { Deployment } from "../../../src/domain/host/deployment.ts";
import { causeOf } from "../causeOf.ts";
import type { Conceal } from "./secrets.ts";
import { fail, type Sent } from "./verdict.ts";

const patienceS = 30;

export interface Answer {
  /** What it answers. */
  readonly sent: Sent;
  readonly status: number;
  readonly headers: Headers;
  /** What may be told of it. */
  readonly text: string;
  /** Undefined if it isn't JSON. */
  readonly json: unknown;
}

interface Asked {
  readonly body?: unknown;
  /** The body as it is, where it shouldn't be JSON. */
  readonly text?: string;
  readonly idToken?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes a call of the API as the shop makes it. */
export type Call = (method: string, path: string, asked?: Asked) => Promise<Answer>;

interface Caller {
  readonly apiUrl: string;
  readonly deployment: Deployment;
  /** The address of the page that calls. */
  readonly page: string | undefined;
  readonly conceal: Conceal;
}

export function createCall({ apiUrl, deployment, page, conceal }: Caller): Call {
  const { apiKey, idTokenHeader } = deployment;
  return async (method, path, { body, text, idToken, headers = {} } = {}) => {
    const written = text ?? (body === undefined ? null : JSON.stringify(body));
    const sent = { call: `${method} ${path}`, ...(written !== null && { body: text ?? shown(body) }) };
    const response = await fetch(`${apiUrl}/${path}`, {
      method,
      redirect: "manual",
      headers: {
        Authorization: apiKey,
        ...(written !== null && { "Content-Type": "application/json" }),
        ...(page !== undefined && { Origin: new URL(page).origin }),
        ...(idToken !== undefined && idTokenHeader !== null && { [idTokenHeader]: idToken }),
        ...headers,
      },
      body: written,
      signal: AbortSignal.timeout(patienceS * 1000),
    }).catch((problem: unknown) => fail(reasonOf(problem), sent));
    return read(response, sent, conceal);
  };
}

async function read(response: Response, sent: Sent, conceal: Conceal): Promise<Answer> {
  const text = await response.text().catch((problem: unknown) => fail(reasonOf(problem), sent));
  return { sent, status: response.status, headers: response.headers, text: conceal(text), json: jsonIn(text) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const secrets: readonly string[] = ["CardNumber", "Cvv", "CardToken"];

/** A body without any card. */
function shown(body: unknown): unknown {
  const text = JSON.stringify(body, (key, value: unknown) => (secrets.includes(key) ? "(secret)" : value));
  return JSON.parse(text);
}

function reasonOf(problem: unknown): string {
  const isLate = problem instanceof Error && problem.name === "TimeoutError";
  if (isLate) return `no answer within ${patienceS} seconds.`;
  return `the connection broke, or nothing answers (${causeOf(problem)}).`;
}
