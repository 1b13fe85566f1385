import type { Firestore } from "firebase/firestore";
import type { Page } from "puppeteer-core";
import { describe, expect, it } from "vitest";
import type { Sdk } from "./sdkPage.ts";
import { documents, useSdk } from "./useSdk.ts";

/** Globals of the page, where the functions passed to `evaluate` run. */
declare const sdk: Sdk;
declare const db: Firestore;
declare const heard: string[];

const tabs = useSdk();

/** Listens to the menus with a low order, and stores their ids in `heard`. */
async function listenToMenus(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    const menus = sdk.query(sdk.collection(db, "Companies/120/Menus"), sdk.where("Order", "<", 3), sdk.limit(3));
    sdk.onSnapshot(menus, (snapshot) => {
      heard.push(snapshot.docs.map((found) => found.id).join(""));
    });
  });
  await hears(tab, "BA");
}

/** Listens to the store's name, and stores each one in `heard`. */
async function listenToName(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    sdk.onSnapshot(sdk.doc(db, "Companies/120"), (snapshot) => {
      heard.push(snapshot.get("Name"));
    });
  });
  await hears(tab, "Blue Door");
}

function rename(name: string): void {
  tabs.server().service.store.merge("Companies/120", { Name: name });
}

/** Polls at intervals, because a tab in the background draws no frames to poll at. */
async function hears(tab: Page, text: string): Promise<void> {
  await tab.waitForFunction((wanted) => heard.at(-1) === wanted, { timeout: 15_000, polling: 50 }, text);
}

describe("reading", () => {
  it("gets a document with its types, and detects a missing one", async () => {
    const tab = await tabs.open();
    const read = await tab.evaluate(async () => {
      const [found, missing] = await Promise.all([
        sdk.getDoc(sdk.doc(db, "Companies/120")),
        sdk.getDoc(sdk.doc(db, "Companies/999")),
      ]);
      const opened: { toDate(): Date } = found.get("Opened");
      return { id: found.get("ID"), opened: opened.toDate().toISOString(), missing: missing.exists() };
    });
    expect(read).toEqual({ id: 120, opened: "2020-02-03T04:05:06.789Z", missing: false });
  });

  it("answers queries with filters, orders, limits and cursors, and counts", async () => {
    const tab = await tabs.open();
    const read = await tab.evaluate(async () => {
      const menus = sdk.collection(db, "Companies/120/Menus");
      const idsOf = async (query: Parameters<Sdk["getDocs"]>[0]) =>
        (await sdk.getDocs(query)).docs.map((found) => found.id).join("");
      const { query, where, orderBy } = sdk;
      return {
        ordered: await idsOf(query(menus, orderBy("Order"))),
        equal: await idsOf(query(menus, where("Name", "==", "Dinner"))),
        unequal: await idsOf(query(menus, where("Name", "!=", "Dinner"))),
        range: await idsOf(query(menus, where("Order", ">", 1), where("Order", "<=", 3), orderBy("Order", "desc"))),
        within: await idsOf(query(menus, where("Order", "in", [1, 3]))),
        without: await idsOf(query(menus, where("Order", "not-in", [1, 3]))),
        tagged: await idsOf(query(menus, where("Tags", "array-contains", "new"))),
        anyTag: await idsOf(query(menus, where("Tags", "array-contains-any", ["vegan", "old"]))),
        either: await idsOf(query(menus, sdk.or(where("Order", "==", 1), where("Name", "==", "Late")))),
        last: await idsOf(query(menus, orderBy("Order"), sdk.limitToLast(2))),
        paged: await idsOf(query(menus, orderBy("Order"), sdk.startAfter(1), sdk.limit(1))),
        count: (await sdk.getCountFromServer(menus)).data().count,
      };
    });
    expect(read).toEqual({
      ordered: "BAC",
      equal: "B",
      unequal: "CA",
      range: "CA",
      within: "BC",
      without: "A",
      tagged: "AB",
      anyTag: "A",
      either: "BC",
      last: "AC",
      paged: "A",
      count: 3,
    });
  });
});

describe("listening", () => {
  it("receives live changes of a document and of a query's results", async () => {
    const tab = await tabs.open();
    await listenToName(tab);
    rename("Blue Gate");
    await hears(tab, "Blue Gate");
    await listenToMenus(tab);
    tabs.server().service.store.set("Companies/120/Menus/D", { Name: "Night", Order: 0 });
    await hears(tab, "DBA");
    tabs.server().service.store.merge("Companies/120/Menus/B", { Order: 9 });
    await hears(tab, "DA");
    tabs.server().service.store.delete("Companies/120/Menus/A");
    await hears(tab, "D");
    tabs.server().service.reset();
    await hears(tab, "BA");
  });

  it("recovers after its connections are dropped", async () => {
    const tab = await tabs.open();
    await listenToName(tab);
    tabs.server().drop();
    rename("After the drop");
    await hears(tab, "After the drop");
  });

  it("receives what changed while the server was away", async () => {
    const tab = await tabs.open();
    await listenToMenus(tab);
    const { "Companies/120/Menus/A": _gone, ...others } = documents;
    await tabs.restart({ ...others, "Companies/120/Menus/E": { Order: 0 } });
    await hears(tab, "EB");
  });

  it("receives changes through a proxy that buffers streams", async () => {
    const tab = await tabs.open(null, { experimentalForceLongPolling: true });
    await listenToName(tab);
    rename("Polled");
    await hears(tab, "Polled");
    rename("Polled again");
    await hears(tab, "Polled again");
  });

  it("lets a member listen to their own orders, and refuses a list of everybody's", async () => {
    const tab = await tabs.open("u1");
    await tab.evaluate(() => {
      const orders = sdk.collection(db, "Companies/120/TrackingOrders");
      const mine = sdk.where("OnlineOrderUserIdentifier", "==", "u1");
      sdk.onSnapshot(sdk.query(orders, mine, sdk.orderBy("ScheduledTime", "desc")), (snapshot) => {
        heard.push(snapshot.docs.map((found) => found.id).join(" "));
      });
    });
    await hears(tab, "o2 o1");
    tabs.server().service.store.merge("Companies/120/TrackingOrders/o2", { OnlineOrderUserIdentifier: "u2" });
    await hears(tab, "o1");
    const refused = await tab.evaluate(() =>
      sdk.getDocs(sdk.collection(db, "Companies/120/TrackingOrders")).catch((problem) => problem.code),
    );
    expect(refused).toBe("permission-denied");
  });
});
