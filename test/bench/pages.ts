const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">';

const documents = (shop: string) => `${shop}v1/projects/servery-demo/databases/(default)/documents/Companies/120`;

/** The documentation's two lines that make the browser request the menu before any script has loaded. */
export function preloads(shop: string): string {
  const asks = ["?key=demo-key", "/Menus?key=demo-key&amp;pageSize=300"];
  return asks.map((ask) => `<link rel="preload" as="fetch" href="${documents(shop)}${ask}" crossorigin>`).join("\n");
}

/** The documentation's snippet in a page with more content below it. */
export function hostPage(shop: string, preloaded = ""): string {
  return `<!doctype html><html lang="en"><head>${head}<title>Patty &amp; Sons</title></head><body>
<header><h1>Patty &amp; Sons</h1><p>Burgers and shakes on Bourke Street.</p></header>
<style>servery-storefront:not(:defined) { display: block; min-height: 100vh; }</style>
<servery-storefront store-id="120"></servery-storefront>
<script type="module" src="${shop}storefront.js" crossorigin></script>${preloaded}
<section><h2>Find us</h2><p>120 Bourke Street, Melbourne. The 86 and the 96 stop at the door.</p></section>
<footer><p>Patty &amp; Sons, 2026</p></footer>
</body></html>`;
}

/** The fastest that any shop can be: the same reads, and one string made from their results. */
export function floorPage(shop: string, most: number): string {
  return `<!doctype html><html lang="en"><head>${head}<title>Floor</title></head><body>
<main data-most="${most}"></main>
<script type="module" src="${shop}floor.js" crossorigin></script>
</body></html>`;
}

export const floorScript = `
const base = new URL("v1/projects/servery-demo/databases/(default)/documents/Companies/120", import.meta.url).href;
const read = async (path) => (await fetch(base + path, { cache: "no-cache" })).json();
const plain = (value) => {
  if ("mapValue" in value) return fields(value.mapValue.fields ?? {});
  if ("arrayValue" in value) return (value.arrayValue.values ?? []).map(plain);
  return Object.values(value)[0];
};
const fields = (all) => Object.fromEntries(Object.entries(all).map(([name, value]) => [name, plain(value)]));
const [store, menus] = await Promise.all([read("?key=demo-key"), read("/Menus?key=demo-key&pageSize=300")]);
const { Categories, Products } = fields(menus.documents.find(({ name }) => name.endsWith("/DefaultMenu")).fields);
const main = document.querySelector("main");
const listed = Categories.flatMap(({ SubMenuItems }) => SubMenuItems).slice(0, Number(main.dataset.most));
const cards = listed.map(({ ProductID }) => Products[ProductID]).map(
  ({ Name, ShortDescription, Price }) =>
    \`<button class="menu-card"><b>\${Name}</b><p>\${ShortDescription}</p><i>$\${Number(Price).toFixed(2)}</i></button>\`,
);
main.innerHTML = \`<h1>\${fields(store.fields).Name}</h1>\${cards.join("")}\`;
`;
