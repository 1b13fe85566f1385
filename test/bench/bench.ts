// How soon a shop appears and how soon it responds: the figures of issue 17, each with its limit.
import { parseArgs } from "node:util";
import { startDemo } from "../quality/stage.ts";
import { measureFirstScreen } from "../support/firstScreen.ts";
import { openLink } from "./link/openLink.ts";
import { makeCertificate, type Site, startSite } from "./link/server.ts";
import { serveLongMenu } from "./longMenu.ts";
import { floorPage, floorScript, hostPage, preloads } from "./pages.ts";
import { printRows, type Row } from "./table.ts";
import { type Stage, slowdown, tapAtOnce, type Visit, visitCold, visitTwice, visitWhole, windowPx } from "./visits.ts";
import { acts, measureWholeMenu, type WholeMenu } from "./wholeMenu.ts";

const counts = { few: 20, many: 1_000 };
/** As many as fit in the window. */
const firstCards = 12;

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "9" },
    only: { type: "string" },
  },
});
const rounds = Number(values.rounds);
/** `--only whole` measures the long menu only, which takes one minute instead of many. */
const isWholeOnly = values.only === "whole";
if (values.only !== undefined && !isWholeOnly) throw new Error("There is --only whole.");

interface Pair<T> {
  readonly shop: T;
  readonly floor: Visit;
}

/** Alternates the order from round to round: shop first, then floor first. */
async function inTurn<T>(round: number, shop: () => Promise<T>, floor: () => Promise<Visit>): Promise<Pair<T>> {
  if (round % 2 === 0) return { shop: await shop(), floor: await floor() };
  const first = await floor();
  return { shop: await shop(), floor: first };
}

/** Runs one extra round first, which warms up the server and the browser's caches of compiled code. */
async function inRounds<T>(run: (round: number) => Promise<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for (let round = 0; round <= rounds; round += 1) all.push(await run(round));
  return all.slice(1);
}

const demo = await startDemo();
const certificate = makeCertificate();
const link = openLink();
const open: Site[] = [];

async function site(name: string, origin: string, files: Readonly<Record<string, string>>): Promise<string> {
  const made = await startSite({ address: link.address, certificate, origin, files });
  open.push(made);
  return `https://${name}.test:${made.port}/`;
}

const shopUrl = await site("shop", demo.url, { "/floor.js": floorScript });
const hostUrl = await site("host", demo.url, {
  "/shop": hostPage(shopUrl),
  "/preloaded": hostPage(shopUrl, preloads(shopUrl)),
  "/floor": floorPage(shopUrl, firstCards),
  "/whole-floor": floorPage(shopUrl, counts.many),
});
const browser = await link.launch(certificate.keyDigest);
const stage: Stage = {
  browser,
  dropConnections() {
    for (const each of open) each.dropConnections();
  },
};

type Few = Pair<readonly [Visit, Visit]> & {
  readonly preloaded: Visit;
  readonly tapMs: number;
};

async function runFew(round: number): Promise<Few> {
  const pair = await inTurn(
    round,
    () => visitTwice(stage, `${hostUrl}shop`),
    () => visitCold(stage, `${hostUrl}floor`),
  );
  const preloaded = await visitCold(stage, `${hostUrl}preloaded`);
  const tapMs = await tapAtOnce(stage, `${hostUrl}shop`);
  return { ...pair, preloaded, tapMs };
}

const runWhole = () => visitWhole(stage, `${hostUrl}shop`, counts.many, (page) => measureWholeMenu(page));

const runMany = (round: number): Promise<Pair<readonly [Visit, WholeMenu]>> =>
  inTurn(round, runWhole, () => visitCold(stage, `${hostUrl}whole-floor`));

function rowsOfFew(few: readonly Few[]): readonly Row[] {
  const first = few.map(({ shop }) => shop[0]);
  const again = few.map(({ shop }) => shop[1]);
  const ratios = few.map(({ shop, floor }) => shop[0].visibleMs / floor.visibleMs);
  return [
    { name: `visible cold, ${counts.few} products, ms`, all: first.map(({ visibleMs }) => visibleMs) },
    { name: "the floor's first products, ms", all: few.map(({ floor }) => floor.visibleMs) },
    { name: `visible cold, ${counts.few} products, ÷ floor`, all: ratios, most: 1.15 },
    { name: "the same with the preload lines, ms", all: few.map(({ preloaded }) => preloaded.visibleMs) },
    { name: "repeat visit, ms", all: again.map(({ visibleMs }) => visibleMs), most: 250 },
    { name: "usable cold: tap to dialog painted, ms", all: few.map(({ tapMs }) => tapMs), most: 1_700 },
    { name: "longest task to visible, ms", all: first.map(({ longestTaskMs }) => longestTaskMs), most: 50 },
    { name: "host CLS, cold", all: first.map(({ shift }) => shift), most: 0 },
    { name: "host CLS, repeat visit", all: again.map(({ shift }) => shift), most: 0 },
  ];
}

function rowsOfWhole(menus: readonly WholeMenu[]): readonly Row[] {
  return [
    ...acts.map((act) => ({
      name: `INP at ${counts.many}: ${act}, ms`,
      all: menus.map(({ actMs }) => actMs[act]),
      most: 60,
    })),
    { name: `heap at ${counts.many}, MB`, all: menus.map(({ heapBytes }) => heapBytes / 1_000_000), most: 7 },
    { name: "nodes a card", all: menus.map(({ nodesPerCard }) => nodesPerCard) },
    { name: "fibers a card", all: menus.map(({ fibersPerCard }) => fibersPerCard), most: 12 },
  ];
}

function rowsOfMany(many: readonly Pair<readonly [Visit, WholeMenu]>[]): readonly Row[] {
  const ratios = many.map(({ shop, floor }) => shop[0].visibleMs / floor.visibleMs);
  return [
    { name: `visible cold, ${counts.many} products, ms`, all: many.map(({ shop }) => shop[0].visibleMs) },
    { name: "the floor's, all of them, ms", all: many.map(({ floor }) => floor.visibleMs) },
    { name: `visible cold, ${counts.many} products, ÷ floor that draws all`, all: ratios, most: 0.8 },
    ...rowsOfWhole(many.map(({ shop }) => shop[1])),
  ];
}

async function exactRows(): Promise<readonly Row[]> {
  const page = await browser.newPage();
  const exact = await measureFirstScreen(page, `${hostUrl}shop`);
  await page.close();
  return [
    { name: "script before visible, kB with brotli", all: [exact.scriptBytes / 1_000], most: 12 },
    { name: "requests before visible", all: [exact.requests] },
    { name: "waits in a row before visible", all: [exact.chainLength] },
  ];
}

try {
  process.stdout.write(
    `${link.words}, TLS, HTTP/2, brotli; CPU slowed ${slowdown} times, ${windowPx.width} × ${windowPx.height}; ` +
      `from the end of the host's HTML; medians of ${rounds} rounds\n`,
  );
  if (isWholeOnly) {
    serveLongMenu(demo, counts.many);
    printRows(rowsOfWhole((await inRounds(runWhole)).map(([, whole]) => whole)));
  } else {
    serveLongMenu(demo, counts.few);
    const exact = await exactRows();
    const few = await inRounds(runFew);
    serveLongMenu(demo, counts.many);
    printRows([...rowsOfFew(few), ...exact, ...rowsOfMany(await inRounds(runMany))]);
  }
} finally {
  await browser.close();
  await Promise.all(open.map((each) => each.close()));
  await demo.close();
  await link.close();
}
