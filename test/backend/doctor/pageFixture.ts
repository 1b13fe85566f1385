/** A page that is right, and its parts. */
export const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
export const tag = '<servery-storefront store-id="501"></servery-storefront>';
export const script = '<script type="module" src="https://shop.nonna.example/storefront.js" crossorigin></script>';
export const right = `<!doctype html><html><head>${viewport}</head><body><h1>Nonna</h1>${tag}${script}</body></html>`;
export const address = "https://www.nonna.example/menu";
export const shop = "https://shop.nonna.example/storefront.js";
