import * as v from "valibot";
import { menusInEntry } from "../../../../src/wire/published/entryMenus.ts";
import { printedMark } from "../../../../src/wire/published/printedPage.ts";
import { publishedMenuPath } from "../../../../src/wire/published/publishedMenuPath.ts";
import { firstScreenKey } from "../../../../src/wire/storage/scope.ts";
import { type Answer, ask, isHtml, isReadableBy } from "../ask.ts";
import { type Finding, ok, warning } from "../finding.ts";
import { type Page, resolved } from "../page/fetchPage.ts";
import type { Subject } from "../subject.ts";
import { freshSeconds, spanOf } from "./caching.ts";

const hourMs = 3_600_000;
/** They are written each hour: one run may fail unnoticed, a day of them may not. */
const oldMs = 24 * hourMs;
/** A chain's menus are all written by the same command. */
const mostMenus = 20;

const MenuSchema = v.pipe(v.string(), v.parseJson(), v.object({ version: v.number(), savedAt: v.number() }));

const again = "Run npm run prerender each hour.";

/** R112: the menus beside the script that it or the page names. */
export async function lookAtMenus(script: Answer, { stores }: Subject, page: Page): Promise<readonly Finding[]> {
  const listed = (menusInEntry(script.text) ?? []).filter((id) => stores.length === 0 || stores.includes(id));
  const urls = [...listed.map((id) => new URL(publishedMenuPath(id), script.url).href), ...linkedMenus(page)];
  const found = [...new Set(urls)].slice(0, mostMenus).map((url) => lookAtMenu(url, new URL(page.address).origin));
  return (await Promise.all(found)).flat();
}

function linkedMenus(page: Page): readonly string[] {
  return page.html.tags.flatMap(({ name, attributes }) => {
    const url = name === "link" ? resolved(page, attributes.get("href") ?? "") : null;
    return url !== null && /\/menus\/\d+\/menu\.json$/.test(new URL(url).pathname) ? [url] : [];
  });
}

async function lookAtMenu(url: string, origin: string): Promise<readonly Finding[]> {
  const reply = await ask(url, { headers: { Origin: origin } });
  if (reply.kind === "silent")
    return [warning(url, `Nothing answers (${reply.reason}): each visit asks in vain.`, "Look at its server.")];
  if (reply.status !== 200 || isHtml(reply)) {
    const what = reply.status === 200 ? "a page" : reply.status;
    return [warning(url, `It answers ${what}: each visit asks in vain.`, "Upload menus/ beside the script.")];
  }
  if (new URL(reply.url).origin !== origin && !isReadableBy(origin, reply))
    return [
      warning(
        url,
        `No Access-Control-Allow-Origin for ${origin}: the script can't read the menu.`,
        "Send Access-Control-Allow-Origin: * for menus/.",
      ),
    ];
  return [lookAtWriting(url, reply.text, "menu"), ...lookAtFreshness(url, reply)];
}

/** R112: a page whose HTML has the menu. Empty if the page isn't such a one. */
export function lookAtPrinted({ address, html, reply }: Page): readonly Finding[] {
  const data = html.tags.find(({ name, attributes }) => name === "script" && attributes.has(printedMark));
  if (!data || reply.kind === "silent") return [];
  return [lookAtWriting(address, data.content, "page"), ...lookAtFreshness(address, reply)];
}

/** When a menu or a page was written, and by which version. */
function lookAtWriting(place: string, json: string, what: "menu" | "page"): Finding {
  const read = v.safeParse(MenuSchema, json);
  if (!read.success) return warning(place, `It isn't a published ${what}: the script can't use it.`, again);
  const { version, savedAt } = read.output;
  if (version !== firstScreenKey.version)
    return warning(
      place,
      `The ${what} is of another version of the shop: the script can't use it.`,
      "Run npm run prerender of the version that you publish.",
    );
  const ageMs = Date.now() - savedAt;
  const age = ageMs < hourMs ? "less than an hour" : spanOf(ageMs / 1_000);
  if (ageMs <= oldMs) return ok(place, `The ${what} is ${age} old.`);
  return warning(place, `The ${what} is ${age} old: diners first see the prices of that day.`, again);
}

function lookAtFreshness(place: string, { headers }: Answer): readonly Finding[] {
  const seconds = freshSeconds(headers.get("Cache-Control") ?? "");
  if (seconds * 1_000 <= hourMs) return [];
  const span = spanOf(seconds);
  return [warning(place, `It is cached for ${span}: a new one comes so much later.`, "Let browsers ask each time.")];
}
