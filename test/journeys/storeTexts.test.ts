import { expect, it } from "vitest";
import { desk, phone, useJourneys, type Visit } from "../support/journey.ts";
import { until } from "../support/until.ts";
import { placeByCard, useOrdering } from "./ordering.ts";
import { chinese } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const menu = "Companies/120/Menus/DefaultMenu";

interface Translations {
  /** The plain texts, and what each is in Chinese: nothing that looks like it. */
  readonly said: Map<string, string>;
}

const shown = ["Name", "ShortDescription"];

/** The same value with each of its texts in Chinese beside it. */
function withChinese(value: unknown, { said }: Translations): unknown {
  if (Array.isArray(value)) return value.map((each) => withChinese(each, { said }));
  if (typeof value !== "object" || value === null) return value;
  const plain = Object.entries(value).filter(([key]) => !key.endsWith("_zh-CN"));
  const entries = plain.flatMap(([key, each]) => {
    if (!shown.includes(key) || typeof each !== "string" || each === "") return [[key, withChinese(each, { said })]];
    const text = said.get(each) ?? `菜品${said.size + 1}号`;
    said.set(each, text);
    return [
      [key, each],
      [`${key}_zh-CN`, text],
    ];
  });
  return Object.fromEntries(entries);
}

/** The plain texts that stand on the screen, without those that are a part of another text. */
async function left(visit: Visit, said: Translations["said"]): Promise<readonly string[]> {
  const text = await visit.text();
  return [...said.keys()].filter((plain) => plain.length > 4 && text.includes(plain));
}

it.each([phone, desk])(
  "R103: a menu in two languages is read in the diner's, and ordered in its own: %j",
  async (size) => {
    const said = new Map<string, string>();
    await journeys.demo.merge(menu, withChinese(await journeys.demo.read(menu), { said }) as object);
    const burger = said.get("Bourke St Cheeseburger") ?? "";
    const visit = await journeys.open("/embed.html?store-id=120&language=zh-CN", { size });
    const nothingLeft = async () => expect(await left(visit, said)).toEqual([]);

    await visit.find("button", new RegExp(`^${burger}`));
    await nothingLeft();
    await visit.click("button", new RegExp(`^${burger}`));
    await visit.find("dialog", burger);
    await nothingLeft();
    await visit.click("button", chinese.add);
    await visit.gone("dialog", burger);
    await visit.read(`${burger}已添加`);
    await visit.type("searchbox", chinese.search, "Cheeseburger");
    await visit.find("button", new RegExp(`^${burger}`));
    await nothingLeft();

    if (size === phone) await visit.click("link", chinese.cartBar);
    await visit.find("button", chinese.checkout);
    await nothingLeft();
    await visit.click("button", chinese.checkout);
    await visit.find("textbox", chinese.number);
    await nothingLeft();
    await placeByCard(visit, chinese);
    // The plain name stands below, as the kitchen and a receipt have it.
    await visit.read(burger);
    expect(await left(visit, said)).toEqual(["Bourke St Cheeseburger"]);
    const [order] = await shop.orders();
    expect(order?.document).toMatchObject({ OrderItems: [{ Name: "Bourke St Cheeseburger" }] });
    await visit.page.evaluate(() => document.querySelector("servery-storefront")?.setAttribute("language", "en"));
    await visit.read("Tax invoice");
    await until(async () => expect(await visit.text()).not.toContain(burger));
    await visit.read("Bourke St Cheeseburger");
  },
);
