import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";

/** Smaller answers take longer to compress than it saves. */
const leastBytes = 1_000;

export function acceptsGzip(header: string): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header);
}

/** Ends an answer whose status and type are set, compressed where it is worth it and the client accepts it. */
export function endPacked(response: ServerResponse, text: string): void {
  const body = Buffer.from(text);
  const isLarge = body.length > leastBytes;
  if (isLarge) response.appendHeader("Vary", "Accept-Encoding");
  const isPacked = isLarge && acceptsGzip(String(response.req.headers["accept-encoding"] ?? ""));
  if (isPacked) response.setHeader("Content-Encoding", "gzip");
  response.end(isPacked ? gzipSync(body) : body);
}
