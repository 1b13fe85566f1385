import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { PublishedMenu } from "../../src/wire/published/publishedMenu.ts";
import { firstScreenKey } from "../../src/wire/storage/scope.ts";
import { listInEntry } from "../../widget-demo/tools/prerender/listInEntry.ts";
import { prerender } from "../../widget-demo/tools/prerender/prerender.ts";
import { type RunningDemo, startDemo, temporaryFolder } from "./demoFixture.ts";

const dishes = Array.from({ length: 60 }, (_, at) => String(at + 1));
const menu = {
  Categories: [
    { ID: 1, Name: "Soups", SubMenuItems: dishes.slice(0, 40).map((id) => ({ ID: id, ProductID: id })) },
    { ID: 2, Name: "Rice", SubMenuItems: dishes.slice(40).map((id) => ({ ID: id, ProductID: id })) },
  ],
  Products: Object.fromEntries(
    dishes.map((id) => [
      id,
      { ID: id, Name: `Dish ${id}`, "Name_zh-CN": `菜${id}`, Price: 10.5, PhotoUrl: `/${id}.webp` },
    ]),
  ),
};
const store = {
  ...{ ID: 120, Name: "Noodle Bar", TimezoneIanaFormat: "Australia/Sydney", TermsAndConditions: "Be nice." },
  OperatingHours: [{ DayOfWeek: 3, OpeningTime: "10:00", ClosingTime: "15:00" }],
  SurchargeHolidaySettings: [],
};
const documents = {
  "Companies/120": store,
  "Companies/120/Menus/DefaultMenu": menu,
  "Companies/121": { ...store, ID: 121 },
  "Companies/121/Menus/DefaultMenu": menu,
  "Companies/130": { ...store, ID: 130, IsEnabled: false },
  "Companies/140": { ...store, ID: 140 },
  "Companies/140/Menus/Empty": { Categories: [{ ID: 1, Name: "Soups" }] },
};

const built = (list: string) =>
  `/*! See it */\n{let $u,$m=${list};(()=>{$m.includes(1);V?.onDuplicate(\`1.1.7\`,$u)})()}`;
const hashOf = (text: string) => `sha384-${createHash("sha384").update(text).digest("base64")}`;
const pinned = built("[]").replace("$m.includes", "/* pinned */$m.includes");

/** What a build publishes, with an earlier version's folder. */
const dist = {
  "storefront.js": built("[]"),
  "1.1.7/storefront.js": pinned,
  "1.1.7/integrity.json": { "1.1.7/storefront.js": hashOf(pinned), "storefront.js": hashOf(built("[]")) },
  "1.1.6/integrity.json": { "1.1.6/storefront.js": "sha384-old", "storefront.js": "sha384-older" },
  "payment-scripts.json": {
    frame: [],
    page: [
      { file: "1.1.7/storefront.js", integrity: hashOf(pinned), reason: "Starts it." },
      { file: "storefront.js", integrity: hashOf(built("[]")), reason: "Starts it." },
    ],
    others: [{ url: "https://pay.google.com/gp/p/js/pay.js", reason: "Google Pay." }],
  },
};

async function demoWith(configuration: object = {}) {
  const demo = await startDemo({ "data/documents.json": documents });
  const config = join(demo.folder, "servery.json");
  const { text } = await demo.get("/servery.json");
  writeFileSync(config, JSON.stringify({ ...JSON.parse(text), ...configuration }));
  return { demo, config };
}

async function run({ demo, config }: { demo: RunningDemo; config: string }, out: string, ...args: readonly string[]) {
  return prerender(["--config", config, "--script", `${demo.url}storefront.js`, "--data", "--out", out, ...args]);
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");
const json = (folder: string, file: string) => JSON.parse(read(folder, file));
const filesOf = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();

/** Those of all records but lists of texts and colours, each once. */
function keysOf(value: unknown, name = ""): readonly string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((each) => keysOf(each, name)))];
  if (typeof value !== "object" || value === null || ["texts", "colours", "rails"].includes(name)) return [];
  return [...new Set(Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner, key)]))];
}

