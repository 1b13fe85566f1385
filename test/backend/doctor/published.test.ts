import { expect, it } from "vitest";
import { firstScreenKey } from "../../../src/wire/storage/scope.ts";
import { lookAtHosting } from "../../../widget-demo/tools/doctor/hosting/hosting.ts";
import { linesOf, pageAt, type Sent, serve, subjectWith } from "./doctorFixture.ts";

const origin = "https://www.nonna.example";
const open = { "Access-Control-Allow-Origin": "*", "Content-Type": "application/json" };
const hourMs = 3_600_000;
const { version } = firstScreenKey;
const menuOf = (ageMs: number, of: number = version) => JSON.stringify({ version: of, savedAt: Date.now() - ageMs });
const entryWith = (menus: string) =>
  `let $u,${menus};customElements.get("servery-storefront");import("./chunks/a-00000000.js")`;

interface Host {
  readonly menu?: Sent | null;
  readonly entry?: string;
  readonly links?: string;
  readonly printed?: string;
  readonly caching?: string;
  readonly stores?: readonly number[];
}

/** The lines about what is published. */
async function saysOf({ menu, entry = entryWith("$m=[501,502]"), links = "", ...page }: Host): Promise<string[]> {
  const shop = await serve((_request, path) => {
    if (path === "/storefront.js")
      return { headers: { ...open, "Content-Type": "text/javascript", "Cache-Control": "no-cache" }, body: entry };
    if (/menu\.json$/.test(path)) return menu === undefined ? { headers: open, body: menuOf(0) } : menu;
    return { status: 404, headers: open };
  });
  const tags = `<servery-storefront store-id="501"></servery-storefront>${page.printed ?? ""}${links}<script type="module" src="SHOP/storefront.js"></script>`;
  const headers = { "Cache-Control": page.caching ?? "no-cache" };
  const subject = subjectWith({
    page: pageAt(`${origin}/`, tags.replaceAll("SHOP", shop), { headers }),
    stores: page.stores ?? [501],
  });
  const lines = linesOf(await lookAtHosting(subject), "hosting", { [shop]: "SHOP" });
  return lines.filter((line) => /menu\.json|nonna\.example\/:/.test(line));
}

const menu = "SHOP/menus/501/menu.json";
const link = `<link rel="preload" as="fetch" href="${menu}" crossorigin>`;
const printed = (json: string) => `<script type="application/json" data-servery-printed>${json}</script>`;

it.each<readonly [string, Host, readonly string[]]>([
  ["a published menu of this hour", {}, [`✓ ${menu}: The menu is less than an hour old.`]],
  [
    "one of yesterday evening",
    { menu: { headers: open, body: menuOf(20 * hourMs) } },
    [`✓ ${menu}: The menu is 20 hours old.`],
  ],
  ["a script that knows of none", { entry: entryWith("$m=[]") }, []],
  ["a script of an earlier release", { entry: entryWith("$x=1") }, []],
  [
    "a menu that the page names",
    { entry: entryWith("$m=[]"), links: link },
    [`✓ ${menu}: The menu is less than an hour old.`],
  ],
  ["one that both name, once", { links: link }, [`✓ ${menu}: The menu is less than an hour old.`]],
  [
    "menus of all stores",
    { stores: [] },
    [`✓ ${menu}: The menu is less than an hour old.`, "✓ SHOP/menus/502/menu.json: The menu is less than an hour old."],
  ],
  [
    "an old one",
    { menu: { headers: open, body: menuOf(75 * hourMs) } },
    [`! ${menu}: The menu is 3 days old: diners first see the prices of that day. Run npm run prerender each hour.`],
  ],
  [
    "one of another version",
    { menu: { headers: open, body: menuOf(0, version + 1) } },
    [
      `! ${menu}: The menu is of another version of the shop: the script can't use it. Run npm run prerender of the version that you publish.`,
    ],
  ],
  [
    "something else",
    { menu: { headers: open, body: "[]" } },
    [`! ${menu}: It isn't a published menu: the script can't use it. Run npm run prerender each hour.`],
  ],
  [
    "a menu that is missing",
    { menu: { status: 404, headers: open } },
    [`! ${menu}: It answers 404: each visit asks in vain. Upload menus/ beside the script.`],
  ],
  [
    "a page in its place",
    { menu: { headers: { ...open, "Content-Type": "text/html" }, body: "<!doctype html>" } },
    [`! ${menu}: It answers a page: each visit asks in vain. Upload menus/ beside the script.`],
  ],
  [
    "a menu that the page may not read",
    { menu: { headers: {}, body: menuOf(0) } },
    [
      `! ${menu}: No Access-Control-Allow-Origin for ${origin}: the script can't read the menu. Send Access-Control-Allow-Origin: * for menus/.`,
    ],
  ],
  [
    "a menu that is cached for a week",
    { menu: { headers: { ...open, "Cache-Control": "max-age=604800" }, body: menuOf(0) } },
    [
      `✓ ${menu}: The menu is less than an hour old.`,
      `! ${menu}: It is cached for 1 week: a new one comes so much later. Let browsers ask each time.`,
    ],
  ],
  [
    "no answer",
    { menu: null },
    [`! ${menu}: Nothing answers (UND_ERR_SOCKET): each visit asks in vain. Look at its server.`],
  ],
])("tells of %s", async (_what, host, lines) => {
  expect(await saysOf(host)).toEqual(lines);
});

const withoutMenus = entryWith("$m=[]");

it.each<readonly [string, Host, readonly string[]]>([
  ["of this hour", { printed: printed(menuOf(0)) }, [`✓ ${origin}/: The page is less than an hour old.`]],
  [
    "of last week",
    { printed: printed(menuOf(7 * 24 * hourMs)) },
    [`! ${origin}/: The page is 1 week old: diners first see the prices of that day. Run npm run prerender each hour.`],
  ],
  [
    "of another version",
    { printed: printed(menuOf(0, 1)) },
    [
      `! ${origin}/: The page is of another version of the shop: the script can't use it. Run npm run prerender of the version that you publish.`,
    ],
  ],
  [
    "that is cached for a day",
    { printed: printed(menuOf(0)), caching: "max-age=86400" },
    [
      `✓ ${origin}/: The page is less than an hour old.`,
      `! ${origin}/: It is cached for 1 day: a new one comes so much later. Let browsers ask each time.`,
    ],
  ],
])("tells of a prerendered page %s", async (_what, host, lines) => {
  expect(await saysOf({ ...host, entry: withoutMenus })).toEqual(lines);
});
