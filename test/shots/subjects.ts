import type { Page } from "puppeteer-core";
import type { Demo } from "../../widget-demo/backend/createDemo.ts";
import { screens, show } from "../quality/screens.ts";
import type { View } from "../quality/stage.ts";
import type { Subject } from "./plan.ts";

export interface Sight extends Subject {
  /** Opens it in a page without stored data. */
  readonly open: (page: Page, demo: Demo, view: View) => Promise<void>;
}

/** Every screen of the shop, in a page without other content. */
export const shopSights: readonly Sight[] = screens.map((screen) => ({
  name: screen.name,
  isWalked: screen.act !== undefined,
  isLong: screen.isLong === true,
  isMobileOnly: screen.isMobileOnly === true,
  open: (page, demo, view) => show(page, demo, screen, view),
}));

const addresses: Readonly<Record<string, string>> = {
  "front page": "",
  restaurant: "restaurant.html",
  hotel: "hotel.html?room=1204",
  "hotel's gift cards": "hotel.html",
  group: "group.html",
};

/** The demo's front page and sites, unchanged. */
export const siteSights: readonly Sight[] = Object.entries(addresses).map(([name, address]) => ({
  name,
  isWalked: false,
  isLong: true,
  isMobileOnly: false,
  async open(page, demo, { language }) {
    const url = new URL(address, demo.url);
    url.searchParams.set("language", language);
    await page.goto(url.href);
  },
}));
