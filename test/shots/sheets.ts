import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "puppeteer-core";
import { fileOf, type Language, type Look, rowsOf, sizes } from "./plan.ts";

/** A contact sheet: rows of a look in one language, as `dark-en-2.png` and as a page with links to the pictures. */
export interface Sheet {
  readonly name: string;
  readonly look: string;
  readonly language: Language;
  readonly rows: readonly string[];
}

const rowsOfSheet = 4;
const scale = 0.4;

export function planSheets(looks: readonly Look[], languages: readonly Language[]): readonly Sheet[] {
  return looks.flatMap(({ name: look, subjects }) =>
    languages.flatMap((language) => {
      const rows = rowsOf(subjects);
      return Array.from({ length: Math.ceil(rows.length / rowsOfSheet) }, (_, at) => ({
        name: `${look}-${language}-${at + 1}`,
        look,
        language,
        rows: rows.slice(at * rowsOfSheet, (at + 1) * rowsOfSheet),
      }));
    }),
  );
}

export function filesOf({ look, language, rows }: Sheet): readonly string[] {
  return rows.flatMap((row) => sizes.map(({ widthPx }) => fileOf({ look, language, row, widthPx })));
}

const style = `
  body { margin: 0; padding: 16px; width: max-content; background: #77797c; color: #fff; font: 600 18px/1.4 system-ui, sans-serif; }
  h1, h2 { margin: 0 0 8px; font: inherit; }
  .row { display: grid; gap: 16px; align-items: start; margin-bottom: 24px;
    grid-template-columns: ${sizes.map(({ widthPx }) => `${widthPx * scale}px`).join(" ")}; }
  .row img { display: block; width: 100%; }`;

function sheetPage({ name, look, language, rows }: Sheet, isTaken: (file: string) => boolean): string {
  const cell = (file: string) =>
    isTaken(file) ? `<a href="../now/${file}"><img src="../now/${file}" alt=""></a>` : "<i></i>";
  const body = rows.map((row) => {
    const cells = sizes.map(({ widthPx }) => cell(fileOf({ look, language, row, widthPx })));
    return `<h2>${row}</h2><div class="row">${cells.join("")}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><style>${style}</style>
<h1>${look} · ${language} · ${sizes.map(({ widthPx }) => widthPx).join(", ")} px</h1>${body.join("\n")}</html>`;
}

/** Lays out again each sheet that contains one of the files, with all pictures that exist. */
export async function laySheets(browser: Browser, target: string, sheets: readonly Sheet[], files: readonly string[]) {
  const taken = new Set(files);
  const page = await browser.newPage();
  for (const sheet of sheets.filter((each) => filesOf(each).some((file) => taken.has(file)))) {
    const html = join(target, "sheets", `${sheet.name}.html`);
    writeFileSync(
      html,
      sheetPage(sheet, (file) => existsSync(join(target, "now", file))),
    );
    await page.goto(pathToFileURL(html).href);
    await page.screenshot({ path: html.replace(/html$/, "png") as `${string}.png`, fullPage: true });
  }
  await page.close();
}
