import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** R8: whether this run's demo is a branded deployment, with its documents behind `Brands/{hq}`. */
export const isBranded = process.env["SERVERY_BRANDED"] === "1";

type Fields = Readonly<Record<string, unknown>>;
type Documents = Readonly<Record<string, Fields>>;

/** The paths of a document in a branded deployment: several if every brand has its own copy. */
type Move = (path: string, fields?: Fields) => readonly string[];

/** The headquarters' number, if the document is a store. */
function brandOf(path: string, fields: Fields): string | undefined {
  const store = /^Companies\/(\d+)$/.exec(path)?.[1];
  return fields["IsHQ"] ? store : store && String(fields["HQCompanyID"] ?? store);
}

/** The headquarters of each store, by the store's number. */
function brandsOf(documents: Documents): Map<string, string> {
  const brands = new Map<string, string>();
  for (const [path, fields] of Object.entries(documents)) {
    const brand = brandOf(path, fields);
    if (brand) brands.set(path.replace("Companies/", ""), brand);
  }
  return brands;
}

/** The headquarters of one of the demo's stores. */
function demosBrandOf(storeId: number): string | undefined {
  const file = fileURLToPath(new URL("../../widget-demo/data/documents.json", import.meta.url));
  return brandsOf(JSON.parse(readFileSync(file, "utf8"))).get(`${storeId}`);
}

/** R1: the scope of the storage keys of a store's shop. */
export function scopeOf(storeId: number): string {
  return isBranded ? `hq-${demosBrandOf(storeId)}` : `store-${storeId}`;
}

/** R8: the path of a member's document at a store. Each brand has its own. */
export function memberPath(storeId: number, uid: string): string {
  return isBranded ? `Brands/${demosBrandOf(storeId)}/Users/${uid}` : `Users/${uid}`;
}

export function moveBehindBrands(documents: Documents): {
  readonly documents: Documents;
  readonly move: Move;
  readonly brands: ReadonlyMap<string, string>;
} {
  const brands = brandsOf(documents);
  const all = [...new Set(brands.values())];
  const move: Move = (path, fields) => {
    if (path.startsWith("Brands/")) return [path];
    const store = /^Companies\/(\d+)/.exec(path)?.[1];
    if (store === undefined) return all.map((brand) => `Brands/${brand}/${path}`);
    // A store that the test added.
    const own = fields?.["HQCompanyID"] === undefined ? undefined : brandOf(path, fields);
    if (own) brands.set(store, own);
    const [, udid] = /\/TrackingOrders\/(.+)$/.exec(path) ?? [];
    const brand = `Brands/${brands.get(store) ?? all[0]}`;
    const owner = documents[path]?.["OnlineOrderUserIdentifier"];
    return [udid === undefined ? `${brand}/${path}` : `${brand}/Users/${owner}/TrackingOrders/${udid}`];
  };
  const moved = Object.entries(documents).flatMap(([path, fields]) => move(path).map((place) => [place, fields]));
  return { documents: Object.fromEntries(moved), move, brands };
}

/** A script that adds the headquarters to a branded deployment's pages. It runs before each page's own scripts. */
export function namingBrands(brands: ReadonlyMap<string, string>): string {
  return `(() => {
    const brands = ${JSON.stringify(Object.fromEntries(brands))};
    const named = new WeakSet();
    const name = (shop) => {
      if (shop.hasAttribute("hq-id") && !named.has(shop)) return;
      named.add(shop);
      const brand = brands[shop.getAttribute("store-id")] ?? "7";
      if (shop.getAttribute("hq-id") !== brand) shop.setAttribute("hq-id", brand);
    };
    new MutationObserver(() => document.querySelectorAll("servery-storefront").forEach(name)).observe(document, {
      childList: true,
      subtree: true,
      attributeFilter: ["store-id"],
    });
    // What changes the store names the headquarters first: read in between, the pair would be one that nobody has.
    const set = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function (attribute, value) {
      if (attribute === "store-id" && named.has(this)) set.call(this, "hq-id", brands[value] ?? "7");
      set.call(this, attribute, value);
    };
  })();`;
}
