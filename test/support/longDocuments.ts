import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonFields } from "../../widget-demo/backend/documents/types.ts";

interface Entry extends JsonFields {
  readonly ProductID: number;
}
interface MenuJson {
  readonly Categories: readonly { readonly Name: string; readonly SubMenuItems: readonly Entry[] }[];
  readonly Products: Readonly<Record<string, JsonFields>>;
}

const file = join(import.meta.dirname, "../../widget-demo/data/documents.json");
export const documents = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, JsonFields>>;
const menus = Object.entries(documents)
  .filter(([path]) => path.includes("/Menus/"))
  .map(([, menu]) => menu as unknown as MenuJson);

/** A menu of so many dishes, in the words of all the demo's restaurants: each name and each sentence once, while they last. */
export function longMenu(count: number): JsonFields {
  const products: Record<string, JsonFields> = {};
  const names = new Set<unknown>();
  let left = count;
  const categories = [...menus, ...menus].flatMap((menu, round) =>
    menu.Categories.map((category, at) => {
      const fresh = category.SubMenuItems.flatMap((entry) => {
        const product = menu.Products[entry.ProductID];
        const name = round < menus.length ? product?.["Name"] : `${String(product?.["Name"])}, large`;
        if (!product || left === 0 || names.has(name)) return [];
        names.add(name);
        left -= 1;
        const id = count - left;
        products[id] = { ...product, ID: id, Name: name ?? "" };
        return [{ ...entry, ID: id, ProductID: id, Name: name ?? "" }];
      });
      return { ...category, ID: round * 100 + at + 1, SubMenuItems: fresh };
    }).filter(({ SubMenuItems }) => SubMenuItems.length > 0),
  );
  return { Categories: categories, Products: products };
}
