import { scryptSync } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { createDemo, type Demo } from "../../widget-demo/backend/createDemo.ts";
import type { PrintPage } from "../../widget-demo/backend/printedPages.ts";

// Hashing a password is slow on purpose.
vi.mock("node:crypto", async (original) => {
  const crypto = await original<typeof import("node:crypto")>();
  const scryptSync = (password: string, salt: string, length: number) =>
    crypto.scryptSync(password, salt, length, { N: 2 });
  return { ...crypto, scryptSync: vi.fn(scryptSync) };
});

export const hashing = vi.mocked(scryptSync);

export type Files = Readonly<Record<string, string | Buffer | object>>;

export const sampleFiles: Files = {
  "pages/index.html": "<!doctype html><title>Demos</title>",
  "pages/restaurant.html": `<!doctype html><title>Restaurant</title>${"<p>Plenty of words.</p>".repeat(100)}`,
  "pages/order/index.html": "<!doctype html><title>Order</title>",
  "pages/order/order.css": "body { margin: 0 }",
  "dist/storefront.js": "let c;try{c=__SERVERY_CONFIG__}catch{}export default c;",
  "dist/loader.js": "import('./storefront.js')",
  "dist/chunks/menu-A1b2C3d4.js": `export const menu = "${"menu ".repeat(400)}";`,
  "dist/.stamp": "secret",
  "data/documents.json": { "Companies/120": { ID: 120, StoreTitle: "Quarter Deck" } },
  "data/accounts.json": [{ email: "mei@example.com", password: "order-me-1", uid: "mei", displayName: "Mei" }],
  "data/images/burger.webp": Buffer.from([82, 73, 70, 70, 0, 255]),
  "outside.txt": "not for everyone",
};

/** A folder that is deleted after the test. */
export function temporaryFolder(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "servery-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === "string" || Buffer.isBuffer(content) ? content : JSON.stringify(content));
  }
  return folder;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

/** Sends a request over a plain socket, so that the path and the Host are sent exactly as written. */
export function ask(port: number, path: string, options: { method?: string; headers?: object; body?: string } = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const { method = "GET", headers = {}, body } = options;
    const request = httpRequest({ host: "127.0.0.1", port, path, method, agent: false, headers: { ...headers } });
    request.on("error", reject);
    request.on("response", async (response) => {
      const chunks = await response.toArray();
      const bytes = Buffer.concat(chunks);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString("utf8") });
    });
    request.end(body);
  });
}

export interface RunningDemo extends Demo {
  readonly folder: string;
  get(path: string, headers?: object): Promise<Answer>;
  send(method: string, path: string, body?: unknown, headers?: object): Promise<Answer>;
  /** Posts to the stand-in payment provider, on its own origin. */
  askProvider(call: string, body: object, headers?: object): Promise<Answer>;
}

/** A demo on a free port that is closed after the test. */
export async function startDemo(
  files: Files = {},
  state?: string,
  kitchen = true,
  print?: PrintPage,
): Promise<RunningDemo> {
  const folder = temporaryFolder({ ...sampleFiles, ...files });
  const demo = await createDemo({
    data: join(folder, "data"),
    isOwnData: true,
    pages: join(folder, "pages"),
    widget: { kind: "built", dist: join(folder, "dist") },
    port: 0,
    kitchen,
    ...(state === undefined ? {} : { state }),
    ...(print ? { print } : {}),
  });
  onTestFinished(() => demo.close());
  return {
    ...demo,
    folder,
    get: (path, headers = {}) => ask(demo.port, path, { headers }),
    send: (method, path, body, headers = {}) =>
      ask(demo.port, path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
    askProvider: (call, body, headers = {}) =>
      ask(Number(new URL(demo.cardOrigin).port), `/stand-ins/card-fields/${call}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      }),
  };
}
