// How many visits and orders a second one process of the local backend answers. It is no forecast of Firestore or of
// your API: it says what the requests of a visit and of an order ask of a single Node process.
import { fork } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { exampleDocuments, orderExamples } from "../../widget-demo/backend/contract/calls/orderExamples.ts";
import { createDemo } from "../../widget-demo/backend/createDemo.ts";

const seconds = 10;
const atOnce = 32;
const root = fileURLToPath(new URL("../..", import.meta.url));
const documents = "/v1/projects/servery-demo/databases/(default)/documents/Companies/120";
const order = orderExamples["delivery"]?.value;

/** The demo's stores, and that of the published orders. */
async function serve(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "servery-load-"));
  process.on("exit", () => rmSync(data, { recursive: true }));
  cpSync(join(root, "widget-demo/data"), data, { recursive: true });
  const file = join(data, "documents.json");
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), ...exampleDocuments }));
  const widget = { kind: "built", dist: join(root, "dist") } as const;
  const demo = await createDemo({ data, pages: join(root, "widget-demo/pages"), widget, port: 0, kitchen: false });
  demo.clock.moveTo(new Date(Number(order?.TrackingOrder["CreatedOn"]) * 1_000));
  process.on("disconnect", () => process.exit());
  process.send?.(demo.port);
}

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

function send(port: number, path: string, body?: object): Promise<string> {
  const headers = { "Accept-Encoding": "gzip", Authorization: "demo-key", "Content-Type": "application/json" };
  const method = body ? "POST" : "GET";
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port, path, method, agent, headers: body ? headers : { "Accept-Encoding": "gzip" } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () => {
          if (answer.statusCode === 200) resolve(Buffer.concat(parts).toString("utf8"));
          else reject(new Error(`${path} answers ${answer.statusCode}: ${Buffer.concat(parts)}`));
        });
      },
    );
    sent.on("error", reject);
    sent.end(body && JSON.stringify(body));
  });
}

/** Does the work over and over, so many times at once, and prints how often it was done. */
async function measure(what: string, work: (count: number) => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  const tookMs: number[] = [];
  let begun = 0;
  async function repeat(): Promise<void> {
    while (performance.now() - startedAt < seconds * 1_000) {
      begun += 1;
      const from = performance.now();
      await work(begun);
      tookMs.push(performance.now() - from);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, repeat));
  const passedSeconds = (performance.now() - startedAt) / 1_000;
  const slow = tookMs.sort((one, other) => one - other)[Math.floor(tookMs.length * 0.95)] ?? 0;
  console.log(
    `${what}: ${Math.round(tookMs.length / passedSeconds)} a second, 95 of 100 within ${Math.round(slow)} ms`,
  );
}

async function run(): Promise<void> {
  const server = fork(import.meta.filename, ["serve"]);
  const port = await new Promise<number>((resolve) => server.once("message", (message) => resolve(Number(message))));
  const run = Date.now();
  await measure("Visits (the store and its menu)", () =>
    Promise.all([send(port, `${documents}?key=demo`), send(port, `${documents}/Menus?key=demo&pageSize=300`)]),
  );
  await measure("Orders (checked to the cent, stored, mailed)", async (count) => {
    const UDID = `load-${run}-${count}`;
    const answer = await send(port, `/api/trackingorders/${UDID}`, {
      ...order,
      TrackingOrder: { ...order?.TrackingOrder, UDID },
    });
    if (!JSON.parse(answer).Success) throw new Error(answer);
  });
  server.disconnect();
}

await (process.argv[2] === "serve" ? serve() : run());
