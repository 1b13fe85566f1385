// Takes the README's pictures of the menu, of a phone's menu and of the checkout, into `widget-demo/pictures/`. After a build:
// `node test/shots/readme.ts`.
import { join } from "node:path";
import { screensFor, show } from "../quality/screens.ts";
import { folder, openPage, settle, startDemo, type View } from "../quality/stage.ts";
import { launchChromium } from "../support/browser.ts";

interface Picture {
  readonly file: `${string}.webp`;
  readonly screen: string;
  readonly view: View;
  /** Device pixels per CSS pixel of the page. */
  readonly pixels: number;
}

const pictures: readonly Picture[] = [
  {
    file: "readme.webp",
    screen: "menu with a stepper",
    view: { widthPx: 1_280, heightPx: 800, language: "en" },
    pixels: 1,
  },
  {
    file: "readme-phone.webp",
    screen: "menu",
    view: { widthPx: 360, heightPx: 740, language: "en" },
    pixels: 2,
  },
  {
    file: "readme-checkout.webp",
    screen: "checkout filled in",
    view: { widthPx: 1_280, heightPx: 800, language: "en" },
    pixels: 1,
  },
];

const [browser, demo] = await Promise.all([launchChromium(), startDemo()]);
for (const { file, screen, view, pixels } of pictures) {
  const page = await openPage(browser, view);
  await page.setViewport({ width: view.widthPx, height: view.heightPx, deviceScaleFactor: pixels });
  const found = screensFor(view).find(({ name }) => name === screen);
  if (!found) throw new Error(`There is no screen "${screen}".`);
  await show(page, demo, found, view);
  await page.evaluate(() => {
    (document.activeElement?.shadowRoot?.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0 });
  });
  await settle(page);
  await page.screenshot({ path: join(folder("widget-demo/pictures"), file) as `${string}.webp`, quality: 70 });
  await page.browserContext().close();
}
await Promise.all([browser.close(), demo.close()]);
