import type { FirestoreSettings } from "firebase/firestore";
import type { Browser, Page } from "puppeteer-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { DocumentsOptions } from "../../../widget-demo/backend/documents/types.ts";
import { launchChromium } from "../../support/browser.ts";
import { serveSdkPage } from "./openSdkPage.ts";
import type { Sdk } from "./sdkPage.ts";
import { type RunningDocuments, startDocuments } from "./startDocuments.ts";

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
  /** Stops the server, and starts one on the same port with the given options. */
  restart(options?: Partial<DocumentsOptions>): Promise<void>;
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
    server = await startDocuments({ documents });
    tabs = [];
  });
  afterEach(async () => {
    await Promise.all(tabs.map((tab) => !tab.isClosed() && tab.close()));
    await server.stop();
  });

  return {
    server: () => server,
    async restart(options = {}) {
      await server.stop();
      server = await startDocuments({ documents, ...options }, server.port);
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
