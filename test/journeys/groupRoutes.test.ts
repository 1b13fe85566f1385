import { describe, expect, it } from "vitest";
import { isBranded } from "../support/branded.ts";
import { fullPage } from "../support/fullPage.ts";
import { layouts, useJourneys } from "../support/journey.ts";
import { quickRow, thorough } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { pathIs } from "./pageSteps.ts";

/** The group's own shop. No store is configured, so the path names the store. */
const journeys = useJourneys({
  "order/index.html": fullPage('hq-id="7"'),
  "provider.html": fullPage(""),
});

const crownStreet = "Patty & Sons, Crown St";
const notFound = "Store cannot be found, please contact support.";

const noteEvents = `window.heard = [];
for (const name of ["ready", "error", "navigate"]) addEventListener("servery:" + name, ({ type }) => heard.push(type));`;

describe.each(quickRow(0, layouts))("a group's full page, on a %s", (_layout, size) => {
  it("lists the venues without disabled and test ones, opens one, and goes back", async () => {
    const visit = await journeys.open("/order/", { size });
    await visit.find("heading", "Choose a venue");
    await visit.find("link", /^Patty & Sons, Bourke St/);
    expect(await visit.has("link", /Hindley St/)).toBe(false);
    expect(await visit.has("link", /test kitchen/)).toBe(false);
    await visit.click("link", /^Patty & Sons, Crown St/);
    await visit.find("heading", crownStreet);
    await visit.find("button", /^Hand-cut chips|^Bourke St Cheeseburger/);
    await pathIs(visit, "/order/store/122");
    await visit.page.goBack();
    await visit.find("heading", "Choose a venue");
    await visit.page.goForward();
    await visit.find("heading", crownStreet);
  });
});

describe("a store that the path names", () => {
  it.each(
    quickRow(1, [
      ["by its id", "/store/122"],
      ["by its name", `/store/${encodeURIComponent(crownStreet)}`],
    ]),
  )("is shown %s, also after a reload", async (_how, path) => {
    const visit = await journeys.open(`/order${path}`);
    await visit.find("heading", crownStreet);
    await visit.page.reload();
    await visit.find("heading", crownStreet);
    await pathIs(visit, `/order${path}`);
  });

  it.each(
    quickRow(2, [
      ["an unknown name", "/store/nowhere", "/notFoundPage"],
      ["an id that is missing", "/store/9999", "/pagenotfound"],
      ["R42: a disabled store", "/store/125", "/pagenotfound"],
    ]),
  )("%s is not found", async (_what, path, shown) => {
    const visit = await journeys.open(`/order${path}`, { before: noteEvents });
    await visit.find("heading", notFound);
    await pathIs(visit, `/order${shown}`);
    expect(await visit.page.evaluate("heard")).toEqual(["servery:navigate", "servery:error", "servery:navigate"]);
    visit.watch.take(/^console: Failed to load resource.*404/);
  });

  it("R42: is shown with a mark if it is a test store", thorough, async () => {
    const visit = await journeys.open("/order/store/126");
    await visit.find("heading", "Patty & Sons, test kitchen");
    await visit.read("Test store");
  });

  it("is found with Try again if it was added in the meantime", thorough, async () => {
    const { demo } = journeys;
    const store = await demo.read("Companies/122");
    await demo.remove("Companies/122");
    const visit = await journeys.open("/order/store/122");
    await visit.find("heading", notFound);
    await demo.merge("Companies/122", store);
    await visit.click("button", "Try again");
    await visit.find("heading", crownStreet);
    await pathIs(visit, "/order/store/122");
    visit.watch.take(/^console: Failed to load resource.*404/);
  });
});

// The page of a branded deployment always names its headquarters.
it.runIf(!isBranded)("R43: a full page that names no store or group goes to the provider's site", async () => {
  const visit = await journeys.open("/provider.html");
  await until(() => expect(visit.watch.problems).toContain("foreign: https://servery.example/"));
  visit.watch.take(/^foreign: https:\/\/servery\.example\/|^console: Failed to load resource/);
});
