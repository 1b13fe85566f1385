import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findTooWide } from "./findTooWide.ts";
import { fillIn, pay } from "./orderScreens.ts";
import type { Screen } from "./screen.ts";
import { screenOf, show } from "./screens.ts";
import { setStage } from "./setStage.ts";
import { addFault, changeDocument, find, folder, inShop, openPage, press, type View } from "./stage.ts";

/** Sixty letters without a place to break. */
const word = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauamt";
const view: View = { widthPx: 320, heightPx: 640, language: "en" };
const stage = setStage();

/** A store's text with such a word at its end. */
function lengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthen);
  if (typeof value !== "object" || value === null) return value;
  const longer = (key: string, part: unknown) =>
    typeof part === "string" && part !== "" && /(Name|Description|Message|Address|Title|Note)$/.test(key)
      ? `${part} ${word}`
      : lengthen(part);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, longer(key, part)]));
}

async function lengthenDocuments(): Promise<void> {
  const documents: Record<string, object> = JSON.parse(readFileSync(folder("widget-demo/data/documents.json"), "utf8"));
  for (const [path, fields] of Object.entries(documents)) {
    if (/^Companies\/(120|7)(\/Menus\/|$)/.test(path))
      await changeDocument(stage.demo, path, lengthen(fields) as object);
  }
}

function lengthened(name: string): Screen {
  const screen = screenOf(name);
  const documents = screen.documents;
  return documents ? { ...screen, documents: (each) => lengthen(documents(each)) as Record<string, object> } : screen;
}

const refusedInLongWords: Screen = {
  ...screenOf("checkout"),
  name: "order refused in long words",
  act: async (page, _view, demo) => {
    await fillIn(page);
    const body = JSON.stringify({ Success: false, Status: { Message: word } });
    await addFault(demo, { match: "POST /api/trackingorders/", body });
    await press(page, pay);
  },
  awaits: ".checkout__payment-form .notice",
};

const couponRefusedInLongWords: Screen = {
  ...screenOf("checkout"),
  name: "coupon refused in long words",
  act: async (page, _view, demo) => {
    const body = JSON.stringify({ Success: false, Status: { Message: word } });
    await addFault(demo, { match: "GET /api/coupons/", body });
    await press(page, ".folded-order__line");
    await (await find(page, ".coupon-box input")).type(word);
    await press(page, ".coupon-box .button");
  },
  awaits: ".coupon-box__result:not(:empty, .coupon-box__result--waiting)",
};

const names = ["store closed", "product with modifiers", "cart", "order being prepared"];

const otherNames = [
  "product with a problem",
  "drawer",
  "about",
  "contact",
  "venues",
  "cart with a line removed",
  "checkout",
  "order rejected",
  "order failed",
  "order with a failed payment",
  "thank you",
];

async function staysNarrow(screen: Screen): Promise<void> {
  await lengthenDocuments();
  const page = await stage.openScreen(screen, view);
  expect(await findTooWide(page)).toEqual([]);
}

const title = "isn't widened by a word of sixty letters at 320 px: $name";

it.each(names.map(lengthened))(title, staysNarrow);

it.each([...otherNames.map(lengthened), refusedInLongWords, couponRefusedInLongWords])(
  title,
  { tags: ["thorough"] },
  staysNarrow,
);

it("shows a store's name on two lines at most over a phone's picture", { tags: ["thorough"] }, async () => {
  const Name = "BIG KEV'S World Famous Flaming Chicken, Burgers, Ribs & Karaoke – Bourke St";
  await changeDocument(stage.demo, "Companies/120", { Name });
  const page = await openPage(stage.browser, { ...view, widthPx: 360 });
  await show(page, stage.demo, screenOf("menu"), { ...view, widthPx: 360 });
  const title = await (await find(page, "h1")).evaluate((heading) => ({
    text: heading.textContent,
    lines: Math.round(heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight)),
  }));
  expect(title).toEqual({ text: Name, lines: 2 });
});

it("shows the whole price beside a long name on a menu without photos", async () => {
  const bare = (key: string, value: unknown) => (/Photo/.test(key) ? "" : value);
  const documents = JSON.parse(readFileSync(folder("widget-demo/data/documents.json"), "utf8"));
  const path = "Companies/120/Menus/DefaultMenu";
  await changeDocument(stage.demo, path, lengthen(JSON.parse(JSON.stringify(documents[path], bare))) as object);
  const page = await stage.openScreen(screenOf("menu"), view);
  await find(page, ".menu-card--list");
  const areWhole = await page.$$eval(inShop(".menu-card--list .menu-card__facts"), (facts) =>
    facts.slice(0, 8).map((line) => {
      const [place, price] = [line, line.firstElementChild].map((each) => each?.getBoundingClientRect());
      return (
        Number(price?.width) > 20 &&
        Number(price?.left) >= Number(place?.left) &&
        Number(price?.right) <= Number(place?.right)
      );
    }),
  );
  expect(areWhole).toEqual(Array(8).fill(true));
});