describe("npm run prerender -- --data", () => {
  it("writes every dish of a store, dated, in both languages, and of the store what a first screen shows", async () => {
    const place = await demoWith();
    const out = temporaryFolder(dist);
    const before = Date.now();
    expect(await run(place, out, "--store", "120")).toEqual({
      text: `✓ ${join(out, "menus/120/menu.json")}`,
      isGood: true,
    });
    const published: PublishedMenu = json(out, "menus/120/menu.json");
    expect(published).toMatchObject({
      version: firstScreenKey.version,
      dietary: { allergies: [] },
      store: { id: 120 },
    });
    expect(published.savedAt).toBeGreaterThanOrEqual(before);
    expect(Date.parse(published.date)).toBe(published.savedAt);
    const [{ sections = [], texts = {} } = {}] = published.menus;
    expect(sections.map(({ cards }) => cards.length)).toEqual([40, 20]);
    expect(sections[1]?.cards.at(-1)).toMatchObject({
      entry: { name: "Dish 60", price: 1050 },
      product: { photo: `${place.demo.url}60.webp` },
    });
    expect(texts["Dish 60"]).toBe("菜60");
    expect(published.offsets.length).toBeGreaterThan(10);
    expect(JSON.stringify(published)).not.toContain("Be nice.");
  });

  it("writes no key that the documentation lacks", async () => {
    const out = temporaryFolder(dist);
    await run(await demoWith(), out, "--store", "120");
    const docs = readFileSync(new URL("../../widget-demo/docs/prerendering.md", import.meta.url), "utf8");
    const told = new Set(docs.slice(docs.indexOf("### Its keys")).match(/(?<=[`.])\w+/g));
    expect(keysOf(json(out, "menus/120/menu.json")).filter((key) => !told.has(key))).toEqual([]);
  });

  it("tells the script in the folder, and mends its hashes and no others", async () => {
    const place = await demoWith();
    const out = temporaryFolder(dist);
    await run(place, out, "--store", "121", "--store", "120");
    expect(read(out, "storefront.js")).toBe(built("[120,121]"));
    const hash = hashOf(built("[120,121]"));
    expect(json(out, "1.1.7/integrity.json")).toEqual({ ...dist["1.1.7/integrity.json"], "storefront.js": hash });
    expect(json(out, "payment-scripts.json").page.map(({ integrity }: { integrity: string }) => integrity)).toEqual([
      hashOf(pinned),
      hash,
    ]);
    expect(read(out, "1.1.7/storefront.js")).toBe(pinned);
    expect(json(out, "1.1.6/integrity.json")).toEqual(dist["1.1.6/integrity.json"]);
    expect(filesOf(out)).toEqual(
      [
        ...filesOf(temporaryFolder(dist)),
        "menus",
        ...["120", "121"].flatMap((id) => [`menus/${id}`, `menus/${id}/menu.json`]),
      ].sort(),
    );
  });

  it("changes nothing but the menu when it runs again, as a cron does", async () => {
    const place = await demoWith();
    const out = temporaryFolder(dist);
    const state = () => ["storefront.js", "1.1.7/integrity.json"].map((file) => statSync(join(out, file)).mtimeMs);
    await run(place, out, "--store", "120");
    const before = state();
    place.demo.documents.merge("Companies/120", { StoreTitle: "New Noodles" });
    expect((await run(place, out, "--store", "120")).isGood).toBe(true);
    expect(state()).toEqual(before);
    expect(json(out, "menus/120/menu.json").store.title).toBe("New Noodles");
  });

  it("mends hashes that a run left behind which was ended", async () => {
    const place = await demoWith();
    const out = temporaryFolder({ ...dist, "storefront.js": built("[120]") });
    await run(place, out, "--store", "120");
    expect(json(out, "1.1.7/integrity.json")["storefront.js"]).toBe(hashOf(built("[120]")));
  });

  it("loses no store that another run writes at the same time, and leaves no lock", async () => {
    const out = temporaryFolder(dist);
    const file = join(out, "storefront.js");
    const lock = join(out, ".storefront.js.lock");
    // The other run has read the list, and not written it yet.
    writeFileSync(lock, "");
    const waiting = listInEntry(out, { add: 120 });
    await setTimeout(50);
    expect(read(out, "storefront.js")).toBe(built("[]"));
    writeFileSync(file, built("[121]"));
    rmSync(lock);
    await waiting;
    expect(read(out, "storefront.js")).toBe(built("[120,121]"));
    expect(existsSync(lock)).toBe(false);
  });

  it("isn't stopped by the lock of a run that was ended", async () => {
    const out = temporaryFolder(dist);
    const lock = join(out, ".storefront.js.lock");
    writeFileSync(lock, "");
    const before = Date.now() / 1_000 - 11;
    utimesSync(lock, before, before);
    expect(await listInEntry(out, { add: 120 })).toBe("listed");
    expect(existsSync(lock)).toBe(false);
  });

  it("reads all menus, however many pages Firestore has of them", async () => {
    const place = await demoWith();
    const extra = Array.from({ length: 300 }, (_, at) => `Companies/120/Menus/Draft${String(at).padStart(3, "0")}`);
    for (const path of extra) place.demo.documents.merge(path, { Categories: [] });
    const out = temporaryFolder(dist);
    await run(place, out, "--store", "120");
    expect(json(out, "menus/120/menu.json").menus).toHaveLength(301);
  });

  it("takes away a store that is disabled meanwhile, and leaves the others", async () => {
    const place = await demoWith();
    const out = temporaryFolder(dist);
    await run(place, out, "--store", "120", "--store", "121");
    place.demo.documents.merge("Companies/120", { IsEnabled: false });
    const { text, isGood } = await run(place, out, "--store", "120", "--store", "121");
    expect(isGood).toBe(false);
    expect(text).toContain("✗ Companies/120 is disabled: its IsEnabled is false.");
    expect(text).toContain(`✓ ${join(out, "menus/121/menu.json")}`);
    expect(read(out, "storefront.js")).toBe(built("[121]"));
    expect(existsSync(join(out, "menus/120"))).toBe(false);
  });

  it.each([
    ["130", "Companies/130 is disabled"],
    ["140", "Companies/140 has no menu with a dish below Companies/140/Menus."],
    ["150", "Companies/150 isn't there. Correct the store's number"],
  ])("says why it publishes no store %s", async (id, why) => {
    const out = temporaryFolder(dist);
    const { text, isGood } = await run(await demoWith(), out, "--store", id);
    expect(isGood).toBe(false);
    expect(text).toContain(`✗ ${why}`);
    expect(filesOf(out)).not.toContain("menus");
    expect(read(out, "storefront.js")).toBe(built("[]"));
  });

  it("leaves what is published if Firestore refuses, and says that the rules may be missing", async () => {
    const place = await demoWith();
    const out = temporaryFolder(dist);
    await run(place, out, "--store", "120");
    const before = read(out, "menus/120/menu.json");
    const body = JSON.stringify({ error: { message: "Missing or insufficient permissions." } });
    await place.demo.send("POST", "/sandbox/faults", { match: "GET /v1/", times: 0, status: 403, body });
    const { text, isGood } = await run(place, out, "--store", "120");
    expect(isGood).toBe(false);
    expect(text).toContain("Firestore answers 403. Missing or insufficient permissions. Diners may not read it either");
    expect(read(out, "menus/120/menu.json")).toBe(before);
    expect(read(out, "storefront.js")).toBe(built("[120]"));
  });

  it.each([
    ["no script", {}, "There is no storefront.js in the folder"],
    ["an older release's", { "storefront.js": "{let $u;}" }, "The storefront.js in the folder is of an older release"],
  ])("says how the shop learns of the file if the folder has %s", async (_what, files, why) => {
    const place = await demoWith();
    const out = temporaryFolder(files);
    const { text, isGood } = await run(place, out, "--store", "120");
    expect(isGood).toBe(true);
    expect(text).toContain(`! ${why}`);
    const url = `${place.demo.url}menus/120/menu.json`;
    expect(text).toContain(`<link rel="preload" as="fetch" href="${url}" crossorigin>`);
  });

  it("writes the other stores' files if one can't be written", async () => {
    const place = await demoWith();
    const out = temporaryFolder({ "menus/120": "A file where the folder must be." });
    const { text, isGood } = await run(place, out, "--store", "120", "--store", "121");
    expect(isGood).toBe(false);
    expect(text).toMatch(/^✗ store 120: /m);
    expect(existsSync(join(out, "menus/121/menu.json"))).toBe(true);
  });

  it("of a branded deployment needs the headquarters", async () => {
    const place = await demoWith({ branded: true });
    const out = temporaryFolder();
    await expect(run(place, out, "--store", "120")).rejects.toThrow("--hq-id must name the headquarters");
    const { text } = await run(place, out, "--store", "120", "--hq-id", "7");
    expect(text).toContain("Brands/7/Companies/120 isn't there");
  });

  it("needs to know where the script is if the configuration has relative addresses, and says if nothing answers", async () => {
    const { config } = await demoWith();
    const args = ["--config", config, "--store", "120", "--data", "--out", temporaryFolder()];
    await expect(prerender(args)).rejects.toThrow("say with --script where storefront.js is published");
    const nobody = await prerender([...args, "--script", "http://127.0.0.1:9/storefront.js"]);
    expect(nobody).toEqual({
      isGood: false,
      text: "✗ Nothing answers at http://127.0.0.1:9, so Companies/120 can't be read.",
    });
  });
});
