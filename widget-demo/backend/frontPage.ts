import { type Documents, escapeHtml, languageOf, type OrdinaryStore, ordinaryStores } from "./ordinaryStores.ts";

const picker = /(<select\b[^>]*\bname="store"[^>]*>)[\s\S]*?(<\/select>)/;

/** Lists the stores of the current data on the front page, so that it also works with a developer's own data. */
export function frontPageFor(html: string, documents: Documents): string {
  const options = ordinaryStores(documents).map(optionOf).join("");
  return options === "" ? html : html.replace(picker, (_, open, close) => `${open}${options}${close}`);
}

function optionOf({ id, name, hqId }: OrdinaryStore): string {
  const language = languageOf(name);
  const more = `${language ? ` lang="${language}"` : ""}${hqId ? ` data-hq="${escapeHtml(hqId)}"` : ""}`;
  return `<option value="${id}"${more}>${escapeHtml(name)}</option>`;
}
