import { ask } from "../ask.ts";
import { type Page, resolved } from "./fetchPage.ts";
import { shopScriptsOf } from "./shopScripts.ts";

interface OwnScript {
  /** Its address, or "a script in the page". */
  readonly place: string;
  readonly text: string;
}

const most = 20;

/** The scripts of the page's own site, which may add the shop. */
export async function ownScriptsOf(page: Page): Promise<readonly OwnScript[]> {
  const scripts = page.html.tags.filter(({ name }) => name === "script");
  const inPage = scripts.map(({ content }) => ({ place: "a script in the page", text: content }));
  const shop = shopScriptsOf(page).map(({ url }) => url);
  const origin = new URL(page.address).origin;
  const urls = scripts.flatMap(({ attributes }) => resolved(page, attributes.get("src") ?? "") ?? []);
  const own = [...new Set(urls)].filter((url) => new URL(url).origin === origin && !shop.includes(url)).slice(0, most);
  const read = await Promise.all(
    own.map(async (url) => {
      const reply = await ask(url);
      return { place: url, text: reply.kind === "answer" ? reply.text : "" };
    }),
  );
  return [...inPage, ...read];
}
