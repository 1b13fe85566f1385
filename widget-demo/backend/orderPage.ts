import type { JsonFields } from "./documents/types.ts";

type Documents = Readonly<Record<string, JsonFields>>;

/** The routes of the spec that name a store. */
const ofStore =
  /^\/order\/(?:store\/([^/]+)|login\/([^/]+)|([^/]+)\/(?:orderhistory|loyalty|userStamps|ordertracking))/i;

export function isOrderPath(path: string): boolean {
  return path === "/order" || path.startsWith("/order/");
}

/**
 * demo.md: the full page's store is the one in the path, else the first ordinary one in the data. `path` is decoded.
 */
export function orderPageFor(html: string, path: string, documents: Documents): string {
  const named = ofStore.exec(path)?.slice(1).find(Boolean) ?? ordinaryStore(documents);
  if (named === null) return html;
  const attribute = /^\d+$/.test(named) ? "store-id" : "store-name";
  return html.replace(/\bstore-id="\d+"/, () => `${attribute}="${escaped(named)}"`);
}

/** A store that sells: a headquarters has no menu. */
function ordinaryStore(documents: Documents): string | null {
  for (const [path, { IsEnabled, IsTest }] of Object.entries(documents)) {
    const id = /(?:^|\/)Companies\/(\d+)$/.exec(path)?.[1];
    if (id === undefined || IsEnabled === false || IsTest === true) continue;
    if (Object.keys(documents).some((other) => other.startsWith(`${path}/Menus/`))) return id;
  }
  return null;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
