import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse, type Http2Session } from "node:http2";
import type { AddressInfo, Socket } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";

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

interface SiteOptions {
  readonly address: string;
  readonly certificate: Certificate;
  /** The site's own files by path: HTML, or a script if the path ends in `.js`. */
  readonly files: Readonly<Record<string, string>>;
  /** The server that everything else comes from. */
  readonly origin: string;
}

const passedOn = ["content-type", "cache-control", "etag", "location"];
const packed = new Map<string, Buffer>();

/** Compresses as a CDN does: each body once, small if it is static and quickly if it is generated. */
function pack(body: Buffer, type: string): Buffer {
  const digest = createHash("sha256").update(body).digest("base64");
  const known = packed.get(digest);
  if (known) return known;
  const quality = /json/.test(type) ? 5 : constants.BROTLI_MAX_QUALITY;
  const made = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  packed.set(digest, made);
  return made;
}

function send(response: Http2ServerResponse, status: number, headers: Record<string, string>, body: Buffer): void {
  const type = headers["content-type"] ?? "";
  const isPacked = /^(text\/|application\/|image\/svg)/.test(type) && body.length > 0;
  response.writeHead(status, {
    ...headers,
    "access-control-allow-origin": "*",
    "access-control-allow-headers": "*",
    "cross-origin-resource-policy": "cross-origin",
    "timing-allow-origin": "*",
    ...(isPacked && { "content-encoding": "br", vary: "accept-encoding" }),
  });
  response.end(isPacked ? pack(body, type) : body);
}

async function answer(request: Http2ServerRequest, response: Http2ServerResponse, options: SiteOptions): Promise<void> {
  const own = options.files[request.url.split("?")[0] ?? ""];
  if (own !== undefined) {
    const type = request.url.endsWith(".js") ? "text/javascript" : "text/html; charset=utf-8";
    return send(response, 200, { "content-type": type, "cache-control": "no-cache" }, Buffer.from(own));
  }
  if (request.method === "OPTIONS") return send(response, 204, { "access-control-max-age": "600" }, Buffer.alloc(0));
  const match = request.headers["if-none-match"];
  const read = await fetch(new URL(request.url, options.origin), {
    method: request.method,
    redirect: "manual",
    headers: match === undefined ? {} : { "if-none-match": match },
  });
  const headers = passedOn.flatMap((name) => [[name, read.headers.get(name)] as const]);
  const told = Object.fromEntries(headers.filter((each): each is readonly [string, string] => each[1] !== null));
  return send(response, read.status, told, Buffer.from(await read.arrayBuffer()));
}

/** HTTP/2 over TLS with brotli, in front of a server that has neither. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { key, cert } = options.certificate;
  const server = createSecureServer({ key, cert }, (request, response) => {
    answer(request, response, options).catch(() => response.stream.destroy());
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
