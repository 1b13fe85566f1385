import { expect, it } from "vitest";
import { phone, useJourneys, type Visit } from "../support/journey.ts";
import { until } from "../support/until.ts";
import { holdScripts } from "./heldScripts.ts";
import { noteShifts } from "./pageSteps.ts";

const journeys = useJourneys({}, { isPrinted: true });
const path = "/order/store/302";

/** Opens the page without the shop's scripts, which `letThrough` brings. */
async function openHome(): Promise<readonly [Visit, Awaited<ReturnType<typeof holdScripts>>]> {
  const visit = await journeys.open("/bare.css", { size: phone, before: noteShifts });
  const letThrough = await holdScripts(visit.page);
  await visit.page.goto(new URL(path, journeys.demo.origin).href, { waitUntil: "domcontentloaded" });
  return [visit, letThrough];
}

/** What can be seen of the home page and of the menu. */
const seen = ({ page }: Visit) =>
  page.evaluate(() => {
    const root = document.querySelector("servery-storefront")?.shadowRoot;
    const isSeen = (selector: string) =>
      [...(root?.querySelectorAll(selector) ?? [])].some((each) => each.checkVisibility());
    return { home: isSeen(".home__name"), menu: isSeen(".menu-card__name") };
  });

it.each<[string, readonly ("entry" | "first")[]]>([
  ["before its scripts", []],
  ["before the app", ["entry", "first"]],
])("R76: a printed home page leads to its menu %s, and isn't shown again", async (_when, before) => {
  const [visit, letThrough] = await openHome();
  const { page } = visit;
  expect(await seen(visit)).toEqual({ home: true, menu: false });
  for (const script of before) await letThrough(script);
  if (before.length > 0) await until(async () => expect(await page.$$(">>> .pill--good")).not.toEqual([]));
  await visit.tap("button", "View menu");
  expect(await seen(visit)).toEqual({ home: false, menu: true });
  await page.evaluate(() => scrollTo(0, 300));

  for (const script of ["entry", "first", "app"] as const) await letThrough(script);
  await visit.find("button", "Add Tonkotsu");
  expect(await seen(visit)).toEqual({ home: false, menu: true });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await page.reload();
  await visit.find("button", "Add Tonkotsu");
  expect(await seen(visit)).toEqual({ home: false, menu: true });
});

it("R76: the app takes a printed home page over without a jump, and says what is true now", async () => {
  const [visit, letThrough] = await openHome();
  for (const script of ["entry", "first", "app"] as const) await letThrough(script);
  await visit.find("button", "Order Now");
  expect(await visit.page.evaluate("[shift, moved]")).toEqual([0, []]);
  expect(await visit.page.$$(">>> dialog")).toEqual([]);
  await visit.tap("button", "Order Now");
  await visit.find("button", "Add Tonkotsu");
});
