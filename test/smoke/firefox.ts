import puppeteer, { type ElementHandle } from "puppeteer-core";
import { findInShop, readShop, type SmokeBrowser } from "./smokeBrowser.ts";

export async function launchFirefox(executablePath: string): Promise<SmokeBrowser> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const find = async (selector: string, name: string) =>
    (await page.evaluateHandle(findInShop, selector, name)).asElement() as ElementHandle<Element> | null;

  return {
    open: async (url) => void (await page.goto(url)),
    async click(selector, name) {
      const element = await find(selector, name);
      await element?.click();
      return element !== null;
    },
    async type(label, text) {
      const element = await find("input", label);
      await element?.type(text);
      return element !== null;
    },
    back: async () => void (await page.evaluate(() => history.back())),
    text: () => page.evaluate(readShop),
    close: () => browser.close(),
  };
}
