import { error, type Finding } from "../finding.ts";
import { shopScriptsOf } from "../page/shopScripts.ts";
import type { Subject } from "../subject.ts";
import { lookAtPrinted } from "./published.ts";
import { lookAtScript } from "./script.ts";

export async function lookAtHosting(subject: Subject): Promise<readonly Finding[]> {
  const { page } = subject;
  if (!page) return [];
  const scripts = shopScriptsOf(page).filter(({ url }) => url !== null && /^https?:/.test(url));
  const urls = [...new Set(scripts.flatMap(({ url }) => url ?? []))];
  const found = await Promise.all(
    urls.map((url) => {
      const integrity = scripts.find((script) => script.url === url)?.tag.attributes.get("integrity") ?? "";
      return lookAtScript(url, integrity, subject, page);
    }),
  );
  return [...twoCopies(urls, page.address), ...found.flat(), ...lookAtPrinted(page)];
}

function twoCopies(urls: readonly string[], place: string): readonly Finding[] {
  if (urls.length < 2) return [];
  return [error(place, `${urls.length} copies of the shop's script: ${urls.join(" and ")}.`, "Keep one.")];
}
