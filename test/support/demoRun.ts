import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import { createDemo } from "../../widget-demo/backend/createDemo.ts";
import type { Fault } from "../../widget-demo/backend/faults.ts";
import { printForDemo } from "../../widget-demo/tools/prerender/printForDemo.ts";
import { isBranded, moveBehindBrands, namingBrands } from "./branded.ts";

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Host pages that a journey needs besides the demo's own, by file name. */
export type HostPages = Readonly<Record<string, string>>;

interface RequestCount {
  readonly method: string;
  readonly path: string;
  readonly count: number;
}

type Move = (path: string, fields?: Readonly<Record<string, unknown>>) => readonly string[];

export interface RunningDemo {
  /** `http://localhost:PORT` */
  readonly origin: string;
  readonly port: number;
  /** `http://localhost:PORT/`: of the card's frame and the stand-in payment provider. */
  readonly cardOrigin: string;
  /** A script that this deployment's pages run before their own; empty if the deployment is unbranded. */
  readonly before: string;
  /** R8: a document's path in this deployment. The methods below take unbranded paths, as the tests write them. */
  addressOf(path: string): string;
  /** Reads and writes documents through the demo's control API. Writing calls the listeners. */
  read(path: string): Promise<Record<string, unknown>>;
  merge(path: string, fields: object): Promise<void>;
  remove(path: string): Promise<void>;
  fault(fault: Partial<Fault> & { readonly match: string }): Promise<void>;
  clearFaults(): Promise<void>;
  /** How often a URL was requested since the last reset. */
  requests(method: string, pathPart: string): Promise<number>;
  /** How often the ordering API was called since then. */
  calls(): Promise<number>;
  /** How many documents Firestore would bill as read since the last reset. */
  reads(): Promise<number>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Whether the documents live in Google's Firestore emulator. */
const isOnGoogle = process.env["SERVERY_GOOGLE"] === "1";

/** R112: whether every journey's full page has its dishes in the HTML, as `npm start` serves it. */
const areAllPrinted = process.env["SERVERY_PRINTED"] === "1";

/** The demo's data without anything that depends on the day or the hour, so that sums and menus are always the same. */
function everydayData(): { readonly data: string; readonly before: string; readonly move: Move } {
  const data = mkdtempSync(join(inject("scratch"), "data-"));
  cpSync(folder("widget-demo/data"), data, { recursive: true });
  const file = join(data, "documents.json");
  const documents: Record<string, object> = JSON.parse(readFileSync(file, "utf8"));
  for (const [path, fields] of Object.entries(documents)) {
    if (/^Companies\/\d+$/.test(path)) documents[path] = { ...fields, SurchargeHolidaySettings: [] };
    if ("MenuTimeSettings" in fields) delete documents[path];
  }
  writeFileSync(file, JSON.stringify(documents));
  if (!isBranded) return { data, before: "", move: (path) => [path] };
  const branded = moveBehindBrands(documents as Parameters<typeof moveBehindBrands>[0]);
  writeFileSync(file, JSON.stringify(branded.documents));
  writeFileSync(join(data, "config.json"), JSON.stringify({ branded: true }));
  return { data, before: namingBrands(branded.brands), move: branded.move };
}

/** R8: also moves a document's path inside another text. A brand's orders are stored under their customers. */
function moved(text: string, move: Move): string {
  return text.replace(/\bCompanies\/\d+(\/TrackingOrders)?/, (path, orders) => {
    const [place = path] = move(path);
    return orders && place !== path ? place.replace(/Companies.*/, "Users") : place;
  });
}

export interface RunOptions {
  readonly port?: number;
  /** R112: the full page's menus have their dishes in the HTML. */
  readonly isPrinted?: boolean;
}

/** Runs the demo with its own copy of the data, on a free port or the given one. */
export async function runDemo(
  hostPages: HostPages = {},
  { port = 0, isPrinted = areAllPrinted }: RunOptions = {},
): Promise<RunningDemo> {
  const { data, before, move } = everydayData();
  const pages = mkdtempSync(join(inject("scratch"), "pages-"));
  cpSync(folder("widget-demo/pages"), pages, { recursive: true });
  for (const [name, content] of Object.entries(hostPages)) writeFileSync(join(pages, name), content);
  const widget = { kind: "built", dist: inject("dist") } as const;
  const firestore = isOnGoogle ? { firestore: new URL(`http://${inject("firestoreHost")}`) } : {};
  const isOwnPage = "order/index.html" in hostPages;
  const printed = isPrinted && !isOwnPage ? { print: await printForDemo(widget.dist) } : {};
  const demo = await createDemo({ data, pages, widget, port, ...firestore, ...printed });

  async function control(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${demo.url}sandbox/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
    if (!answer.ok) throw new Error(`${method} /sandbox/${path} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }

  async function countOf(isMeant: (request: RequestCount) => boolean): Promise<number> {
    const all = (await control("GET", "requests")) as readonly RequestCount[];
    return all.filter(isMeant).reduce((total, { count }) => total + count, 0);
  }

  /** Something that was created in a branded deployment is at one of several paths. */
  async function readFirst([place, ...others]: readonly string[]): Promise<Record<string, unknown>> {
    const asked = control("GET", `documents/${place}`) as Promise<Record<string, unknown>>;
    return others.length > 0 ? asked.catch(() => readFirst(others)) : asked;
  }

  return {
    origin: demo.url.slice(0, -1),
    port: demo.port,
    cardOrigin: demo.cardOrigin,
    before,
    addressOf: (path) => moved(path, move),
    read: (path) => readFirst(move(path)),
    merge: async (path, fields) => {
      for (const place of move(path, { ...fields })) await control("PATCH", `documents/${place}`, fields);
    },
    remove: async (path) => {
      for (const place of move(path)) await control("DELETE", `documents/${place}`);
    },
    fault: async (fault) => void (await control("POST", "faults", { ...fault, match: moved(fault.match, move) })),
    clearFaults: async () => void (await control("DELETE", "faults")),
    requests: async (method, pathPart) =>
      countOf((each) => each.method === method && each.path.includes(moved(pathPart, move))),
    // Not the preflights, which a browser adds if the API has another origin.
    calls: () => countOf(({ method, path }) => path.startsWith("/api/") && method !== "OPTIONS"),
    async reads() {
      const all = (await control("GET", "reads")) as readonly { reads: number }[];
      return all.reduce((total, { reads }) => total + reads, 0);
    },
    reset: async () => void (await control("POST", "reset")),
    close: demo.close,
  };
}
