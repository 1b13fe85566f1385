import type { Change } from "./changes.ts";
import { fileOf, type Language, type Look, rowsOf, sizes } from "./plan.ts";

const style = `
  body { margin: 24px; background: #77797c; color: #fff; font: 16px/1.5 system-ui, sans-serif; }
  a { color: inherit; }
  img { display: block; max-width: 100%; }
  .change { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; align-items: start; margin-bottom: 32px; }
  .difference { display: grid; isolation: isolate; }
  .difference img { grid-area: 1 / 1; }
  .difference img + img { mix-blend-mode: difference; }
  figure, figcaption { margin: 0; }
  .row { display: grid; gap: 16px; align-items: start; margin-bottom: 24px;
    grid-template-columns: ${sizes.map(({ widthPx }) => `${widthPx * 0.4}px`).join(" ")}; }`;

function changed({ file, share }: Change, before: string): string {
  const [now, former] = [
    `<img loading="lazy" src="now/${file}" alt="">`,
    `<img loading="lazy" src="${before}/${file}" alt="">`,
  ];
  return `<h3>${file}: ${(share * 100).toFixed(2)} %</h3><div class="change">
<figure><figcaption>before</figcaption>${former}</figure><figure><figcaption>now</figcaption>${now}</figure>
<figure><figcaption>difference</figcaption><div class="difference">${former}${now}</div></figure></div>`;
}

/** A row for each subject in each look and language, with the pictures that exist. */
function rowsIn({ name: look, subjects }: Look, language: Language, isTaken: (file: string) => boolean): string {
  const rows = rowsOf(subjects).map((row) => {
    const files = sizes.map(({ widthPx }) => fileOf({ look, language, row, widthPx }));
    const cells = files.map((file) =>
      isTaken(file) ? `<a href="now/${file}"><img loading="lazy" src="now/${file}" alt=""></a>` : "<i></i>",
    );
    return files.some(isTaken) ? `<h3>${row}</h3><div class="row">${cells.join("")}</div>` : "";
  });
  return `<h2>${look}, ${language}</h2>${rows.join("")}`;
}

interface Shown {
  readonly looks: readonly Look[];
  readonly languages: readonly Language[];
  readonly isTaken: (file: string) => boolean;
  readonly changes: readonly Change[];
  /** The path from the page to the folder of the previous pictures. */
  readonly before: string;
}

/** The changes, the most changed first, and then all pictures. */
export function indexPage({ looks, languages, isTaken, changes, before }: Shown): string {
  const all = looks.flatMap((look) => languages.map((language) => rowsIn(look, language, isTaken)));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shots</title><style>${style}</style>
<h1>Shots</h1><h2>Changed: ${changes.length}</h2>${changes.map((change) => changed(change, before)).join("\n")}
${all.join("\n")}</html>`;
}
