import type { IncomingMessage, ServerResponse } from "node:http";
import { endPacked } from "./pack.ts";
import { parseJson } from "./parseJson.ts";

/** Answers a request, or returns `false` to pass it on to the next handler. */
export type Handle = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;

const largestBodyBytes = 4 * 1024 * 1024;

/** The request is invalid. The message tells its sender why. */
export class BadRequest extends Error {
  override readonly name = "BadRequest";
}

/** The sender only reads the response after sending everything, so the rest of the body is received and dropped. */
export class BodyTooLarge extends BadRequest {
  constructor(largestBytes: number) {
    super(`The body is larger than ${largestBytes} bytes.`);
  }
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
  response.end(`${text}\n`);
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Cache-Control", "no-store");
  endPacked(response, JSON.stringify(value));
}

/** Sends a response in the ordering API's format, which the sandbox also uses. */
export function sendOutcome(response: ServerResponse, status: number, message = "", detail = ""): void {
  const Status = { Message: message, ...(detail && { Detail: detail }) };
  sendJson(response, status, { Success: status < 400, Status });
}

export async function readBody(request: IncomingMessage, largestBytes = largestBodyBytes): Promise<string> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= largestBytes) chunks.push(bytes);
    else chunks = [];
  }
  if (size > largestBytes) throw new BodyTooLarge(largestBytes);
  return Buffer.concat(chunks).toString("utf8");
}

export function statusOf(problem: BadRequest): number {
  return problem instanceof BodyTooLarge ? 413 : 400;
}

export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readBody(request);
  try {
    return parseJson(text);
  } catch {
    // Leaves out the reason, because it would repeat part of the body.
    throw new BadRequest("The body is not JSON, or is nested too deep.");
  }
}

/** Lets the calling page read the response, because a pasted script runs on another origin. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Vary", "Origin");
  const { origin } = request.headers;
  if (!origin) return;
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Credentials", "true");
  // Otherwise a page on another origin can't read Retry-After.
  response.setHeader("Access-Control-Expose-Headers", "Retry-After");
}

export function sendPreflight(request: IncomingMessage, response: ServerResponse): void {
  allowOrigin(request, response);
  response.setHeader("Access-Control-Allow-Methods", "GET, HEAD, POST, PUT, PATCH, DELETE");
  response.setHeader("Access-Control-Allow-Headers", request.headers["access-control-request-headers"] ?? "*");
  response.setHeader("Access-Control-Max-Age", "600");
  response.writeHead(204);
  response.end();
}

function hostName(host: string): string {
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return "";
  }
}

/** A foreign host name that resolves to this machine (DNS rebinding) must not reach the local-only endpoints. */
export function isLoopbackHost(host: string | undefined): boolean {
  const name = hostName(host ?? "");
  return name === "localhost" || name.endsWith(".localhost") || name === "127.0.0.1" || name === "[::1]";
}

/**
 * Whether the caller is a page on this machine, or not a page at all. Browsers send the page's origin with every POST,
 * even from a form. A sandboxed frame always has the origin `null`. Its scripts are accepted, so that a shop in such a
 * frame works. A form is not, because any link can trigger one.
 */
export function isAskedFromHere({ headers }: IncomingMessage): boolean {
  const { origin } = headers;
  if (origin === "null") return headers["sec-fetch-mode"] === "cors";
  return origin === undefined || isLoopbackOrigin(origin);
}

/** Whether the request is from a page without an origin. Such a page is accepted, but can't act for a member. */
export function isNameless({ headers }: IncomingMessage): boolean {
  return headers.origin === "null";
}

export function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLoopbackHost(new URL(origin).host);
}
