import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { FirestoreSettings } from "firebase/firestore";
import type { Browser, Page } from "puppeteer-core";
import { rolldown } from "rolldown";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { rightsOf } from "../../../widget-demo/backend/documents/access.ts";
import { createDocuments } from "../../../widget-demo/backend/documents/createDocuments.ts";
import type { Caller, DocumentsOptions, DocumentsService } from "../../../widget-demo/backend/documents/types.ts";
import { launchChromium } from "../../support/browser.ts";
import type { Sdk } from "./sdkPage.ts";

/** The SDK's own unsigned token. */
function identify(authorization: string | undefined): Caller {
  const token = authorization?.replace(/^Bearer /, "");
  if (!token) return { uid: null };
  const [, claims = ""] = token.split(".");
  const { sub, email } = JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
  return { uid: sub, email };
}

interface RunningDocuments {
  readonly service: DocumentsService;
  readonly port: number;
  /** Drops every connection, and keeps listening. */
  drop(): void;
  stop(): Promise<void>;
}

async function startDocuments(stored: DocumentsOptions["documents"], port = 0): Promise<RunningDocuments> {
  const service = createDocuments({
    documents: stored,
    now: () => new Date(),
    rightsOf: (authorization) => rightsOf(identify(authorization), { now: () => new Date(), has: () => true }),
  });
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (!(await service.handle(request, response, url))) response.writeHead(404).end("not a document");
  });
  await listen(server, port);
  return {
    service,
    port: (server.address() as AddressInfo).port,
    drop: () => server.closeAllConnections(),
    async stop() {
      await service.close();
      const stopped = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await stopped;
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
}

/** Serves an empty page with the SDK; tests open as many tabs of it as they need. */
async function serveSdkPage() {
  const bundle = await rolldown({
    input: new URL("./sdkPage.ts", import.meta.url).pathname,
    platform: "browser",
    logLevel: "silent",
  });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  const server = createServer((request, response) => {
    const isScript = request.url === "/sdk.js";
    response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
    response.end(
      isScript ? output[0].code : '<!doctype html><title>SDK</title><script type="module" src="/sdk.js"></script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    async open(browser: Browser): Promise<Page> {
      const tab = await browser.newPage();
      await tab.goto(`http://127.0.0.1:${port}/`);
      await tab.waitForFunction("'sdk' in globalThis", { polling: 50 });
      return tab;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

declare const sdk: Sdk;

export const documents = {
  "Companies/120": { ID: 120, Name: "Blue Door", Opened: { $time: "2020-02-03T04:05:06.789Z" } },
  "Companies/121": { ID: 121, Name: "Red Door" },
  "Companies/120/Menus/A": { Name: "Lunch", Order: 2, Tags: ["vegan", "new"] },
  "Companies/120/Menus/B": { Name: "Dinner", Order: 1, Tags: ["new"] },
  "Companies/120/Menus/C": { Name: "Late", Order: 3, Tags: [] },
  "Users/u1": { Name: "Noor", Visits: 1, Tags: ["a"] },
  "Companies/120/TrackingOrders/o1": { OnlineOrderUserIdentifier: "u1", GuestIdentifier: null, ScheduledTime: 1 },
  "Companies/120/TrackingOrders/o2": { OnlineOrderUserIdentifier: "u1", GuestIdentifier: null, ScheduledTime: 2 },
  "Companies/120/TrackingOrders/o3": { OnlineOrderUserIdentifier: "u2", GuestIdentifier: null, ScheduledTime: 3 },
};

interface SdkTabs {
  /** May be another one after `restart`. */
  server(): RunningDocuments;
  /** Stops the server, and starts one on the same port with these documents. */
  restart(stored: DocumentsOptions["documents"]): Promise<void>;
  /** A tab with the SDK's client in `db`, for a user, or signed out if `uid` is null. */
  open(uid?: string | null, settings?: FirestoreSettings): Promise<Page>;
}

/** The real Firestore SDK in Chromium, with a separate server for each test. */
export function useSdk(): SdkTabs {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serveSdkPage>>;
  let server: RunningDocuments;
  let tabs: Page[];

  beforeAll(async () => {
    [browser, site] = await Promise.all([launchChromium(), serveSdkPage()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });
  beforeEach(async () => {
    server = await startDocuments(documents);
    tabs = [];
  });
  afterEach(async () => {
    await Promise.all(tabs.map((tab) => !tab.isClosed() && tab.close()));
    await server.stop();
  });

  return {
    server: () => server,
    async restart(stored) {
      await server.stop();
      server = await startDocuments(stored, server.port);
      // By itself the client tries again after a random 5 to 15 s. The "online" event makes it try immediately.
      await Promise.all(tabs.map((tab) => tab.evaluate(() => dispatchEvent(new Event("online")))));
    },
    async open(uid = null, settings = {}) {
      const tab = await site.open(browser);
      tabs.push(tab);
      await tab.evaluate(
        (port, caller, given) => void Object.assign(globalThis, { db: sdk.connect(port, caller, given), heard: [] }),
        server.port,
        uid,
        settings,
      );
      return tab;
    },
  };
}
