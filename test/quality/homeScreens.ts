import type { Page } from "puppeteer-core";
import type { Screen } from "./screen.ts";
import { find, press, storeIdOf, type View } from "./stage.ts";

const atTable = (table: string) => (view: View) => ({ "store-id": `${storeIdOf(view)}`, table });

const view = { PickUp: true, EatIn: true, HomePage: true };

const homePage = { attributes: atTable("12"), awaits: ".home .button--secondary", isMobileOnly: true } as const;

async function submitEmpty(page: Page): Promise<void> {
  // Offers need an e-mail address.
  await press(page, ".check-in .checkbox");
  await press(page, ".check-in .button--wide");
  await find(page, ".field__error");
}

/** The screens before the menu of a restaurant whose tables have codes. */
export const homeScreens: readonly Screen[] = [
  { ...homePage, name: "home page", store: { ViewComponentConfigs: view } },
  { ...homePage, name: "home page closed", store: { ViewComponentConfigs: view, IsInOperation: false } },
  {
    name: "check-in",
    attributes: atTable("12"),
    path: (shown) => `/store/${storeIdOf(shown)}/guestCheckIn`,
    awaits: ".check-in .button--wide",
  },
  {
    name: "check-in with problems",
    attributes: atTable("0"),
    path: (shown) => `/store/${storeIdOf(shown)}/guestCheckIn`,
    act: submitEmpty,
    awaits: ".field__error",
  },
];
