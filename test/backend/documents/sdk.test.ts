import type { Firestore, FirestoreSettings } from "firebase/firestore";
import type { Browser, Page } from "puppeteer-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rightsOf } from "../../../widget-demo/backend/documents/access.ts";
import { launchChromium } from "../../support/browser.ts";
import { serveSdkPage } from "./openSdkPage.ts";
import type { Sdk } from "./sdkPage.ts";
import { identify, type RunningDocuments, startDocuments } from "./startDocuments.ts";

/** What stands in the page's own world, where the functions given to `evaluate` run. */
declare const sdk: Sdk;
declare const db: Firestore;
declare const heard: string[];

const documents = {
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
  await Promise.all(tabs.map((tab) => tab.close()));
  await server.stop();
});

async function openTab(uid: string | null = null, settings: FirestoreSettings = {}): Promise<Page> {
  const tab = await site.open(browser);
  tabs.push(tab);
  await tab.evaluate(
    (port, caller, given) => void Object.assign(globalThis, { db: sdk.connect(port, caller, given), heard: [] }),
    server.port,
    uid,
    settings,
  );
  return tab;
}

/** Listens to the menus of low order, and notes their ids in `heard`. */
async function listenToMenus(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    const menus = sdk.query(sdk.collection(db, "Companies/120/Menus"), sdk.where("Order", "<", 3), sdk.limit(3));
    sdk.onSnapshot(menus, (snapshot) => {
      heard.push(snapshot.docs.map((found) => found.id).join(""));
    });
  });
  await hears(tab, "BA");
}

/** Listens to the store's name, and notes each one in `heard`. */
async function listenToName(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    sdk.onSnapshot(sdk.doc(db, "Companies/120"), (snapshot) => {
      heard.push(snapshot.get("Name"));
    });
  });
  await hears(tab, "Blue Door");
}

function rename(name: string): void {
  server.service.store.merge("Companies/120", { Name: name });
}

/** Asks at intervals: a tab behind another one draws no frames to ask at. */
async function hears(tab: Page, text: string): Promise<void> {
  await tab.waitForFunction((wanted) => heard.at(-1) === wanted, { timeout: 15_000, polling: 50 }, text);
}

describe("reading", () => {
  it("gets a document with its types, and knows one that is missing", async () => {
    const tab = await openTab();
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
    const tab = await openTab();
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
        group: await idsOf(query(sdk.collectionGroup(db, "Menus"), orderBy("Order", "desc"))),
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
      group: "CAB",
      count: 3,
    });
  });
});

describe("the lite client", () => {
  it("gets and queries by plain requests, and is told why it may not", async () => {
    const tab = await openTab();
    const read = await tab.evaluate(async (port) => {
      const { lite } = sdk;
      const plain = sdk.connectLite(port);
      const menus = lite.query(lite.collection(plain, "Companies/120/Menus"), lite.orderBy("Order"), lite.limit(2));
      return {
        name: (await lite.getDoc(lite.doc(plain, "Companies/120"))).get("Name"),
        menus: (await lite.getDocs(menus)).docs.map((found) => found.id).join(""),
        refused: await lite.getDocs(lite.collection(plain, "Users")).catch((problem) => problem.code),
      };
    }, server.port);
    expect(read).toEqual({ name: "Blue Door", menus: "BA", refused: "permission-denied" });
  });
});

describe("listening", () => {
  it("hears a live change of a document and of a query's members", async () => {
    const tab = await openTab();
    await listenToName(tab);
    rename("Blue Gate");
    await hears(tab, "Blue Gate");
    await listenToMenus(tab);
    server.service.store.set("Companies/120/Menus/D", { Name: "Night", Order: 0 });
    await hears(tab, "DBA");
    server.service.store.merge("Companies/120/Menus/B", { Order: 9 });
    await hears(tab, "DA");
    server.service.store.delete("Companies/120/Menus/A");
    await hears(tab, "D");
    server.service.store.replaceAll(documents);
    await hears(tab, "BA");
  });

  it("recovers when its connections are dropped", async () => {
    const tab = await openTab();
    await listenToName(tab);
    server.drop();
    rename("After the drop");
    await hears(tab, "After the drop");
  });

  it("recovers when the server starts again on the same port", async () => {
    const tab = await openTab();
    await listenToName(tab);
    await server.stop();
    server = await startDocuments({ documents }, server.port);
    rename("After the restart");
    await hears(tab, "After the restart");
    rename("And on");
    await hears(tab, "And on");
  });

  it("is told what changed while the server was away", async () => {
    const tab = await openTab();
    await listenToMenus(tab);
    await server.stop();
    const { "Companies/120/Menus/A": _gone, ...others } = documents;
    server = await startDocuments({ documents: { ...others, "Companies/120/Menus/E": { Order: 0 } } }, server.port);
    await hears(tab, "EB");
  });

  it("hears changes through a proxy that holds streams back", async () => {
    const tab = await openTab(null, { experimentalForceLongPolling: true });
    await listenToName(tab);
    rename("Polled");
    await hears(tab, "Polled");
    rename("Polled again");
    await hears(tab, "Polled again");
  });

  it("serves two tabs, and one of them on when the other closes", async () => {
    const [one, two] = await Promise.all([openTab(), openTab()]);
    await Promise.all([listenToName(one), listenToName(two)]);
    rename("Both");
    await Promise.all([hears(one, "Both"), hears(two, "Both")]);
    await one.close();
    tabs = [two];
    rename("One");
    await hears(two, "One");
  });

  it("lets a member hear of their own orders, and refuses a list of everybody's", async () => {
    const tab = await openTab("u1");
    await tab.evaluate(() => {
      const orders = sdk.collection(db, "Companies/120/TrackingOrders");
      const mine = sdk.where("OnlineOrderUserIdentifier", "==", "u1");
      sdk.onSnapshot(sdk.query(orders, mine, sdk.orderBy("ScheduledTime", "desc")), (snapshot) => {
        heard.push(snapshot.docs.map((found) => found.id).join(" "));
      });
    });
    await hears(tab, "o2 o1");
    server.service.store.merge("Companies/120/TrackingOrders/o2", { OnlineOrderUserIdentifier: "u2" });
    await hears(tab, "o1");
    const refused = await tab.evaluate(() =>
      sdk.getDocs(sdk.collection(db, "Companies/120/TrackingOrders")).catch((problem) => problem.code),
    );
    expect(refused).toBe("permission-denied");
  });
});

