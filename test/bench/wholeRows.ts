import { serveLongMenu } from "./longMenu.ts";
import type { Origins } from "./origins.ts";
import { hintOf, hostPage } from "./pages.ts";
import { inRounds } from "./rounds.ts";
import type { Row } from "./table.ts";
import { visitWhole } from "./visits.ts";
import { acts, measureWholeMenu } from "./wholeMenu.ts";

const productCount = 1_000;

/** How a long menu responds, and how much memory it takes. */
export async function wholeRows({ demo, stage, shop, addPage }: Origins, rounds: number): Promise<readonly Row[]> {
  serveLongMenu(demo, productCount);
  const url = addPage("shop", hostPage(shop, { hint: hintOf(shop) }));
  const all = await inRounds(rounds, () => visitWhole(stage, url, productCount, (page) => measureWholeMenu(page)));
  const menus = all.map(([, menu]) => menu);
  return [
    { name: `visible cold, ${productCount} products, ms`, all: all.map(([{ visibleMs }]) => visibleMs) },
    ...acts.map((act) => ({
      name: `INP at ${productCount}: ${act}, ms`,
      all: menus.map(({ actMs }) => actMs[act]),
      most: 60,
    })),
    { name: `heap at ${productCount}, MB`, all: menus.map(({ heapBytes }) => heapBytes / 1_000_000), most: 8 },
    { name: "nodes a card", all: menus.map(({ nodesPerCard }) => nodesPerCard) },
    { name: "fibers a card", all: menus.map(({ fibersPerCard }) => fibersPerCard), most: 12 },
  ];
}
