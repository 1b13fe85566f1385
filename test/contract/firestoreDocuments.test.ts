import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { StoreReference } from "../../src/domain/host/hostSettings.ts";
import type { WatchDocuments } from "../../src/services/adapters/firebase/firestoreLive.ts";
import type { StoreDocuments } from "../../src/services/ports/documents.ts";
import { storageRows } from "../../src/wire/storage/table.ts";
import { buildDevice } from "../support/buildDevice.ts";
import { describeDocuments } from "./documentsContract.ts";
import { startFirestore } from "./startFirestore.ts";

const byId: StoreReference = { kind: "id", id: 120 };

describeDocuments("documents over HTTP", async () => {
  const { demo, base, open, strike, heal } = await startFirestore();
  const { documents } = demo;
  let failing = { stores: false, menus: false };
  return {
    documents: open(),
    async put({ id, name, hqId }, menuIds = []) {
      documents.set(`Companies/${id}`, { ID: id, Name: name, HQCompanyID: hqId ?? 0 });
      for (const menuId of menuIds) documents.set(`Companies/${id}/Menus/${menuId}`, { Categories: [] });
    },
    async remove(id) {
      const its = documents.paths().filter((path) => path === `Companies/${id}` || path.startsWith(`Companies/${id}/`));
      for (const path of its) documents.delete(path);
    },
    async fail(what) {
      failing = { ...failing, ...what };
      await heal();
      for (const id of [120, 121]) {
        if (failing.stores) await strike(`GET ${base}/Companies/${id}?`, { status: 500 });
        if (failing.menus) await strike(`GET ${base}/Companies/${id}/Menus`, { drop: true });
      }
      if (failing.stores) await strike(`POST ${base}:runQuery`, { status: 503 });
    },
  };
});

async function readBoth(documents: StoreDocuments): Promise<void> {
  await documents.loadStore(byId);
  await documents.loadMenus(120);
}

async function withPatty() {
  const firestore = await startFirestore();
  firestore.demo.documents.set("Companies/120", { ID: 120, Name: "Patty", OperatingHours: "always" });
  firestore.demo.documents.set("Companies/120/Menus/DefaultMenu", { Categories: "none" });
  const store = `${firestore.base}/Companies/120`;
  return { ...firestore, store, menus: `${store}/Menus` };
}

