import { expect, it } from "vitest";
import { fullPage } from "../support/fullPage.ts";
import { useJourneys, type Visit } from "../support/journey.ts";
import { until } from "../support/until.ts";

const journeys = useJourneys({ "order/index.html": fullPage('hq-id="97"') });

/** In the group's own order. The nearer one of the two in Melbourne is closed. */
const places = [
  { name: "Perth", latitude: -31.95, longitude: 115.86, state: "WA" },
  { name: "Sydney", latitude: -33.87, longitude: 151.21, state: "NSW" },
  { name: "Carlton", latitude: -37.8, longitude: 144.97, state: "Victoria" },
  { name: "Bourke St", latitude: -37.813, longitude: 144.965, state: "VIC" },
  { name: "Nowhere", state: "VIC" },
];
const inOrder = places.map(({ name }) => name);
const here = { latitude: -37.8136, longitude: 144.9631 };

const words = {
  store: 121,
  heading: "选择门店",
  locate: "使用我的位置",
  nearby: /^Bourke St.*0\.2 公里 · 附近/,
  menu: "查看菜单",
  message: "春天再见。",
};

async function openGroup(): Promise<void> {
  const { demo } = journeys;
  const model = await demo.read(`Companies/${words.store}`);
  const menu = await demo.read(`Companies/${words.store}/Menus/DefaultMenu`);
  await demo.merge("Companies/97", { ...model, ID: 97, Name: "Five", IsHQ: true });
  for (const [index, { name, state, ...position }] of places.entries()) {
    const id = 9_701 + index;
    const given = { ID: id, Name: name, StoreTitle: "", HQCompanyID: 97, DisplayOrder: index };
    const Location = { Suburb: name, State: state, ...capitalised(position) };
    const closed = name === "Bourke St" && { IsInOperation: false, ClosingStoreMessage: words.message };
    await demo.merge(`Companies/${id}`, { ...model, ...given, Location, ...closed });
    await demo.merge(`Companies/${id}/Menus/DefaultMenu`, menu);
  }
}

function capitalised({ latitude, longitude }: { readonly latitude?: number; readonly longitude?: number }): object {
  return latitude === undefined ? {} : { Latitude: latitude, Longitude: longitude };
}

/** Sets the page's language at each load. */
const speakingChinese = `addEventListener("DOMContentLoaded", () => {
  document.querySelector("servery-storefront").setAttribute("language", "zh-CN");
});`;

async function listIs(visit: Visit, wanted: readonly string[]): Promise<void> {
  await until(async () => {
    const names = (await visit.names("link")).flatMap((name) => inOrder.find((each) => name.startsWith(each)) ?? []);
    expect(names).toEqual(wanted);
  });
}

it("finds the nearest venue closed, and opens the next one, in Chinese", async () => {
  await openGroup();
  const visit = await journeys.open("/order/", { before: speakingChinese });
  await visit.page.browserContext().overridePermissions(new URL(visit.page.url()).origin, ["geolocation"]);
  await visit.page.setGeolocation(here);
  await visit.find("link", /^Perth/);
  await listIs(visit, inOrder);
  await visit.click("button", words.locate);
  const nearest = ["Bourke St", "Carlton", "Sydney", "Perth", "Nowhere"];
  await listIs(visit, nearest);
  // The diner's position isn't stored.
  await visit.page.reload();
  await visit.find("link", /^Perth/);
  await listIs(visit, inOrder);
  await visit.click("button", words.locate);
  await visit.click("link", words.nearby);
  await visit.find("alertdialog", "Bourke St");
  await visit.read(words.message);
  await visit.find("button", words.menu);
  await visit.page.goBack();
  await visit.gone("alertdialog", "Bourke St");
  await visit.click("link", /^Carlton/);
  await visit.find("heading", "Carlton");
  expect(new URL(visit.page.url()).pathname).toBe("/order/store/9703");
  await visit.page.reload();
  await visit.find("heading", "Carlton");
  await visit.page.goBack();
  await visit.find("heading", words.heading);
});