describe("writing", () => {
  it("refuses what the rules don't allow, and goes on", async () => {
    const tab = await openTab("u1");
    const codes = await tab.evaluate(async () => {
      const attempt = (path: string) =>
        sdk.setDoc(sdk.doc(db, path), { Name: "Mine" }).then(
          () => "done",
          (problem) => problem.code,
        );
      return [await attempt("Companies/120"), await attempt("Users/u2"), await attempt("Users/u1")];
    });
    expect(codes).toEqual(["permission-denied", "permission-denied", "done"]);
    expect(server.service.store.read("Companies/120")?.["Name"]).toBe("Blue Door");
    expect(server.service.store.read("Users/u1")).toEqual({ Name: "Mine" });
  });

  it("writes a user's own document with every kind of change", async () => {
    const tab = await openTab("u1");
    const seen = await tab.evaluate(async () => {
      const user = sdk.doc(db, "Users/u1");
      await sdk.updateDoc(user, {
        Visits: sdk.increment(2),
        Tags: sdk.arrayUnion("a", "b"),
        "Address.Suburb": "Carlton",
      });
      await sdk.setDoc(user, { Name: sdk.deleteField(), Seen: sdk.serverTimestamp() }, { merge: true });
      await sdk.runTransaction(db, async (transaction) => {
        const visits: number = (await transaction.get(user)).get("Visits");
        transaction.update(user, { Visits: visits * 2, Tags: sdk.arrayRemove("a") });
      });
      const missing = await sdk.updateDoc(sdk.doc(db, "Brands/1/Users/u1"), { A: 1 }).catch((problem) => problem.code);
      return { missing, visits: (await sdk.getDocFromServer(user)).get("Visits") };
    });
    expect(seen).toEqual({ missing: "not-found", visits: 6 });
    expect(server.service.store.read("Users/u1")).toEqual({
      Visits: 6,
      Tags: ["b"],
      Address: { Suburb: "Carlton" },
      Seen: { $time: expect.stringMatching(/^20\d\d-/) },
    });
  });

  it("R62: lets members write their names, phone and address, and nothing of the backend's", async () => {
    await server.stop();
    server = await startDocuments({ documents, rightsOf: (authorization) => rightsOf(identify(authorization)) });
    const tab = await openTab("noor");
    const answers = await tab.evaluate(async () => {
      const own = sdk.doc(db, "Users/noor");
      const identity = { Email: "noor@example.com", FirebaseUDID: "noor" };
      const tries: readonly (readonly [string, () => Promise<unknown>])[] = [
        ["made with another's address", () => sdk.setDoc(own, { ...identity, Email: "lee@example.com" })],
        ["made with points", () => sdk.setDoc(own, { ...identity, RewardPoints: 1000 })],
        ["made", () => sdk.setDoc(own, { ...identity, FirstName: "Noor" })],
        ["names", () => sdk.updateDoc(own, { FirstName: "Nur", Mobile: "0412345678" })],
        ["an address", () => sdk.setDoc(own, { DeliveryAddress: { PostCode: "3000" } }, { merge: true })],
        ["a part of the address", () => sdk.updateDoc(own, { "DeliveryAddress.PostCode": "3001" })],
        ["points", () => sdk.updateDoc(own, { RewardPoints: sdk.increment(1000) })],
        ["a card", () => sdk.updateDoc(own, { StoredCards: sdk.arrayUnion({ CardIdentifier: "c1" }) })],
        ["another e-mail", () => sdk.updateDoc(own, { Email: "lee@example.com" })],
        ["no e-mail", () => sdk.updateDoc(own, { Email: sdk.deleteField() })],
        [
          "two writes, one of them to points",
          () => {
            const batch = sdk.writeBatch(db);
            return batch.update(own, { LastName: "Abbot" }).update(own, { SpentRewardPoints: 0 }).commit();
          },
        ],
        ["another's", () => sdk.setDoc(sdk.doc(db, "Users/lee"), { FirstName: "Lee" })],
        ["its end", () => sdk.deleteDoc(own)],
      ];
      const told: [string, string][] = [];
      for (const [what, run] of tries)
        told.push([
          what,
          await run().then(
            () => "done",
            ({ code }) => code,
          ),
        ]);
      return told;
    });
    const done = ["made", "names", "an address", "a part of the address"];
    expect(answers).toEqual(answers.map(([what]) => [what, done.includes(what) ? "done" : "permission-denied"]));
    expect(server.service.store.read("Users/noor")).toEqual({
      Email: "noor@example.com",
      FirebaseUDID: "noor",
      FirstName: "Nur",
      Mobile: "0412345678",
      DeliveryAddress: { PostCode: "3001" },
    });
  });
});
