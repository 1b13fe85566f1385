import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Browser, BrowserContext, Page } from "puppeteer-core";
import type { Demo } from "../../widget-demo/backend/createDemo.ts";
import { dressPage, newPage, resetDemo, startDemo, type View } from "../quality/stage.ts";
import { buildTenants, dressDocuments } from "../support/buildTenants.ts";
import { endOf, fileOf, type Series } from "./plan.ts";
import { hiddenInSheet, scrollToEnd, still, stopClock } from "./stillPage.ts";
import type { Sight } from "./subjects.ts";

interface Photographer {
  /** Takes the pictures and returns their files. Throws if the screen doesn't appear. */
  take(series: Series<Sight>): Promise<readonly string[]>;
  close(): Promise<void>;
}

type Size = Pick<View, "widthPx" | "heightPx">;

async function resize(page: Page, { widthPx, heightPx }: Size): Promise<void> {
  await page.setViewport({ width: widthPx, height: heightPx });
}

async function openClean(context: BrowserContext, { url }: Demo, size: Size): Promise<Page> {
  const page = await newPage(context, size);
  const session = await page.createCDPSession();
  // Keeps the browser's cache, for speed, but not what the shop stored.
  await session.send("Storage.clearDataForOrigin", { origin: new URL(url).origin, storageTypes: "local_storage" });
  await session.send("Emulation.setFocusEmulationEnabled", { enabled: true });
  await page.evaluateOnNewDocument(stopClock, Date.now());
  return page;
}

export interface Folders {
  readonly now: string;
  /** The folder for previous versions of the pictures. */
  readonly before: string;
}

/** Makes the window as high as a sheet needs to be shown whole, or else scrolls to the end. */
async function showEnd(page: Page, size: Size): Promise<boolean> {
  const hiddenPx = await page.evaluate(hiddenInSheet);
  if (hiddenPx === 0) return page.evaluate(scrollToEnd);
  await resize(page, { ...size, heightPx: size.heightPx + hiddenPx });
  return true;
}

/** Takes the top in each width first and then the ends, so that it never has to scroll back. */
async function shootAll(page: Page, { look, language, subject, sizes }: Series, folders: Folders) {
  const files: string[] = [];
  async function shoot(row: string, { widthPx }: Size) {
    const file = fileOf({ look, language, row, widthPx });
    const [path, former] = [join(folders.now, file), join(folders.before, file)];
    for (const each of [path, former]) mkdirSync(dirname(each), { recursive: true });
    if (existsSync(path)) renameSync(path, former);
    writeFileSync(path, await page.screenshot({ optimizeForSpeed: true, captureBeyondViewport: false }));
    files.push(file);
  }
  for (const size of sizes) {
    await resize(page, size);
    await still(page);
    await shoot(subject.name, size);
  }
  for (const size of subject.isLong ? sizes.toReversed() : []) {
    await resize(page, size);
    if (!(await showEnd(page, size))) continue;
    await still(page);
    await shoot(endOf(subject), size);
  }
  return files;
}

/** Each photographer has its own demo and storage, so that several can work at the same time. */
export async function hirePhotographer(browser: Browser, folders: Folders): Promise<Photographer> {
  const [demo, context] = await Promise.all([startDemo(), browser.createBrowserContext()]);
  const tenants = buildTenants(demo.documents);
  return {
    async take(series) {
      const { look, language, subject, sizes } = series;
      const [first] = sizes;
      if (!first) return [];
      await resetDemo(demo);
      // With its clock moved, the demo's responses don't contradict the page's clock.
      demo.clock.moveTo(new Date());
      const tenant = tenants.find(({ name }) => name === look);
      if (tenant) dressDocuments(demo.documents, tenant);
      const page = await openClean(context, demo, first);
      try {
        if (tenant) await dressPage(page, tenant.css);
        await subject.open(page, demo, { ...first, language });
        return await shootAll(page, series, folders);
      } finally {
        await page.close();
      }
    },
    close: async () => void (await Promise.all([demo.close(), context.close()])),
  };
}
