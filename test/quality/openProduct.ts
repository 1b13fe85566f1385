import { readFileSync } from "node:fs";
import type { Page } from "puppeteer-core";
import { find, folder, press, storeIdOf, type View } from "./stage.ts";

interface Named {
  readonly ID: number;
  readonly Name: string;
  readonly "Name_zh-CN"?: string;
}

/** The product's name on the menu of the view's store, and what a page in Chinese calls it. */
function productNames(view: View, productId: number): readonly string[] {
  const text = readFileSync(folder("widget-demo/data/documents.json"), "utf8");
  const documents = JSON.parse(text) as Record<string, { readonly Products: Record<string, Named> }>;
  const menu = documents[`Companies/${storeIdOf(view)}/Menus/DefaultMenu`];
  const product = Object.values(menu?.Products ?? {}).find(({ ID }) => ID === productId);
  if (product === undefined) throw new Error(`The demo's menu has no product ${productId}.`);
  return [product.Name, product["Name_zh-CN"] ?? product.Name];
}

/** Searches for the product by name, as a diner finds one far down the menu. */
export async function openProduct(page: Page, view: View, productId: number): Promise<void> {
  const names = productNames(view, productId);
  await (await find(page, "input[type=search]")).focus();
  // At once, because a menu that is searched letter by letter takes most of a visit's time.
  await page.keyboard.sendCharacter(names[0] ?? "");
  await page.waitForFunction(
    (wanted: readonly string[]) => {
      const root = document.querySelector("servery-storefront")?.shadowRoot;
      const first = root?.querySelector("button.menu-card .menu-card__name");
      // The product may be the first one of the whole menu, too: the results, which replace it, say what they are.
      const results = root?.querySelector(".menu-view__results");
      const isShown = wanted.some((name) => first?.textContent?.startsWith(name));
      return isShown && results?.textContent?.includes(wanted[0] ?? "");
    },
    {},
    names,
  );
  await press(page, "button.menu-card");
  await find(page, "dialog[open]");
}
