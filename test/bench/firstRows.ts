import { measureFirstScreen } from "../support/firstScreen.ts";
import { floorScript } from "./floor.ts";
import { serveLongMenu } from "./longMenu.ts";
import type { Origins } from "./origins.ts";
import { floorPage, hintOf, hostPage, preloadsOf } from "./pages.ts";
import { publish } from "./published.ts";
import { inRounds, inTurn } from "./rounds.ts";
import type { Row } from "./table.ts";
import { tapAtOnce, type Visit, visitAgain, visitCold } from "./visits.ts";

const productCount = 20;

async function exactRows({ stage, documentsRead }: Origins, url: string): Promise<readonly Row[]> {
  const before = documentsRead();
  const page = await stage.browser.newPage();
  const exact = await measureFirstScreen(page, url);
  const first = documentsRead();
  await page.close();
  const afterwards = documentsRead();
  await visitCold(stage, url);
  return [
    { name: "script before visible, kB with brotli", all: [exact.scriptBytes / 1_000] },
    { name: "requests before visible", all: [exact.requests] },
    { name: "waits in a row before visible", all: [exact.chainLength] },
    { name: "documents read before visible", all: [first - before] },
    { name: "documents read in a visit", all: [documentsRead() - afterwards] },
  ];
}

/** How soon a diner sees the first product of a short menu, with each line that a page may add to the tag. */
export async function firstRows(origins: Origins, rounds: number): Promise<readonly Row[]> {
  const { demo, stage, shop, scripts, addPage } = origins;
  serveLongMenu(demo, productCount);
  scripts.set("/floor.js", floorScript(productCount));
  const hint = hintOf(shop);
  const floor = addPage("floor", floorPage(`${shop.script}floor.js`));
  const bare = addPage("bare", hostPage(shop));
  const hinted = addPage("shop", hostPage(shop, { hint }));
  const preloaded = addPage("preloaded", hostPage(shop, { hint, preloads: preloadsOf(shop) }));
  const beside = { ...shop, script: await origins.addScripts("menus", await publish(origins, "--data")) };
  const published = addPage("published", hostPage(beside, { hint }));
  const exact = await exactRows(origins, hinted);
  const all = await inRounds(rounds, (round) =>
    inTurn(round, {
      floor: () => visitCold(stage, floor),
      bare: () => visitCold(stage, bare),
      hinted: () => visitCold(stage, hinted),
      preloaded: () => visitCold(stage, preloaded),
      published: () => visitCold(stage, published),
      again: () => visitAgain(stage, hinted),
      tapMs: () => tapAtOnce(stage, hinted),
    }),
  );
  type Name = "floor" | "bare" | "hinted" | "preloaded" | "published" | "again";
  const of = (name: Name, value: (visit: Visit) => number) => all.map((round) => value(round[name]));
  const visible = (name: Name) => of(name, ({ visibleMs }) => visibleMs);
  const ratio = (name: Name) => all.map((round) => round[name].visibleMs / round.floor.visibleMs);
  return [
    { name: "the floor's first products, ms", all: visible("floor") },
    { name: "the tag without its first line, ms", all: visible("bare") },
    { name: "the tag, ms", all: visible("hinted") },
    { name: "the tag, ÷ floor", all: ratio("hinted"), most: 1.6 },
    { name: "the tag with the preload lines, ms", all: visible("preloaded") },
    { name: "the tag with a published menu, ms", all: visible("published") },
    { name: "the tag with a published menu, ÷ floor", all: ratio("published"), most: 1.35 },
    { name: "repeat visit after two seconds, ms", all: visible("again"), most: 320 },
    { name: "usable cold: tap to dialog painted, ms", all: all.map(({ tapMs }) => tapMs), most: 1_450 },
    {
      name: "longest task to visible, ms",
      all: of("hinted", ({ longestTaskMs }) => longestTaskMs),
      most: 50,
      isForEach: true,
    },
    { name: "host CLS, cold", all: of("hinted", ({ shift }) => shift), most: 0, isForEach: true },
    { name: "host CLS, repeat visit", all: of("again", ({ shift }) => shift), most: 0, isForEach: true },
    ...exact,
  ];
}
