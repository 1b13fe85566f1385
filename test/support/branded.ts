/** R8: whether this run's demo is a branded deployment, its documents behind `Brands/{hq}`. */
export const isBranded = process.env["SERVERY_BRANDED"] === "1";

/** R1: the scope in which the first store's shop keeps what it stores. */
export const scopeOf120 = isBranded ? "hq-7" : "store-120";

type Documents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Where a document stands in a branded deployment; several places for what every brand has. */
type Move = (path: string) => readonly string[];

function brandsOf(documents: Documents): ReadonlyMap<string, string> {
  const stores = Object.entries(documents).flatMap(([path, fields]) => {
    const id = /^Companies\/(\d+)$/.exec(path)?.[1];
    return id === undefined ? [] : [[id, String(fields["HQCompanyID"] ?? id)] as const];
  });
  return new Map(stores);
}

/** The headquarters of each store, by the store's number. */
export function moveBehindBrands(documents: Documents): {
  readonly documents: Documents;
  readonly move: Move;
  readonly brands: ReadonlyMap<string, string>;
} {
  const brands = brandsOf(documents);
  const all = [...new Set(brands.values())];
  const move: Move = (path) => {
    const store = /^Companies\/(\d+)/.exec(path)?.[1];
    if (store === undefined) return all.map((brand) => `Brands/${brand}/${path}`);
    const [, udid] = /\/TrackingOrders\/(.+)$/.exec(path) ?? [];
    const brand = `Brands/${brands.get(store) ?? all[0]}`;
    const owner = documents[path]?.["OnlineOrderUserIdentifier"];
    return [udid === undefined ? `${brand}/${path}` : `${brand}/Users/${owner}/TrackingOrders/${udid}`];
  };
  const moved = Object.entries(documents).flatMap(([path, fields]) => move(path).map((place) => [place, fields]));
  return { documents: Object.fromEntries(moved), move, brands };
}

/** A branded deployment's pages name the headquarters: runs in each page before its own scripts. */
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
  })();`;
}
