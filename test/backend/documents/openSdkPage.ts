import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "puppeteer-core";
import { rolldown } from "rolldown";

/** Serves an empty page with the SDK; tests open as many tabs of it as they need. */
export async function serveSdkPage(script = new URL("./sdkPage.ts", import.meta.url)) {
  const bundle = await rolldown({
    input: script.pathname,
    platform: "browser",
    logLevel: "silent",
  });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  const server = createServer((request, response) => {
    const isScript = request.url === "/sdk.js";
    response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
    response.end(
      isScript ? output[0].code : '<!doctype html><title>SDK</title><script type="module" src="/sdk.js"></script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    async open(browser: Browser): Promise<Page> {
      const tab = await browser.newPage();
      await tab.goto(`http://127.0.0.1:${port}/`);
      await tab.waitForFunction("'sdk' in globalThis", { polling: 50 });
      return tab;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
