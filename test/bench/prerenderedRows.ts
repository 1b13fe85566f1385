import { floorScript } from "./floor.ts";
import { serveLongMenu } from "./longMenu.ts";
import type { Origins } from "./origins.ts";
import { floorPage } from "./pages.ts";
import { publish } from "./published.ts";
import { inRounds, inTurn } from "./rounds.ts";
import type { Row } from "./table.ts";
import { visitCold } from "./visits.ts";

const basePath = "/order";
const store = `${basePath}/store/120`;

/** A page that was drawn when it was published, beside the floor with the same menu. */
async function rowsAt(productCount: number, origins: Origins, rounds: number): Promise<readonly Row[]> {
  const { demo, stage, shop, scripts, pages, addPage } = origins;
  serveLongMenu(demo, productCount);
  scripts.set("/floor.js", floorScript(productCount));
  const floor = addPage("floor", floorPage(`${shop.script}floor.js`));
  for (const [path, text] of await publish(origins, "--language", "en", "--base-path", basePath)) {
    pages.set(`${basePath}${path}`, text);
  }
  const printed = addPage(store.slice(1), pages.get(`${store}/index.html`) ?? "");
  const all = await inRounds(rounds, (round) =>
    inTurn(round, {
      floor: () => visitCold(stage, floor),
      printed: () => visitCold(stage, printed),
    }),
  );
  const name = `prerendered page, ${productCount} products`;
  return [
    { name: `the floor's first products of ${productCount}, ms`, all: all.map((each) => each.floor.visibleMs) },
    { name: `${name}, ms`, all: all.map((each) => each.printed.visibleMs) },
    { name: `${name}, ÷ floor`, all: all.map((each) => each.printed.visibleMs / each.floor.visibleMs), most: 0.75 },
    { name: `${name}: CLS`, all: all.map((each) => each.printed.shift), most: 0, isForEach: true },
  ];
}

/** How soon a page that needs no script shows its first product. */
export async function prerenderedRows(origins: Origins, rounds: number): Promise<readonly Row[]> {
  return [...(await rowsAt(20, origins, rounds)), ...(await rowsAt(1_000, origins, rounds))];
}
