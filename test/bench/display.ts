import { readFileSync } from "node:fs";
import type { CDPSession, Page } from "puppeteer-core";
import { changeDocument, embedAddress, find, folder, startDemo } from "../quality/stage.ts";
import { launchChromium } from "../support/browser.ts";
import { movableClock } from "../support/pageClock.ts";

const hours = 24;
const changeMinutes = 5;
const stepMs = 15_000;
const allowed = { heap: 1.1, nodes: 1.05, listeners: 1.05 };

/** A store that switches to its breakfast menu by the clock. */
const store = "Companies/122";
const menus = ["DefaultMenu", "Breakfast"].map((id) => `${store}/Menus/${id}`);

interface MenuFields {
  readonly Categories: readonly { readonly Name: string; readonly SubMenuItems: readonly object[] }[];
  readonly Products: Readonly<Record<string, object>>;
}

const documents: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(folder("widget-demo/data/documents.json"), "utf8"),
);

/** Changes the first dish's price, marks another dish as sold out, and adds a new one at the end. */
function changed(menu: MenuFields, count: number): object {
  const ids = Object.keys(menu.Products);
  const soldOut = ids[1 + (count % (ids.length - 1))];
  const added = { ID: 900_000 + count, ProductID: 900_000, Name: `Special ${count}`, Price: 9 };
  return {
    Categories: menu.Categories.map(({ SubMenuItems, ...category }, at) => {
      const [first, ...rest] = SubMenuItems;
      const items = at === 0 ? [{ ...first, Price: dollarsAt(count) }, ...rest] : SubMenuItems;
      return { ...category, SubMenuItems: at === menu.Categories.length - 1 ? [...items, added] : items };
    }),
    Products: {
      ...Object.fromEntries(
        Object.entries(menu.Products).map(([id, fields]) => [id, { ...fields, Status: id === soldOut ? 2 : 0 }]),
      ),
      900000: { ID: 900_000, Name: "Special", Status: 0, Price: 9, TaxRate: 0.1 },
    },
  };
}

function dollarsAt(count: number): number {
  return 10 + (count % 80) / 4;
}

/** Advances the clock step by step, so that the display turns its pages. */
async function livePart(page: Page, ms: number): Promise<void> {
  await page.evaluate(
    async (total, step) => {
      const { letTimePass } = globalThis as unknown as { readonly letTimePass: (ms: number) => void };
      for (let passed = 0; passed < total; passed += step) {
        letTimePass(step);
        await new Promise(requestAnimationFrame);
      }
    },
    ms,
    stepMs,
  );
}

async function untilShown(page: Page, count: number): Promise<string> {
  const shown = await page.waitForFunction(
    (price, special) => {
      const board = document.querySelector("servery-storefront")?.shadowRoot?.querySelector(".display__board");
      const text = board?.textContent ?? "";
      return text.includes(price) && text.includes(special) && (board?.querySelector("h2")?.textContent ?? "none");
    },
    { timeout: 20_000 },
    `$${dollarsAt(count).toFixed(2)}`,
    `Special ${count}`,
  );
  return String(await shown.jsonValue());
}

interface Weight {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

const isFirstPage = () =>
  document
    .querySelector("servery-storefront")
    ?.shadowRoot?.querySelector(".board__count")
    ?.textContent?.startsWith("Page 1 ") !== false;

async function weigh(page: Page, client: CDPSession): Promise<Weight> {
  // The pages of the display differ in size, so every measurement waits for the first one.
  while (!(await page.evaluate(isFirstPage))) await livePart(page, stepMs);
  // What a finalizer releases is only collected in the next pass.
  for (const _pass of [1, 2, 3]) await client.send("HeapProfiler.collectGarbage");
  const { usedSize } = await client.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await client.send("Memory.getDOMCounters");
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

function translate(when: string, { heap, nodes, listeners }: Weight): void {
  process.stdout.write(
    `${when.padEnd(8)} heap ${(heap / 1_048_576).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners\n`,
  );
}

const demo = await startDemo();
// Without compiled code, which the browser keeps adding for hours. Only what the shop keeps can grow then.
const browser = await launchChromium(["--js-flags=--jitless"]);
try {
  // With its clock moved, the demo's responses no longer contradict the page's clock.
  await fetch(`${demo.url}sandbox/clock`, { method: "PUT", body: JSON.stringify({ now: new Date().toISOString() }) });
  const page = await browser.newPage();
  await page.setViewport({ width: 1_920, height: 1_080 });
  await page.evaluateOnNewDocument(movableClock);
  const client = await page.createCDPSession();
  await page.goto(embedAddress(demo, { "store-id": "122", "digital-display": "" }));
  await find(page, ".board__columns");
  const first = new Set<string>();
  let count = 0;
  const live = async (changes: number) => {
    for (let done = 0; done < changes; done += 1) {
      count += 1;
      for (const path of menus) await changeDocument(demo, path, changed(documents[path] as MenuFields, count));
      await changeDocument(demo, store, { IsInOperation: count % 12 !== 0 });
      first.add(await untilShown(page, count));
      await livePart(page, changeMinutes * 60_000);
    }
  };
  const half = (hours * 60) / changeMinutes / 2;
  // The browser caches the latest of everything, so growth in the first hour isn't a leak.
  await live(60 / changeMinutes);
  const start = await weigh(page, client);
  translate("start", start);
  await live(half);
  translate("middle", await weigh(page, client));
  await live(half);
  const end = await weigh(page, client);
  translate("end", end);
  process.stdout.write(`${hours} hours, ${2 * half} changes; the board began with ${[...first].join(", ")}\n`);
  for (const [name, most] of Object.entries(allowed)) {
    const grown = end[name as keyof Weight] / start[name as keyof Weight];
    if (grown <= most) continue;
    process.exitCode = 1;
    process.stdout.write(`${name} has grown to ${grown.toFixed(2)} times\n`);
  }
} finally {
  await browser.close();
  await demo.close();
}
