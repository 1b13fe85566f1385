import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse, type Http2Session } from "node:http2";
import type { AddressInfo, Socket } from "node:net";
import { extname } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export interface Certificate {
  readonly key: string;
  readonly cert: string;
  readonly keyDigest: string;
}

/** A certificate for one run, which nothing else trusts. */
export function makeCertificate(): Certificate {
  const words = "req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=bench";
  const pem = execFileSync("openssl", [...words.split(" "), "-keyout", "-"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const part = (name: RegExp) =>
    pem.match(new RegExp(`-----BEGIN ${name.source}-----[^]+?-----END ${name.source}-----`))?.[0];
  const [key, cert] = [part(/[A-Z ]*PRIVATE KEY/), part(/CERTIFICATE/)];
  if (!key || !cert) throw new Error("openssl made no certificate.");
  const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  return { key, cert, keyDigest: createHash("sha256").update(publicKey).digest("base64") };
}

export interface Site {
  readonly port: number;
  /** Drops all connections, as a browser's are overnight. */
  dropConnections(): void;
  close(): Promise<void>;
}

type Encoding = "br" | "gzip";

export interface SiteOptions {
  readonly address: string;
  readonly certificate: Certificate;
  /** How it compresses: as a CDN does, or as Google's servers do. */
  readonly encoding: Encoding;
  /** The site's own files by path. More may be added while it runs. */
  readonly files: ReadonlyMap<string, string>;
  /** The server that everything else comes from. */
  readonly origin: string;
  /** Is told what that server has answered to a GET or POST. */
  readonly onAnswer?: (body: Buffer) => void;
}

const passedOn = ["content-type", "cache-control", "etag", "location", "date"];
const packed = new Map<string, Buffer>();

/** Compresses each body once. */
function pack(body: Buffer, encoding: Encoding): Buffer {
  const key = `${encoding} ${createHash("sha256").update(body).digest("base64")}`;
  const known = packed.get(key);
  if (known) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const made = encoding === "br" ? brotliCompressSync(body, { params }) : gzipSync(body);
  packed.set(key, made);
  return made;
}

interface Sent {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

function send(response: Http2ServerResponse, { status, headers, body }: Sent, encoding: Encoding): void {
  const type = headers["content-type"] ?? "";
  const isPacked = /^(text\/|application\/|image\/svg)/.test(type) && body.length > 0;
  response.writeHead(status, {
    ...headers,
    "access-control-allow-origin": "*",
    "access-control-allow-headers": "*",
    "access-control-expose-headers": "date",
    "cross-origin-resource-policy": "cross-origin",
    "timing-allow-origin": "*",
    ...(isPacked && { "content-encoding": encoding, vary: "accept-encoding" }),
  });
  response.end(isPacked ? pack(body, encoding) : body);
}

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
};

/** As the documentation says of hosting. */
function cachingOf(path: string): string {
  return path === "/storefront.js" ? "public, max-age=60, stale-while-revalidate=86400" : "no-cache";
}

async function answerTo(request: Http2ServerRequest, options: SiteOptions): Promise<Sent> {
  const path = request.url.split("?")[0] ?? "";
  const own = options.files.get(path);
  if (own !== undefined) {
    const type = types[extname(path)] ?? "text/html; charset=utf-8";
    return { status: 200, headers: { "content-type": type, "cache-control": cachingOf(path) }, body: Buffer.from(own) };
  }
  if (request.method === "OPTIONS") {
    return { status: 204, headers: { "access-control-max-age": "600" }, body: Buffer.alloc(0) };
  }
  const match = request.headers["if-none-match"];
  const read = await fetch(new URL(request.url, options.origin), {
    method: request.method,
    redirect: "manual",
    headers: match === undefined ? {} : { "if-none-match": match },
  });
  const headers = passedOn.flatMap((name) => [[name, read.headers.get(name)] as const]);
  const told = Object.fromEntries(headers.filter((each): each is readonly [string, string] => each[1] !== null));
  const body = Buffer.from(await read.arrayBuffer());
  options.onAnswer?.(body);
  return { status: read.status, headers: told, body };
}

/** HTTP/2 over TLS with compressed answers, in front of a server that has neither. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { key, cert } = options.certificate;
  const server = createSecureServer({ key, cert }, (request, response) => {
    answerTo(request, options)
      .then((sent) => send(response, sent, options.encoding))
      .catch(() => response.stream.destroy());
  });
  const sessions = new Set<Http2Session>();
  server.on("session", (session) => {
    sessions.add(session);
    session.on("close", () => sessions.delete(session));
    session.on("error", () => {});
  });
  // Includes connections whose handshake never finished, because closing the server waits for them too.
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, options.address, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    dropConnections() {
      for (const session of sessions) session.close();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
