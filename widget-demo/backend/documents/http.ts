import type { IncomingMessage, ServerResponse } from "node:http";
import { BodyTooLarge, isNameless, readBody } from "../http.ts";
import { endPacked } from "../pack.ts";
import { encodeError, type FirestoreError, httpStatusOf, invalid } from "./errors.ts";

/** Firestore's own limit for a request. */
const largestRequestBytes = 10 * 1024 * 1024;

export async function readRequest(request: IncomingMessage): Promise<string> {
  try {
    return await readBody(request, largestRequestBytes);
  } catch (problem) {
    if (!(problem instanceof BodyTooLarge)) throw problem;
    throw invalid(`Request payload size exceeds the limit: ${largestRequestBytes} bytes.`);
  }
}

/**
 * The Authorization header of a request. It is ignored from a page without an origin, because any frame could send one.
 */
export function authorizationOf(request: IncomingMessage, sent: string | undefined): string | undefined {
  return isNameless(request) ? undefined : sent;
}

/** The exact origin, never `*`: the SDK sends its channel requests with credentials. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (!origin) return;
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Credentials", "true");
  // The headers that the real service lets a page read.
  response.setHeader("Access-Control-Expose-Headers", "vary,content-encoding,date,server,content-length");
  response.setHeader("Vary", "Origin");
}

export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const asked = request.headers["access-control-request-headers"];
  if (asked) response.setHeader("Access-Control-Allow-Headers", asked);
  response.setHeader("Access-Control-Allow-Methods", "GET, POST, PUT, PATCH, DELETE, OPTIONS");
  response.setHeader("Access-Control-Max-Age", "3600");
  response.writeHead(204).end();
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.setHeader("Content-Type", "application/json; charset=UTF-8");
  response.setHeader("Cache-Control", "private");
  response.statusCode = status;
  endPacked(response, JSON.stringify(body));
}

/** Calls that answer with a list wrap their refusals in one too, as the real service does. */
export function sendRefusal(response: ServerResponse, refusal: FirestoreError, listed: boolean): void {
  const body = encodeError(refusal);
  sendJson(response, httpStatusOf(refusal), listed ? [body] : body);
}
