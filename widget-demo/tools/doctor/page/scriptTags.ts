import { isThisMachine } from "../../../../src/wire/trustedUrl.ts";
import { error, type Finding, ok, warning } from "../finding.ts";
import type { Page } from "./fetchPage.ts";
import { ownScriptsOf } from "./ownScripts.ts";
import { type ShopScript, shopScriptsOf, typographic } from "./shopScripts.ts";

const scriptTypes = /^(|module|text\/javascript|application\/javascript)$/;

export async function lookAtScriptTags(page: Page): Promise<readonly Finding[]> {
  const scripts = shopScriptsOf(page);
  if (scripts.length === 0) return [await withoutScript(page)];
  return scripts.flatMap((script) => {
    const wrong = lookAtScriptTag(script, page);
    return wrong.length > 0 ? wrong : [ok(script.url ?? script.written, "The script's tag is right.")];
  });
}

async function withoutScript(page: Page): Promise<Finding> {
  const adding = (await ownScriptsOf(page)).find(({ text }) => /\b(storefront|loader)\.js\b/.test(text));
  if (adding) return ok(page.address, `The shop's script is added by ${adding.place}, so it can't be checked here.`);
  return error(
    page.address,
    "No script of the shop in the page: the tag stays empty.",
    'Add <script type="module" src="https://…/storefront.js" crossorigin></script>.',
  );
}

function lookAtScriptTag(script: ShopScript, page: Page): readonly Finding[] {
  const { written, url } = script;
  if (typographic.test(written.charAt(0)))
    return [
      error("<script>", `src is ${written}: the editor turned the quotes into typographic ones.`, 'Write src="…".'),
    ];
  if (url === null) return [error(written, "It isn't an address.", "Correct src.")];
  return [...lookAtRewriting(script, url), ...lookAtTransport(script, url, page)];
}

/** What plug-ins and content networks do to scripts. */
function lookAtRewriting({ tag, attribute, written, isLoader }: ShopScript, url: string): readonly Finding[] {
  const type = (tag.attributes.get("type") ?? "").trim().toLowerCase();
  if (
    /^[\da-f]+-(module|text\/javascript|application\/javascript|)$/.test(type) ||
    tag.attributes.has("data-rocket-type")
  )
    return [error(url, `type is ${type}: Rocket Loader has rewritten the script.`, 'Add data-cfasync="false" to it.')];
  if (attribute !== "src" || !scriptTypes.test(type)) {
    const what = attribute === "src" ? `type is ${type}` : `The address is in ${attribute}`;
    return [
      error(
        url,
        `${what}: a plug-in delays the script, and diners see an empty space.`,
        `Exclude ${nameOf(written)} from it.`,
      ),
    ];
  }
  if (!isLoader && type !== "module")
    return [warning(url, 'type="module" is missing: the shop loads with one request more.', 'Add type="module".')];
  return [];
}

const nameOf = (url: string) => url.split(/[?#]/)[0]?.split("/").at(-1) ?? url;

function lookAtTransport({ tag, isLoader }: ShopScript, url: string, page: Page): readonly Finding[] {
  const { protocol, origin, hostname } = new URL(url);
  const here = new URL(page.address);
  if (here.protocol === "https:" && protocol === "http:" && !isThisMachine(hostname))
    return [error(url, "The script is http on an https page: browsers don't load it.", "Write https://.")];
  if (!tag.attributes.has("integrity") || tag.attributes.has("crossorigin")) return [];
  if (isLoader && origin !== here.origin)
    return [error(url, "integrity without crossorigin: browsers don't run the script.", "Add crossorigin.")];
  return [
    warning(url, "integrity without crossorigin: the script and its chunks share no connection.", "Add crossorigin."),
  ];
}
