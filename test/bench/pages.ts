/** Addresses of the shop's script and of its documents, each with a slash at its end. */
export interface ShopOrigins {
  readonly script: string;
  readonly data: string;
}

const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">';

const documents = (data: string) => `${data}v1/projects/servery-demo/databases/(default)/documents/Companies/120`;

/** The snippet's first line: the browser connects to the documents' origin before any script has loaded. */
export function hintOf({ data }: ShopOrigins): string {
  return `<link rel="preconnect" href="${new URL(data).origin}" crossorigin>`;
}

/** The documentation's two lines that make the browser request the menu before any script has loaded. */
export function preloadsOf({ data }: ShopOrigins): string {
  const asks = ["?key=demo-key", "/Menus?key=demo-key&amp;pageSize=300"];
  return asks.map((ask) => `<link rel="preload" as="fetch" href="${documents(data)}${ask}" crossorigin>`).join("\n");
}

interface Lines {
  readonly hint?: string;
  readonly preloads?: string;
}

/** The documentation's snippet in a page with more content below it. */
export function hostPage({ script }: ShopOrigins, { hint = "", preloads = "" }: Lines = {}): string {
  return `<!doctype html><html lang="en"><head>${head}<title>Patty &amp; Sons</title></head><body>
<header><h1>Patty &amp; Sons</h1><p>Burgers and shakes on Bourke Street.</p></header>
${hint}<style>servery-storefront:not(:defined) { display: block; min-height: 100vh; }</style>
<servery-storefront store-id="120"></servery-storefront>
<script type="module" src="${script}storefront.js" crossorigin></script>${preloads}
<section><h2>Find us</h2><p>120 Bourke Street, Melbourne. The 86 and the 96 stop at the door.</p></section>
<footer><p>Patty &amp; Sons, 2026</p></footer>
</body></html>`;
}

/** A page with the script of `floor.ts`, from the same origin as the shop's. */
export function floorPage(script: string): string {
  return `<!doctype html><html lang="en"><head>${head}<title>Floor</title></head><body>
<main></main>
<script type="module" src="${script}" crossorigin></script>
</body></html>`;
}
