import { readFileSync } from "node:fs";
import type { Page } from "puppeteer-core";
import { find, folder, press, storeIdOf, type View } from "./stage.ts";

/** The product's name on the menu of the view's store. */
function productName(view: View, productId: number): string {
  const text = readFileSync(folder("widget-demo/data/documents.json"), "utf8");
  const documents = JSON.parse(text) as Record<
    string,
    { readonly Products: Record<string, { ID: number; Name: string }> }
  >;
  const menu = documents[`Companies/${storeIdOf(view)}/Menus/DefaultMenu`];
  const name = Object.values(menu?.Products ?? {}).find(({ ID }) => ID === productId)?.Name;
  if (name === undefined) throw new Error(`The demo's menu has no product ${productId}.`);
  return name;
}

/** Searches for the product by name, as a diner finds one far down the menu. */
export async function openProduct(page: Page, view: View, productId: number): Promise<void> {
  const name = productName(view, productId);
  await (await find(page, "input[type=search]")).focus();
  // At once, because a menu that is searched letter by letter takes most of a visit's time.
  await page.keyboard.sendCharacter(name);
  await page.waitForFunction(
    (wanted) => {
      const root = document.querySelector("servery-storefront")?.shadowRoot;
      const first = root?.querySelector("button.menu-card .menu-card__name");
      // The product may be the first one of the whole menu, too: the results, which replace it, say what they are.
      const results = root?.querySelector(".menu-view__results");
      return first?.textContent?.startsWith(wanted) && results?.textContent?.includes(wanted);
    },
    { timeout: 15_000 },
    name,
  );
  await press(page, "button.menu-card");
  await find(page, "dialog[open]");
}
