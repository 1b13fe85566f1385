import { describe, expect, it } from "vitest";
import { useJourneys, type Visit } from "../support/journey.ts";
import { quickRow } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { announced, chooseBurger, notePlaced, typeCard, typeContact, useOrdering } from "./ordering.ts";
import { embedOf, type Side, sides, type Words } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

/** How translators show their words. These leave the words as they are, so that the journey finds its way. */
const ways = {
  "replaced, as Chrome's translator does": `text.parentNode.insertBefore(outer, text);
    inner.append(text.data);
    text.parentNode.removeChild(text);`,
  "wrapped, as extensions do": "text.before(outer); inner.append(text);",
} as const;

type Way = keyof typeof ways;

/** Every text on the page and in each shop, again and again. */
const translating = (way: Way) => `setInterval(() => {
  const roots = Array.from(document.querySelectorAll("servery-storefront"), ({ shadowRoot }) => shadowRoot);
  for (const root of [document.body, ...roots].filter(Boolean)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("font, script, style, textarea")) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      ${ways[way]}
    }
  }
}, 20);`;

/** The only sum in the name of a button. */
async function sumOf(visit: Visit, name: RegExp): Promise<string> {
  const { name: shown = "" } = await visit.find("button", name);
  const sums = shown.match(/\$[\d.,]+/g) ?? [];
  expect(sums).toHaveLength(1);
  return sums[0] ?? "";
}

const rows = sides.flatMap((side) => (Object.keys(ways) as Way[]).map((way) => ({ ...side, way })));

describe.each(quickRow(3, rows))("a diner whose page's texts are $way, $side", ({ way, ...side }) => {
  const { words, size } = side as Side & { readonly words: Words };

  it("orders, and reads the right sums", async () => {
    const visit = await journeys.open(embedOf(side as Side), { size, before: `${notePlaced};${translating(way)}` });
    await visit.click("button", words.burger);
    const plain = await sumOf(visit, words.add);
    await visit.click("checkbox", words.bacon);
    await until(async () => expect(await sumOf(visit, words.add)).not.toBe(plain));
    await visit.page.keyboard.press("Escape");
    await visit.gone("dialog", words.burger);
    await chooseBurger(visit, words, size.width < 500);
    await typeContact(visit, words);
    await typeCard(visit, undefined, words);
    const sum = await sumOf(visit, words.pay);
    await visit.click("button", words.pay);
    await visit.find("heading", words.placed);
    const [order] = await announced(visit);
    expect(`$${order?.total.toFixed(2)}`).toBe(sum);
    await shop.setStatus(await shop.udidOfOnlyOrder(), 4);
    await visit.find("heading", words.ready);
    await visit.gone("heading", words.placed);
    await visit.read(sum);
    await visit.click("button", words.onward);
    await visit.find("button", words.burger);
    const shown = () => visit.page.$$eval("servery-storefront >>> font > font", (all) => all.length);
    await until(async () => expect(await shown()).toBeGreaterThan(50));
  });
});
