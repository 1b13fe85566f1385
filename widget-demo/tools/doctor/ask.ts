import { causeOf } from "../causeOf.ts";

/** What came back from an address. */
export interface Answer {
  readonly kind: "answer";
  /** Where it came from, after redirects. */
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

interface Silence {
  readonly kind: "silent";
  /** Why, such as ECONNREFUSED. */
  readonly reason: string;
}

export type Reply = Answer | Silence;

const patienceMs = 10_000;

/** One request, which ends in any case. */
export async function ask(url: string, init: RequestInit = {}): Promise<Reply> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) });
    const text = await response.text();
    return { kind: "answer", url: response.url || url, status: response.status, headers: response.headers, text };
  } catch (problem) {
    return { kind: "silent", reason: causeOf(problem) };
  }
}

/** The type of the content, without its parameters; empty if the answer names none. */
export function typeOf({ headers }: Answer): string {
  return (headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

export function isHtml(answer: Answer): boolean {
  return typeOf(answer) === "text/html" || /^\s*<(!doctype|html)/i.test(answer.text);
}

/** Whether pages of this origin may read the answer. */
export function isReadableBy(origin: string, { headers }: Answer): boolean {
  const allowed = headers.get("Access-Control-Allow-Origin");
  return allowed === "*" || allowed === origin;
}
