import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readData } from "../../widget-demo/backend/data.ts";
import { ordinaryStores } from "../../widget-demo/backend/ordinaryStores.ts";

const folder = fileURLToPath(new URL("../../widget-demo/data", import.meta.url));
const { documents } = readData(folder);

interface Entry {
  readonly ProductID: number;
  readonly Name: string;
  readonly Price: number;
  readonly ProductAllergy?: readonly number[];
}

interface Menu {
  readonly Categories: readonly { readonly SubMenuItems: readonly Entry[] }[];
  readonly Products: Readonly<Record<string, { readonly PhotoUrl?: string }>>;
}

const menuOf = (storeId: number) => documents[`Companies/${storeId}/Menus/DefaultMenu`] as unknown as Menu;
const entriesOf = (menu: Menu) => menu.Categories.flatMap(({ SubMenuItems }) => SubMenuItems);
const stores = ordinaryStores(documents).map(({ id }) => Number(id));
const houses = [301, 302, 303, 304, 305];

describe("the demo's menus", () => {
  it.each(stores)("of store %i has 40 to 120 dishes, and the pictures of its products", (storeId) => {
    const menu = menuOf(storeId);
    const entries = entriesOf(menu);
    expect(entries.length).toBeGreaterThanOrEqual(40);
    expect(entries.length).toBeLessThanOrEqual(120);
    const photos = Object.values(menu.Products).flatMap(({ PhotoUrl }) => PhotoUrl ?? []);
    expect(photos.filter((photo) => !existsSync(join(folder, photo)))).toEqual([]);
  });

  it.each([[120, 121], [200, 201], [202, 203], ...houses.map((id) => [id, id + 10] as const)] as const)(
    "of store %i is the same as that of store %i, in Chinese",
    (english, chinese) => {
      const dishes = (storeId: number) =>
        entriesOf(menuOf(storeId))
          .map(({ ProductID, Price, ProductAllergy }) => ({ ProductID, Price, ProductAllergy }))
          .sort((one, other) => one.ProductID - other.ProductID);
      expect(dishes(chinese)).toEqual(dishes(english));
      for (const { Name } of entriesOf(menuOf(chinese))) expect(Name).toMatch(/\p{Script=Han}/u);
    },
  );
});

/** What diners read of a document. A store's own name is the same in every language. */
const read = /^(Name|ShortDescription|StoreTitle|ClosingStoreMessage|SeafoodStatement|LiquorNotice)$/;

/** The texts that aren't in Chinese. */
function untranslated(value: unknown, isStore: boolean): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, text]) => {
    if (typeof text !== "string") return untranslated(text, false);
    if (!read.test(key) || text === "" || (isStore && key === "Name")) return [];
    return /\p{Script=Han}/u.test(`${Reflect.get(value, `${key}_zh-CN`)}`) ? [] : [text];
  });
}

describe("the demo in Chinese", () => {
  const isChinese = (id: number) => /\p{Script=Han}/u.test(`${documents[`Companies/${id}`]?.["Name"]}`);

  it.each([...stores, 7, 20, 30].filter((id) => !isChinese(id)))("has all texts of store %i", (id) => {
    const own = Object.entries(documents).filter(
      ([path]) => path === `Companies/${id}` || /Menus|PriceTriggers/.test(path.split(`Companies/${id}/`)[1] ?? ""),
    );
    expect(own.flatMap(([path, fields]) => untranslated(fields, path === `Companies/${id}`))).toEqual([]);
  });
});

describe("the demo's group", () => {
  const company = (storeId: number) => documents[`Companies/${storeId}`] as Record<string, unknown>;

  it("has five houses in three states, one of them always closed, with a message", () => {
    expect(new Set(houses.map((id) => (company(id)["Location"] as { State: string }).State)).size).toBe(3);
    const closed = houses.filter((id) => company(id)["IsInOperation"] === false);
    expect(closed).toEqual([304]);
    expect(company(304)["ClosingStoreMessage"]).toMatch(/\.$/);
  });
});
