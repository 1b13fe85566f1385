// How long a group's list takes to appear, and to follow what is typed, as the number of venues grows.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "puppeteer-core";
import type { Demo } from "../../widget-demo/backend/createDemo.ts";
import { embedAddress, find, folder, startDemo } from "../quality/stage.ts";
import { launchChromium } from "../support/browser.ts";

const counts = [10, 100, 500, 2_000];
const slowdown = 4;
const rounds = 3;
/** The same as in `features/venues/useDrawnCards.ts`. */
const drawnAhead = 96;
const windowPx = { width: 1280, height: 800 };

const suburbs = ["Carlton", "Fitzroy", "Surry Hills", "Newtown", "New Farm", "Fremantle", "Glebe", "Unley"];
const searched = "Newtown";
const states = ["VIC", "NSW", "QLD", "WA", "SA"];

/** Hours differ from venue to venue, so that a result computed for one can't be reused for another. */
function venueOf(hqId: number, index: number): object {
  const minute = (at: number) => `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
  const opens = 6 * 60 + ((index * 7) % 240);
  const OperatingHours = [0, 1, 2, 3, 4, 5, 6].map((DayOfWeek) => ({
    DayOfWeek,
    OpeningTime: minute(opens),
    ClosingTime: minute(opens + 11 * 60),
  }));
  return {
    Name: `Venue number ${index}`,
    StoreTitle: "Burgers and shakes",
    HQCompanyID: hqId,
    DisplayOrder: index,
    ProfileImage: "/images/profile-group.webp",
    OperatingHours,
    Location: {
      Address: `${index} High St`,
      Suburb: suburbs[index % suburbs.length],
      State: states[index % states.length],
      Postcode: String(2_000 + index),
      Latitude: -37 + (index % 90) / 10,
      Longitude: 115 + (index % 380) / 10,
    },
  };
}

/** Keeps groups apart: the ids of a group's venues follow the group's own id. */
const hqOf = (count: number) => 100_000 * (counts.indexOf(count) + 1);

function writeData(): string {
  const data = mkdtempSync(join(tmpdir(), "servery-venues-"));
  cpSync(folder("widget-demo/data"), data, { recursive: true });
  const file = join(data, "documents.json");
  const documents: Record<string, object> = JSON.parse(readFileSync(file, "utf8"));
  for (const count of counts) {
    const hqId = hqOf(count);
    documents[`Companies/${hqId}`] = { Name: `Group of ${count}` };
    for (let index = 1; index <= count; index += 1) documents[`Companies/${hqId + index}`] = venueOf(hqId, index);
  }
  writeFileSync(file, JSON.stringify(documents));
  return data;
}

/** Work of the page's main thread in CPU time, so that it doesn't matter how busy the machine is. */
interface Work {
  readonly totalMs: number;
  /** The longest stretch during which the page can't respond to the diner. */
  readonly longestMs: number;
}

interface Traced {
  readonly ph: string;
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

async function workOf(page: Page, act: () => Promise<void>): Promise<Work> {
  await page.tracing.start({ categories: ["toplevel"] });
  await act();
  const trace = await page.tracing.stop();
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace)) as { readonly traceEvents: readonly Traced[] };
  const mains = traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const isOfPage = ({ pid, tid }: Traced) => mains.some((main) => main.pid === pid && main.tid === tid);
  const tasks = traceEvents
    .filter((each) => each.name === "ThreadControllerImpl::RunTask" && isOfPage(each))
    .map(({ tdur = 0 }) => tdur / 1_000);
  return { totalMs: tasks.reduce((sum, each) => sum + each, 0), longestMs: Math.max(0, ...tasks) };
}

const countCards = () => {
  const root = document.querySelector("servery-storefront")?.shadowRoot;
  return root?.querySelectorAll("a.venue").length ?? 0;
};

const areAllIn = (suburb: string) => {
  const root = document.querySelector("servery-storefront")?.shadowRoot;
  const shown = [...(root?.querySelectorAll("a.venue") ?? [])];
  return shown.length > 0 && shown.every(({ textContent }) => textContent.includes(suburb));
};

interface Round {
  /** Until the first cards appear, including the element, the shop and parsing the response. */
  readonly first: Work;
  /** Until the browser has drawn, while idle, the cards that are drawn before anyone scrolls. */
  readonly rest: Work;
  readonly typing: Work;
  /** From end to end, until the last card appears. */
  readonly scrolling: Work;
}

async function run(browser: Browser, demo: Demo, count: number): Promise<Round> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(windowPx);
  await page.emulateCPUThrottling(slowdown);
  const waiting = { polling: 100, timeout: 120_000 };
  const first = await workOf(page, async () => {
    await page.goto(embedAddress(demo, { "hq-id": String(hqOf(count)) }));
    await find(page, "a.venue");
  });
  const rest = await workOf(page, async () => {
    await page.waitForFunction(`(${countCards})() === ${Math.min(count, drawnAhead)}`, waiting);
  });
  const field = await find(page, 'input[type="search"]');
  const typing = await workOf(page, async () => {
    await field.type(searched.toLowerCase(), { delay: 120 });
    await page.waitForFunction(areAllIn, waiting, searched);
  });
  await field.press("Escape");
  await page.waitForFunction(`(${countCards})() === ${Math.min(count, drawnAhead)}`, waiting);
  const scrolling = await workOf(page, async () => {
    await page.waitForFunction(`scrollTo(0, document.body.scrollHeight), (${countCards})() === ${count}`, waiting);
  });
  await context.close();
  return { first, rest, typing, scrolling };
}

const median = (values: readonly number[]) => [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;

const data = writeData();
const demo = await startDemo(data);
const browser = await launchChromium();
try {
  process.stdout.write(
    `A group's list, CPU slowed ${slowdown} times: work of the page's thread, medians of ${rounds}\n`,
  );
  for (const count of counts) {
    const all: Round[] = [];
    // Skips the first round, which warms up the server and the browser's caches of compiled code.
    for (let round = 0; round <= rounds; round += 1) {
      const times = await run(browser, demo, count);
      if (round > 0) all.push(times);
    }
    const words = (["first", "rest", "typing", "scrolling"] as const).map((part) => {
      const of = (what: keyof Work) => Math.round(median(all.map((each) => each[part][what])));
      return `${part} ${of("totalMs")} ms, at most ${of("longestMs")} ms at a stretch`;
    });
    process.stdout.write(`${count} venues: ${words.join("; ")}\n`);
  }
} finally {
  await browser.close();
  await demo.close();
  rmSync(data, { recursive: true });
}
