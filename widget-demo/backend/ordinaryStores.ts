import type { JsonFields } from "./documents/types.ts";
import { modeFlags } from "./ordering/checkStore.ts";
import { fieldsIn, flagIn } from "./ordering/reading.ts";

export type Documents = Readonly<Record<string, JsonFields>>;

export interface OrdinaryStore {
  readonly id: string;
  readonly name: string;
  /** R8: the headquarters that contains its documents in a branded deployment; null if it is unbranded. */
  readonly hqId: string | null;
  /** How its orders are received, as the tag's `mode` names it. */
  readonly modes: readonly string[];
}

function modesOf(store: JsonFields): readonly string[] {
  const view = fieldsIn(store, "ViewComponentConfigs");
  return Object.entries(modeFlags).flatMap(([mode, flag]) => (flagIn(view, flag, false) ? [mode] : []));
}

/** The stores that sell, in the order of the data. A headquarters isn't among them, because it has no menu. */
export function ordinaryStores(documents: Documents): readonly OrdinaryStore[] {
  const menus = Object.keys(documents).filter((path) => path.includes("/Menus/"));
  return Object.entries(documents).flatMap(([path, store]) => {
    const { IsEnabled, IsTest, Name } = store;
    const [, hqId = null, id] = /^(?:Brands\/(\d+)\/)?Companies\/(\d+)$/.exec(path) ?? [];
    if (id === undefined || IsEnabled === false || IsTest === true) return [];
    if (!menus.some((menu) => menu.startsWith(`${path}/Menus/`))) return [];
    return [{ id, name: typeof Name === "string" ? Name : id, hqId, modes: modesOf(store) }];
  });
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** The language of a store's page, detected from its name. */
export function languageOf(name: string): string | null {
  return /\p{Script=Han}/u.test(name) ? "zh-CN" : null;
}
