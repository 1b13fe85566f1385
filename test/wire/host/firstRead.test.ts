import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentPaths, restTarget, restUrl } from "../../../src/wire/documents/paths.ts";
import { parseConfig } from "../../../src/wire/host/config.ts";
import { firstReads, hasLastScreen, publishedMenuUrl } from "../../../src/wire/host/firstRead.ts";
import { type AttributeName, attributeNames, parseHost } from "../../../src/wire/host/parseHost.ts";
import { encodeStored } from "../../../src/wire/storage/encodeStored.ts";
import { firstScreenKey } from "../../../src/wire/storage/scope.ts";

const base = "http://localhost:5173/storefront.js";
const firebase = { projectId: "servery-demo", apiKey: "demo-key" };
const config = { apiUrl: "/api", firebase, emulators: { firestore: "/" } };
const documents = "http://localhost:5173/v1/projects/servery-demo/databases/(default)/documents";

type Attributes = Partial<Record<AttributeName, string>>;

function reads(attributes: Attributes, deployment: unknown): readonly string[] {
  return firstReads((name) => attributes[name] ?? null, deployment, base);
}

/** The addresses that the app requests after it has parsed everything. */
function askedByTheApp(attributes: Attributes, deployment: unknown): readonly string[] {
  const raw = Object.fromEntries(attributeNames.map((name) => [name, attributes[name] ?? null]));
  const { settings } = parseHost(raw, new URLSearchParams());
  const parsed = parseConfig(deployment, base);
  if (!parsed.ok || settings.store?.kind !== "id") return [];
  const answer = documentPaths({ isBranded: parsed.deployment.isBranded, hqId: settings.hqId });
  if (!answer.ok) return [];
  const { id } = settings.store;
  const target = restTarget(parsed.deployment);
  const menus = settings.isGift ? [] : [answer.paths.menus(id)];
  return [answer.paths.store(id), ...menus].map((path) => restUrl(target, path));
}

describe("the requests that start before the app has loaded", () => {
  it("ask for the store and its menus", () => {
    expect(reads({ "store-id": "120" }, config)).toEqual([
      `${documents}/Companies/120?key=demo-key`,
      `${documents}/Companies/120/Menus?key=demo-key&pageSize=300`,
    ]);
  });

  it.each(["", "true", "false"])("R73: ask for the store alone if gift=%j, which may mean gift mode", (gift) => {
    expect(reads({ "store-id": "120", gift }, config)).toEqual([`${documents}/Companies/120?key=demo-key`]);
  });

  const cases: readonly (readonly [Attributes, unknown])[] = [
    [{ "store-id": "120" }, config],
    [
      { "store-id": " 0120 ", "hq-id": "7" },
      { ...config, branded: true },
    ],
    [{ "store-name": "120" }, { ...config, branded: null, emulators: null }],
    [
      { "store-id": "x", "store-name": "120" },
      { ...config, emulators: { firestore: null } },
    ],
    [{ "store-id": "120" }, { ...config, emulators: { firestore: "http://127.0.0.1:8080//" } }],
    [
      { "store-id": "120", "hq-id": "x" },
      { ...config, firebase: { projectId: "a b", apiKey: "k&y" } },
    ],
  ];

  it.each(cases)("are exactly those of the app: %j, %j", (attributes, deployment) => {
    const asked = askedByTheApp(attributes, deployment);
    expect(asked).toHaveLength(2);
    expect(reads(attributes, deployment)).toEqual(asked);
  });

  it.each<[Attributes, unknown]>([
    [{}, config],
    [{ "store-name": "Patty" }, config],
    [{ "store-id": "120", config: "/other.json" }, config],
    [{ "store-id": "120" }, undefined],
    [{ "store-id": "120" }, null],
    [{ "store-id": "120" }, "config"],
    [{ "store-id": "120" }, { ...config, firebase: null }],
    [{ "store-id": "120" }, { ...config, emulators: { firestore: 8080 } }],
  ])("are none if in doubt: %j, %j", (attributes, deployment) => {
    expect(reads(attributes, deployment)).toEqual([]);
  });

  it("never differ from the app's, for any attributes", () => {
    const value = fc.constantFrom(undefined, "", "7", " 120 ", "0", "x", "1.5");
    const gift = fc.constantFrom(undefined, "");
    const named = { "store-id": value, "store-name": value, "hq-id": value, gift };
    const attributes = fc.record(named, { requiredKeys: [] });
    const word = fc.constantFrom<unknown>("p", "", null);
    const address = fc.constantFrom<unknown>("/", "/fs/", "", " ", null, "http://10.0.0.1", "https://f.example/");
    const deployment = fc.record({
      apiUrl: fc.constant("/api"),
      firebase: fc.record({ projectId: word, apiKey: word }),
      branded: fc.constantFrom<unknown>(true, false, null),
      emulators: fc.oneof(fc.record({ firestore: address }), fc.constant(null)),
    });
    fc.assert(
      fc.property(attributes, deployment, (named, raw) => {
        const given = Object.fromEntries(Object.entries(named).filter(([, text]) => text !== undefined));
        expect(reads(given, raw)).toEqual(askedByTheApp(given, raw));
      }),
    );
  });
});

describe("the first screen of the previous visit", () => {
  const stored = (text: string | null) =>
    hasLastScreen(
      (name) => (({ "store-id": "120" }) as Attributes)[name] ?? null,
      (key) => (key === "servery:store-120:first" ? text : null),
    );

  it("is there if this release can read what is stored", () => {
    expect(stored(encodeStored(firstScreenKey, { menus: [] }))).toBe(true);
  });

  it.each([null, "", "{", encodeStored({ ...firstScreenKey, version: firstScreenKey.version + 1 }, {})])(
    "isn't there if %j is stored",
    (text) => expect(stored(text)).toBe(false),
  );
});

describe("a published menu", () => {
  const base = "https://shop.example/storefront.js";
  const url = "https://shop.example/menus/120/menu.json";
  const named = (attributes: Readonly<Record<string, string>>) => (name: string) => attributes[name] ?? null;
  const isLinked = (href: string) => href === url;
  const nowhere = () => false;

  it.each([
    ["of a store that the script knows", { "store-id": "120" }, [7, 120], nowhere, url],
    ["of a store that the page links to", { "store-id": "120" }, [], isLinked, url],
    ["of a store whose number is its name", { "store-name": " 120 " }, [120], nowhere, url],
    ["of a store that nobody published", { "store-id": "121" }, [120], isLinked, null],
    ["of a store that only the documents can name", { "store-name": "patty" }, [120], isLinked, null],
  ] as const)("%s", (_what, attributes, stores, linked, expected) => {
    expect(publishedMenuUrl(named(attributes), stores, linked, base)).toBe(expected);
  });

  it("is beside the folder of a pinned script's version", () => {
    expect(publishedMenuUrl(named({ "store-id": "120" }), [120], nowhere, "https://shop.example/shop/")).toBe(
      "https://shop.example/shop/menus/120/menu.json",
    );
  });
});
