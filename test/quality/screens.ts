import type { NewDocumentScriptEvaluation, Page } from "puppeteer-core";
import type { Demo } from "../../widget-demo/backend/createDemo.ts";
import { signedInScript } from "../support/signedIn.ts";
import { giftCheckoutScreens } from "./giftCheckoutScreens.ts";
import { giftScreens } from "./giftScreens.ts";
import { homeScreens } from "./homeScreens.ts";
import { memberScreens } from "./memberScreens.ts";
import { openProduct } from "./openProduct.ts";
import { cartScript, orderScreens } from "./orderScreens.ts";
import type { Screen } from "./screen.ts";
import { selectScreens } from "./selectScreens.ts";
import {
  addFault,
  changeDocument,
  embedAddress,
  type Fault,
  find,
  inShop,
  press,
  storeIdOf,
  type View,
} from "./stage.ts";

const card = "button.menu-card";
const dialog = "dialog[open]";
const state = ".empty-state";

function readOf(kind: "store" | "menus"): (view: View) => string {
  return (view) => {
    const path = `/v1/projects/servery-demo/databases/(default)/documents/Companies/${storeIdOf(view)}`;
    return kind === "store" ? `GET ${path}?` : `GET ${path}/Menus`;
  };
}

function failing(kind: "store" | "menus") {
  return (view: View): readonly Fault[] => [{ match: readOf(kind)(view), status: 500, times: 0 }];
}

function delayed(view: View): readonly Fault[] {
  return [{ match: readOf("store")(view), delayMs: 60_000, times: 0 }];
}

const plus = ".card-plus:not([aria-hidden]) .menu-card__plus:not(.menu-card__plus--minus)";

/** Adds one dish with its plus, whose label is added a little later. */
async function addAtOnce(page: Page): Promise<void> {
  await press(page, plus);
}

function searchFor(words: Readonly<Record<View["language"], string>>) {
  return async (page: Page, { language }: View): Promise<void> => {
    await (await find(page, "input[type=search]")).type(words[language]);
    await find(page, ":is(.menu-view__results p, .empty-state)");
  };
}

/** Stores the choices as the dialog would, so that the drawer on a phone isn't opened each time. */
async function filterByDiet(page: Page, view: View): Promise<void> {
  await page.evaluate((storeId) => {
    const value = { allergies: [], intolerances: ["11"], preferences: ["21"] };
    localStorage.setItem(`servery:store-${storeId}:dietary`, JSON.stringify({ version: 1, value }));
  }, storeIdOf(view));
  await page.reload();
  await find(page, ".menu-view__results p");
}

async function showUnsuited(page: Page, view: View): Promise<void> {
  await filterByDiet(page, view);
  await press(page, ".menu-view__results .button");
}

/** Waits for the shop, because the content of its header and drawer comes with the store. */
async function openDrawer(page: Page): Promise<void> {
  await find(page, card);
  await press(page, ".header .icon-button");
}

async function openDietary(page: Page, view: View): Promise<void> {
  await find(page, card);
  if (view.widthPx < 992) await openDrawer(page);
  await press(page, view.widthPx < 992 ? "button.menu-drawer__item" : ".header__dietary");
  await find(page, ".dietary");
}

/** A box of exactly four, with one taken out. */
async function leaveOneOut(page: Page, view: View): Promise<void> {
  await openProduct(page, view, 110);
  await press(page, "fieldset .stepper__button:not([aria-disabled=true])");
}

async function comeBackWithoutStore(page: Page, view: View, demo: Demo): Promise<void> {
  await find(page, card);
  // Stored when the browser is idle, which may be after the first card is visible.
  const isKept = (key: string) => localStorage.getItem(key) !== null;
  await page.waitForFunction(isKept, {}, `servery:store-${storeIdOf(view)}:lastMenu`);
  for (const fault of failing("store")(view)) await addFault(demo, fault);
  await page.reload();
  await find(page, ".notice");
}

/** As most weekends are, whatever day it is. */
const surchargedDaily = {
  SurchargeHolidaySettings: Array.from({ length: 7 }, (_, day) => ({
    ID: day + 1,
    Name: "Surcharge",
    DayOfWeek: day,
    RateType: 1,
    Rate: 0.1,
    IsTaxable: true,
  })),
};

const group = ({ language }: View) => ({ "hq-id": language === "en" ? "7" : "8" });

