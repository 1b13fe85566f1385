import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { sendText } from "./http.ts";
import { acceptsGzip } from "./pack.ts";

export interface Content {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
  readonly gzipped: Buffer | null;
}

const compressed = /^(text\/|application\/|image\/svg)/;
const compress = promisify(gzip);

export async function contentOf(text: Buffer | string, type: string): Promise<Content> {
  const body = Buffer.from(text);
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return { type, etag, body, gzipped: compressed.test(type) ? await compress(body, { level: 9 }) : null };
}

/** Sends a file or a page to who may read it, unless the browser has it. */
export function sendContent(request: IncomingMessage, response: ServerResponse, content: Content): void {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    sendText(response, 405, "This address can only be read.");
    return;
  }
  setHeaders(response, content);
  send(request, response, content);
}

function setHeaders(response: ServerResponse, { type, etag, gzipped }: Content): void {
  response.setHeader("Content-Type", type);
  response.setHeader("ETag", etag);
  response.setHeader("X-Content-Type-Options", "nosniff");
  if (gzipped) response.setHeader("Vary", "Accept-Encoding");
  if (!type.startsWith("text/html")) {
    // Any site can paste the script, which then loads the rest from here.
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  }
}

function send(request: IncomingMessage, response: ServerResponse, { etag, body, gzipped }: Content): void {
  if (holds(request.headers["if-none-match"], etag)) {
    response.writeHead(304);
    response.end();
    return;
  }
  const takesGzip = gzipped !== null && acceptsGzip(String(request.headers["accept-encoding"] ?? ""));
  if (takesGzip) response.setHeader("Content-Encoding", "gzip");
  const sent = takesGzip ? gzipped : body;
  response.writeHead(200, { "Content-Length": sent.length });
  response.end(request.method === "HEAD" ? undefined : sent);
}

function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(etag.replace(/^W\//, ""));
}