describe("documents over HTTP: requests", () => {
  it("are plain GETs with the project's key, for a store by its id and for its menus", async () => {
    const { open, count, store, menus } = await withPatty();
    const documents = open();
    await readBoth(documents);
    expect([await count("GET", store), await count("GET", menus)]).toEqual([1, 1]);
  });

  it("R8: use the brand's paths, if there is one", async () => {
    const { demo, open } = await withPatty();
    demo.documents.set("Brands/7/Companies/120", { ID: 120, Name: "Branded" });
    demo.documents.set("Brands/7/Companies/120/Menus/Night", { Categories: [] });
    const documents = open({ hqId: 7 });
    expect(await documents.loadStore(byId)).toMatchObject({ value: { name: "Branded" } });
    expect(await documents.loadStore({ kind: "name", name: "Branded" })).toMatchObject({ value: { id: 120 } });
    expect(await documents.loadStore({ kind: "name", name: "Patty" })).toEqual({ kind: "missing" });
    expect(await documents.loadStoresOf(7)).toMatchObject({ value: [{ id: 120 }] });
    expect(await documents.loadMenus(120)).toMatchObject({ value: [{ id: "Night" }] });
  });

  it("are one GET per page of a store's menus", async () => {
    const { demo, open } = await withPatty();
    const ids = Array.from({ length: 310 }, (_, index) => String(index));
    for (const id of ids) demo.documents.set(`Companies/120/Menus/${id}`, { Categories: [] });
    const menus = await open().loadMenus(120);
    expect(menus.kind === "found" && menus.value.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  it("resolve URLs in a document against the API's URL", async () => {
    const { demo, open } = await withPatty();
    demo.documents.merge("Companies/120", { Logo: "/images/logo.webp" });
    expect(await open().loadStore(byId)).toMatchObject({ value: { logo: `${demo.url}images/logo.webp` } });
  });
});

describe("documents over HTTP: the header of a group's list", () => {
  it("contains the headquarters' name, picture, logo and colours, and nothing else", async () => {
    const { demo, open } = await startFirestore();
    demo.documents.set("Companies/7", {
      ID: 7,
      Name: "Patty",
      ProfileImage: "/images/head.webp",
      Logo: "/images/logo.webp",
      TermsAndConditions: "long",
      ViewComponentConfigs: { HomePage: true, UiColours: { Mobile: { ButtonColour: "#b3401a" } } },
    });
    expect(await open().loadHeadquarters(7)).toMatchObject({
      name: "Patty",
      profileImage: `${demo.url}images/head.webp`,
      logo: `${demo.url}images/logo.webp`,
      colours: { mobile: { buttonColour: "#b3401a" } },
      terms: "",
      view: { homePage: false },
    });
  });

  it.each([
    ["denied", { status: 403, body: "{}" }],
    ["missing", null],
    ["cut off", { drop: true }],
  ])("is null without a log entry if the headquarters' document is %s (S2)", async (_what, answer) => {
    const { base, open, strike, logged } = await startFirestore();
    if (answer) await strike(`GET ${base}/Companies/7?`, answer);
    expect(await open().loadHeadquarters(7)).toBeNull();
    expect(logged).toEqual([]);
  });

  it("R74: venues of a brand are all of its stores, page by page, with only the fields of a list", async () => {
    const { demo, open } = await startFirestore();
    const ids = Array.from({ length: 310 }, (_, index) => index + 1);
    for (const id of ids) demo.documents.set(`Brands/7/Companies/${id}`, { Name: "V", TermsAndConditions: "long" });
    const venues = await open({ hqId: 7 }).loadStoresOf(7);
    expect(venues.kind === "found" && venues.value.map(({ id }) => id).sort((one, other) => one - other)).toEqual(ids);
    expect(venues.kind === "found" && venues.value[0]).toMatchObject({ name: "V", terms: "" });
  });
});

describe("documents over HTTP: reads that the entry has started", () => {
  it("are used once, and then requested again", async () => {
    const { demo, open, count, store, menus } = await withPatty();
    const early = [`${demo.url.slice(0, -1)}${store}?key=k-1`, `${demo.url.slice(0, -1)}${menus}?key=k-1&pageSize=300`];
    const started = new Map(early.map((address) => [address, fetch(address)]));
    const documents = open({ started });
    expect(await documents.loadStore(byId)).toMatchObject({ kind: "found" });
    expect(await documents.loadMenus(120)).toMatchObject({ kind: "found" });
    expect([await count("GET", store), await count("GET", menus)]).toEqual([1, 1]);
    expect(started.size).toBe(0);
    await documents.loadStore(byId);
    expect(await count("GET", store)).toBe(2);
  });

  it("return a failure once if they failed, and are then requested again", async () => {
    const { demo, open, store } = await withPatty();
    const broken = Promise.reject(new TypeError("offline"));
    broken.catch(() => {});
    const documents = open({ started: new Map([[`${demo.url.slice(0, -1)}${store}?key=k-1`, broken]]) });
    expect(await documents.loadStore(byId)).toEqual({ kind: "failed" });
    expect(await documents.loadStore(byId)).toMatchObject({ kind: "found" });
  });
});

describe("documents over HTTP: the log", () => {
  it("lists each invalid field once, however often it is read", async () => {
    const { open, logged } = await withPatty();
    const documents = open();
    for (let times = 0; times < 3; times += 1) await readBoth(documents);
    expect(logged).toEqual([
      expect.stringMatching(/^Warning: Companies\/120 · OperatingHours: expected a list/),
      expect.stringMatching(/^Warning: Menus\/DefaultMenu · Categories: expected a list/),
    ]);
  });

  it.each([
    ["an error of the service", { status: 500 }, "HTTP 500"],
    ["a refusal", { status: 403, body: "{}" }, "HTTP 403"],
    [
      "a refusal with its reason",
      { status: 403, body: '{"error":{"message":"Missing or insufficient permissions."}}' },
      "HTTP 403, Missing or insufficient permissions. (projects/",
    ],
    ["what is no JSON", { status: 200, body: "<p>Please sign in to this WiFi</p>" }, ""],
    ["what is no document", { status: 200, body: "[]" }, "the answer is no document"],
    ["a cut connection", { drop: true }, ""],
  ])("reports %s as an error each time", async (_what, answer, words) => {
    const { open, logged, strike, store } = await withPatty();
    await strike(`GET ${store}?`, answer);
    expect(await open().loadStore(byId)).toEqual({ kind: "failed" });
    expect(logged).toEqual([expect.stringContaining(`Error: The store could not be read: ${words}`)]);
  });

  it.each([
    ["menus", "GET", "/Companies/120/Menus", "The menu"],
    ["venues", "POST", ":runQuery", "The venues"],
  ])("reports a response for %s that isn't a list", async (what, method, path, subject) => {
    const { open, logged, strike, base } = await withPatty();
    await strike(`${method} ${base}${path}`, { status: 200, body: '{"documents":{}}' });
    const documents = open();
    expect(await (what === "menus" ? documents.loadMenus(120) : documents.loadStoresOf(7))).toEqual({ kind: "failed" });
    expect(logged).toEqual([`Error: ${subject} could not be read: the answer is no list of documents`]);
  });

  it("treats a missing list of menus as empty", async () => {
    const { open, strike, menus } = await withPatty();
    await strike(`GET ${menus}`, { status: 404 });
    expect(await open().loadMenus(120)).toEqual({ kind: "found", value: [] });
  });

  it("reports a read without a response after 30 seconds", async () => {
    const { demo, open, logged, store } = await withPatty();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const silence = new Promise<Response>(() => {});
    const documents = open({ started: new Map([[`${demo.url.slice(0, -1)}${store}?key=k-1`, silence]]) });
    const reading = documents.loadStore(byId);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(logged).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await reading).toEqual({ kind: "failed" });
    expect(logged).toEqual(["Error: The store could not be read: no answer after 30 s"]);
  });

  it("reports that the live client can't be loaded, while the shop continues", async () => {
    const { open, logged } = await withPatty();
    const stop = open().watch(120, { store: () => {}, menus: () => {} });
    await expect.poll(() => logged).toEqual([expect.stringContaining("Warning: Listening to the menu")]);
    stop();
  });
});

describe("documents over HTTP: data of the previous visit", () => {
  it("is available immediately on the next visit, from the same device", async () => {
    const { open, count, store } = await withPatty();
    const documents = open();
    await readBoth(documents);
    expect(open().recall(byId)).toMatchObject({ store: { name: "Patty" }, menus: [{ id: "DefaultMenu" }] });
    expect(await count("GET", store)).toBe(1);
  });
});

describe("documents over HTTP: listening", () => {
  it("keeps a menu in memory only until the device has stored it, and then finds it there", async () => {
    const { open } = await withPatty();
    const device = buildDevice();
    const { promise, resolve } = Promise.withResolvers<Parameters<WatchDocuments>[2]>();
    const watchDocuments: WatchDocuments = (_context, _storeId, listener) => {
      resolve(listener);
      return () => {};
    };
    const documents = open({ device, loadLive: async () => ({ watchDocuments }) });
    await readBoth(documents);
    documents.watch(120, { store: () => {}, menus: () => {} });
    const live = await promise;
    live.store({ id: "120", fields: { Name: "Renamed" } });
    expect(documents.recall(byId)).toMatchObject({ store: { name: "Renamed" }, menus: [{ id: "DefaultMenu" }] });
    device.forget(storageRows.lastMenu);
    live.store({ id: "120", fields: { Name: "Renamed again" } });
    expect(documents.recall(byId)).toBeNull();
  });

  it("never starts if it is stopped before the live client has loaded", async () => {
    const { open } = await withPatty();
    const { promise, resolve } = Promise.withResolvers<{ readonly watchDocuments: () => () => void }>();
    let begun = 0;
    const documents = open({ loadLive: () => promise });
    documents.watch(120, { store: () => {}, menus: () => {} })();
    const stop = documents.watch(120, { store: () => {}, menus: () => {} });
    let stopped = 0;
    const watchDocuments = () => {
      begun += 1;
      return () => {
        stopped += 1;
      };
    };
    resolve({ watchDocuments });
    await expect.poll(() => begun).toBe(1);
    stop();
    expect([begun, stopped]).toEqual([1, 1]);
  });

  it("parses live documents with the same codecs, and stores them for the next visit", async () => {
    const { open } = await withPatty();
    const heard: unknown[] = [];
    const watchDocuments: WatchDocuments = (_context, storeId, listener) => {
      heard.push(storeId);
      listener.store({ id: "120", fields: { Name: "Live" } });
      listener.menus([{ id: "DefaultMenu", fields: {} }]);
      listener.store(null);
      return () => {};
    };
    const documents = open({ loadLive: async () => ({ watchDocuments }) });
    documents.watch(120, { store: (reading) => heard.push(reading), menus: (reading) => heard.push(reading) });
    await expect.poll(() => heard.length).toBe(4);
    expect(heard).toMatchObject([
      120,
      { kind: "found", value: { id: 120, name: "Live" } },
      { kind: "found", value: [{ id: "DefaultMenu" }] },
      { kind: "missing" },
    ]);
    expect(documents.recall(byId)).toMatchObject({ store: { name: "Live" } });
  });
});
