// Takes pictures of every screen of the table, in three widths and both languages, into `shots/`. A word takes only
// the screens whose name holds it: `npm run shots -- checkout`.
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "puppeteer-core";
import type { Demo } from "../../widget-demo/backend/createDemo.ts";
import type { Screen } from "../quality/screen.ts";
import { screensFor, show } from "../quality/screens.ts";
import { folder, languages, openPage, resetDemo, settle, startDemo, type View } from "../quality/stage.ts";
import { launchChromium } from "../support/browser.ts";

const sizes = [
  { widthPx: 360, heightPx: 740 },
  { widthPx: 768, heightPx: 1024 },
  { widthPx: 1280, heightPx: 800 },
];

const wanted = process.argv[2] ?? "";
const target = folder("shots");

async function takeShot(browser: Browser, demo: Demo, screen: Screen, view: View): Promise<void> {
  const page = await openPage(browser, view);
  const file = `${screen.name.replaceAll(" ", "-")}-${view.widthPx}-${view.language}.png`;
  try {
    await show(page, demo, screen, view);
    await settle(page);
    await page.screenshot({ path: join(target, file) as `${string}.png` });
  } catch (cause) {
    process.exitCode = 1;
    process.stderr.write(`${file}: ${cause instanceof Error ? cause.message : String(cause)}\n`);
  } finally {
    await page.browserContext().close();
    await resetDemo(demo);
  }
}

if (!existsSync(folder("dist/storefront.js"))) throw new Error("Run `npm run build` first.");
rmSync(target, { recursive: true, force: true });
mkdirSync(target);
const [browser, demo] = await Promise.all([launchChromium(), startDemo()]);
for (const language of languages) {
  for (const size of sizes) {
    const view = { ...size, language };
    for (const screen of screensFor(view).filter(({ name }) => name.includes(wanted))) {
      await takeShot(browser, demo, screen, view);
    }
  }
}
await Promise.all([browser.close(), demo.close()]);
process.stdout.write(`The pictures are in shots/.\n`);
