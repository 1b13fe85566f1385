/** A page that consists of the shop only, below `/order`. */
export function fullPage(attributes: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" /><title>Order</title>
<link rel="icon" href="data:," /></head><body>
<servery-storefront full-page base-path="/order" ${attributes}></servery-storefront>
<script type="module" src="/storefront.js" crossorigin></script></body></html>`;
}