export const screens: readonly Screen[] = [
  { name: "menu", awaits: card, isLong: true },
  { name: "menu with a stepper", act: addAtOnce, awaits: ".card-plus--stepper" },
  {
    name: "menu with the list of its categories",
    act: (page) => press(page, ".menu-bar__list"),
    awaits: dialog,
  },
  {
    name: "menu of a day with a surcharge",
    store: surchargedDaily,
    awaits: ".store-header__surcharge",
  },
  { name: "menu searched", act: searchFor({ en: "chicken", "zh-CN": "鸡" }), awaits: card },
  { name: "menu searched in vain", act: searchFor({ en: "zzz", "zh-CN": "zzz" }), awaits: state },
  { name: "menu filtered", act: filterByDiet, awaits: card },
  { name: "menu with dishes that don't suit", act: showUnsuited, awaits: ".menu-card .unsuited-sign" },
  { name: "menu empty", attributes: () => ({ "store-id": "20" }), awaits: state },
  { name: "menu loading", faults: delayed, awaits: ".skeleton" },
  { name: "menu failed", faults: failing("menus"), awaits: state },
  { name: "menu last seen", act: comeBackWithoutStore, awaits: card },
  {
    name: "menu with a wrong attribute",
    attributes: (view) => ({ "store-id": `${storeIdOf(view)}`, "hq-id": "x" }),
    awaits: ".notice",
  },
  {
    name: "display",
    attributes: (view) => ({ "store-id": `${storeIdOf(view)}`, "digital-display": "" }),
    awaits: ".board__columns",
  },
  { name: "store closed", store: { IsInOperation: false }, awaits: card },
  { name: "product", act: (page, view) => openProduct(page, view, 131), awaits: dialog },
  { name: "product with modifiers", act: (page, view) => openProduct(page, view, 101), awaits: dialog, isLong: true },
  { name: "product with a problem", act: leaveOneOut, awaits: ".choice-footer__problem:not(:empty)" },
  { name: "dietary", act: openDietary, awaits: dialog, isLong: true },
  { name: "drawer", act: openDrawer, awaits: ".menu-drawer", isMobileOnly: true },
  { name: "about", path: () => "/about", awaits: ".info" },
  { name: "contact", path: () => "/contact", awaits: ".info" },
  { name: "privacy policy", path: () => "/privacypolicy", awaits: ".info .button--secondary" },
  {
    name: "policy",
    path: () => "/privacypolicy",
    act: (page) => press(page, ".info .button--secondary"),
    awaits: dialog,
  },
  { name: "log", faults: failing("menus"), path: () => "/LogViewer", awaits: ".log" },
  { name: "log empty", path: () => "/LogViewer", awaits: state },
  {
    name: "cart empty",
    path: (view) => `/store/${storeIdOf(view)}/shoppingcartmobile`,
    awaits: state,
    isMobileOnly: true,
  },
  { name: "general error", faults: failing("store"), awaits: state },
  { name: "not found", attributes: () => ({ "store-id": "999" }), awaits: state },
  { name: "name not found", attributes: () => ({ "store-name": "nobody" }), awaits: state },
  { name: "set-up problem", attributes: () => ({}), awaits: state },
  { name: "venues", attributes: group, awaits: "a.venue" },
  {
    name: "venues: closed alert",
    attributes: group,
    store: { IsInOperation: false },
    act: (page) => press(page, "a.venue"),
    awaits: dialog,
  },
  ...homeScreens,
  ...orderScreens,
  ...selectScreens,
  ...memberScreens,
  ...giftScreens,
  ...giftCheckoutScreens,
];

export function screenOf(name: string): Screen {
  const screen = screens.find((each) => each.name === name);
  if (!screen) throw new Error(`There is no screen "${name}".`);
  return screen;
}

export function screensFor(view: Pick<View, "widthPx">): readonly Screen[] {
  return screens.filter(({ isMobileOnly }) => !isMobileOnly || view.widthPx < 992);
}

/** Opens the screen in a page without a previous visit, and waits until it is shown. */
export async function show(page: Page, demo: Demo, screen: Screen, view: View): Promise<void> {
  const attributes = screen.attributes?.(view) ?? { "store-id": `${storeIdOf(view)}` };
  if (screen.store) await changeDocument(demo, `Companies/${storeIdOf(view)}`, screen.store);
  for (const [name, fields] of Object.entries(screen.documents?.(view) ?? {})) await changeDocument(demo, name, fields);
  for (const fault of screen.faults?.(view) ?? []) await addFault(demo, fault);
  const scripts: NewDocumentScriptEvaluation[] = [];
  if (screen.member) {
    const scope = `store-${attributes["store-id"]}`;
    scripts.push(await page.evaluateOnNewDocument(await signedInScript(demo.url, screen.member, scope)));
  }
  if (screen.isToBeAsked) scripts.push(await page.evaluateOnNewDocument(unanswer));
  const cart = screen.hasCart && (await page.evaluateOnNewDocument(await cartScript(page, demo, view)));
  const path = await screen.path?.(view, demo);
  if (path === undefined) {
    await page.goto(embedAddress(demo, { ...attributes, language: view.language }));
  } else {
    await page.goto(`${demo.url}order${path}`);
    await page.$eval("servery-storefront", setAttributes, { ...attributes, language: view.language });
  }
  // The cart is the shop's own from now on.
  if (cart) await page.removeScriptToEvaluateOnNewDocument(cart.identifier);
  await screen.act?.(page, view, demo);
  await find(page, screen.awaits);
  await page.waitForSelector(inShop(`.servery:lang(${view.language})`), { visible: true });
  // Removes the scripts, because the next screen in this tab belongs to another diner.
  for (const { identifier } of scripts) await page.removeScriptToEvaluateOnNewDocument(identifier);
}

function unanswer(): void {
  for (const key of Object.keys(sessionStorage)) if (key.endsWith(":typedForms")) sessionStorage.removeItem(key);
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
