import { expect, it } from "vitest";
import { useJourneys } from "../support/journey.ts";
import { thorough } from "../support/quickRow.ts";

const journeys = useJourneys();

const pages = [
  "/",
  "/restaurant.html",
  "/restaurant.html?language=zh-CN",
  "/hotel.html",
  "/hotel.html?room=1204",
  "/group.html",
  "/group.html?language=zh-CN",
  "/embed.html?store-id=120",
];

interface Target {
  readonly url: string;
  /** The id that the target page must contain. Empty if the link has no fragment. */
  readonly id: string;
}

it.each(pages)("has no broken link, image or form on %s", thorough, async (path) => {
  const { page } = await journeys.open(path);
  const found = await page.evaluate(() => {
    const links = [...document.links, ...document.querySelectorAll("link")].map(({ href }) => href);
    const images = [...document.images].map(({ src }) => src);
    return [...links, ...images, ...[...document.forms].map(({ action }) => action)];
  });
  const [calls, urls] = [
    found.filter((each) => each.startsWith("tel:")),
    found.filter((each) => !each.startsWith("tel:")),
  ];
  for (const call of calls) expect(call).toMatch(/^tel:\+61[0-9]{9}$/);
  const targets = urls.map((url): Target => ({ url: url.replace(/#.*/, ""), id: new URL(url).hash.slice(1) }));
  for (const { url, id } of targets) {
    expect(url).toContain(journeys.demo.origin);
    const answer = await fetch(url);
    expect([url, answer.status]).toEqual([url, 200]);
    if (id) expect(await answer.text()).toContain(` id="${id}"`);
  }
});

it("leads the hotel's guests to the menu for their room", async () => {
  const visit = await journeys.open("/hotel.html");
  await visit.type("textbox", "Your room", "1204");
  await visit.click("button", "See the menu");
  await visit.find("heading", "In-room dining");
  await visit.find("button", "Add Harbour club sandwich");
  expect(new URL(visit.page.url()).search).toBe("?room=1204");
});
