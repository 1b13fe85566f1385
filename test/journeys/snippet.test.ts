import { expect, it } from "vitest";
import { isBranded } from "../support/branded.ts";
import { useJourneys } from "../support/journey.ts";
import { thorough } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { hostPage, shopScript } from "./pageSteps.ts";

const journeys = useJourneys({
  "host.html": hostPage(`<servery-storefront store-id="120"></servery-storefront>${shopScript}`),
});

const dish = /^Bourke St Cheeseburger/;

const headers = { "Content-Type": "text/html; charset=utf-8" };

/** The front page's tag, and the preload lines that belong right after it. */
async function readFront(): Promise<readonly [string, string]> {
  const front = await journeys.open("/");
  await front.page.waitForFunction(() => document.getElementById("preloads")?.textContent);
  const [module = "", lines = ""] = await Promise.all(
    ["#tag", "#preloads"].map((id) => front.page.$eval(id, (code) => code.textContent ?? "")),
  );
  await front.page.close();
  return [module, lines];
}

// R8: the front page's tag names no headquarters.
it.skipIf(isBranded)(
  "requests each document once, by the front page's preload lines, also with the loader",
  async () => {
    const [module, lines] = await readFront();
    const loader = module.replace('type="module" ', "").replace("storefront.js", "loader.js");
    for (const tag of [module, loader]) {
      await journeys.demo.reset();
      await journeys.demo.fault({ match: "GET /pasted", body: hostPage(`${tag}\n${lines}`), headers });
      const visit = await journeys.open("/pasted");
      await visit.find("button", dish);
      // Later, when the browser is idle, the shop reads other fields of the same documents: whether gift cards are sold.
      const initiators = await visit.page.evaluate(() => {
        const preloaded = [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload]")].map(({ href }) => href);
        return performance
          .getEntriesByType("resource")
          .filter(({ name }) => preloaded.includes(name))
          .map((entry) => (entry as PerformanceResourceTiming).initiatorType);
      });
      expect(initiators).toEqual(["link", "link"]);
      // Its comment signs, which hide the rule where a system takes `<style>` away, don't hide it from a browser.
      const rules = await visit.page.evaluate(() =>
        [...document.styleSheets].map(({ cssRules }) => cssRules[0]?.cssText),
      );
      expect(rules).toEqual(["servery-storefront:not(:defined) { display: block; min-height: 100vh; }"]);
      await visit.page.close();
    }
  },
);

/** What the front page of a deployment whose documents are there gives out. */
async function readFrontOf(emulators: object): Promise<readonly [string, string]> {
  const firebase = { projectId: "my-restaurants", apiKey: "k" };
  const body = JSON.stringify({ firebase, emulators });
  await journeys.demo.fault({ match: "GET /servery.json", body, headers: { "Content-Type": "application/json" } });
  return readFront();
}

it.each([
  ["Google's Firestore", {}, "https://firestore.googleapis.com"],
  ["an emulator", { firestore: "http://127.0.0.1:8085/" }, "http://127.0.0.1:8085"],
])("connects to %s while the script is on its way, and preloads the menu from there", async (_name, own, origin) => {
  const [tag, lines] = await readFrontOf(own);
  expect(tag).toContain(`<link rel="preconnect" href="${origin}" crossorigin>\n<style>`);
  expect(lines.match(/href="[^"]+\/documents/g)).toEqual(
    Array(2).fill(`href="${origin}/v1/projects/my-restaurants/databases/(default)/documents`),
  );
});

it("connects to no second origin where the documents are at the script's own", async () => {
  const [tag] = await readFrontOf({ firestore: "/" });
  expect(tag).not.toContain("<link");
});

it.skipIf(isBranded)(
  "doesn't take the time from an hour-old cached answer that the page preloads",
  { tags: ["thorough"] },
  async () => {
    const [module, lines] = await readFront();
    await journeys.demo.reset();
    const store = "/v1/projects/servery-demo/databases/(default)/documents/Companies/120";
    const old = { "Cache-Control": "private, max-age=86400", Date: new Date(Date.now() - 3_600_000).toUTCString() };
    for (const path of [`${store}/Menus`, store]) {
      const body = await (await fetch(`${journeys.demo.origin}${journeys.demo.addressOf(path)}?pageSize=300`)).text();
      await journeys.demo.fault({ match: `GET ${path}`, body, headers: old });
    }
    await journeys.demo.fault({ match: "GET /pasted", body: hostPage(`${module}\n${lines}`), headers });
    const visit = await journeys.open("/pasted");
    await visit.find("button", dish);
    const kept = await visit.page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(":clock")));
    expect(kept).toEqual([]);
    await visit.page.close();
  },
);

it(
  "uses the cached entry script and renews it in the background, so the next visit has a new release",
  thorough,
  async () => {
    const caching = (await fetch(`${journeys.demo.origin}/storefront.js`)).headers.get("Cache-Control") ?? "";
    await journeys.demo.reset();
    const old = { "Content-Type": "text/javascript", "Cache-Control": caching, Age: "3600" };
    await journeys.demo.fault({ match: "GET /storefront.js", body: 'document.title = "The old shop";', headers: old });
    const visit = await journeys.open("/host.html");
    const title = (name: string) => visit.page.waitForFunction((text) => document.title === text, {}, name);
    await title("The old shop");
    // All requests of this page are done before the next page loads.
    await visit.page.waitForNetworkIdle();
    await visit.go("/host.html?again");
    await title("The old shop");
    await until(async () => expect(await journeys.demo.requests("GET", "/storefront.js")).toBe(2));
    await visit.go("/host.html?afterwards");
    await visit.find("button", dish);
  },
);
