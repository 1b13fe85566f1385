import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";

/** Compressing smaller responses takes longer than it saves. */
const leastBytes = 1_000;

export function acceptsGzip(header: string): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header);
}

/** Ends a response whose status and type are set. Compresses it if that saves time and the client accepts it. */
export function endPacked(response: ServerResponse, text: string): void {
  const body = Buffer.from(text);
  const isLarge = body.length > leastBytes;
  if (isLarge) response.appendHeader("Vary", "Accept-Encoding");
  const isPacked = isLarge && acceptsGzip(String(response.req.headers["accept-encoding"] ?? ""));
  if (isPacked) response.setHeader("Content-Encoding", "gzip");
  response.end(isPacked ? gzipSync(body) : body);
}
