import type { Change } from "./changes.ts";
import type { Sheet } from "./sheets.ts";

const style = `
  body { margin: 24px; background: #77797c; color: #fff; font: 16px/1.5 system-ui, sans-serif; }
  a { color: inherit; }
  img { display: block; max-width: 100%; }
  .change { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; align-items: start; margin-bottom: 32px; }
  .difference { display: grid; isolation: isolate; }
  .difference img { grid-area: 1 / 1; }
  .difference img + img { mix-blend-mode: difference; }
  figure, figcaption { margin: 0; }`;

function changed({ file, share }: Change, before: string): string {
  const [now, former] = [
    `<img loading="lazy" src="now/${file}" alt="">`,
    `<img loading="lazy" src="${before}/${file}" alt="">`,
  ];
  return `<h3>${file}: ${(share * 100).toFixed(2)} %</h3><div class="change">
<figure><figcaption>before</figcaption>${former}</figure><figure><figcaption>now</figcaption>${now}</figure>
<figure><figcaption>difference</figcaption><div class="difference">${former}${now}</div></figure></div>`;
}

/**
 * All sheets, and the changes, the most changed first. `before` is the path from the page to the folder of the previous
 * pictures.
 */
export function indexPage(sheets: readonly Sheet[], changes: readonly Change[], before: string): string {
  const links = sheets.map(
    ({ name }) =>
      `<h3><a href="sheets/${name}.html">${name}</a></h3><img loading="lazy" src="sheets/${name}.png" alt="">`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shots</title><style>${style}</style>
<h1>Shots</h1><h2>Changed: ${changes.length}</h2>${changes.map((change) => changed(change, before)).join("\n")}
<h2>Contact sheets</h2>${links.join("\n")}</html>`;
}
