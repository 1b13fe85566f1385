import type { Language } from "../domain/host/hostSettings.ts";
import { layoutAt } from "../domain/host/layout.ts";
import type { FirstShop } from "../domain/menu/firstShop.ts";
import { servedMenu } from "../domain/menu/servedMenu.ts";
import type { Instant } from "../domain/time/instant.ts";
import { startsPage } from "../ui/startsPage.ts";
import { drawInto } from "../views/drawInto.ts";
import { sheetMark } from "../views/menu/menuParts.ts";
import type { DrawnScreen, DrawnScreens } from "../wire/host/drawnScreen.ts";
import { layoutMark, type PrintedPage, printedHome, printedMark } from "../wire/published/printedPage.ts";
import { ofThisRelease } from "../wire/published/publishedMenu.ts";
import { dress, type FirstPage, screenOf } from "./drawShop.ts";
import { FirstHeader } from "./FirstScreen.tsx";
import { pressAgain, recordPresses } from "./presses.ts";

/** A page that was drawn when it was published (R112), and whose nodes are the first screen now. */
export interface Printed {
  readonly page: PrintedPage;
  readonly screen: DrawnScreen;
  /** Whether the drawing has the layout that the app will have. */
  readonly fits: boolean;
}

function pageIn(element: Element): PrintedPage | null {
  const text = element.querySelector(`script[${printedMark}]`)?.textContent;
  return text ? ofThisRelease<PrintedPage>(JSON.parse(text)) : null;
}

/** Keeps the drawing that the window shows, and the presses on it. Null if the page isn't a printed one. */
export function adoptPrinted(element: HTMLElement, input: AdoptionInput): Printed | null {
  const { isMobileForced, isWelcomed, screens, early } = input;
  const page = pageIn(element);
  const root = element.shadowRoot;
  if (!page || !root) return null;
  const layout = layoutAt(element.offsetWidth, isMobileForced);
  // What the page's sheet shows.
  const shownLayout = layoutAt(innerWidth, false);
  const drawn = root.querySelector<HTMLElement>(`[${layoutMark}=${shownLayout}]`);
  if (!drawn) return null;
  const home = layout === "mobile" && !isWelcomed ? root.querySelector<HTMLDialogElement>(`.${printedHome}`) : null;
  // The other layout, and what is read where scripts are off.
  for (const child of [...root.children]) {
    if (child !== drawn && child !== home && !child.hasAttribute(sheetMark)) child.remove();
  }
  dress(root, page.store.colours[shownLayout]);
  const hasRoom = drawn.querySelector(".store-header__either") !== null;
  const shown = { startsPage: startsPage(element), hasRoom, choice: null, shop: page, showPhotos() {} };
  const screen: DrawnScreen = Object.assign(recordPresses(drawn), shown);
  screens.set(element, screen);
  if (home) {
    screen.isHome = home.open;
    home.addEventListener("close", () => {
      screen.isHome = false;
    });
  }
  for (const pressed of early) if (drawn.contains(pressed)) pressAgain(pressed);
  return { page, screen, fits: layout === shownLayout };
}

interface AdoptionInput {
  readonly isMobileForced: boolean;
  /** R76: no home page comes before the menu (any more). */
  readonly isWelcomed: boolean;
  readonly screens: DrawnScreens;
  /** What was pressed before this code was there (`page/keepPresses.ts`). */
  readonly early: readonly HTMLElement[];
}

/** Whether the printed dishes are what the shop shows now: the language, the menu of this time of day. */
export function isShownNow(page: PrintedPage, language: Language, now: Instant): boolean {
  return page.language === language && servedMenu(page.menus, now, page.store.zone)?.id === page.menuId;
}

/** Adds what a page can't know when it is printed: whether the shop is open, and how an order is received now. */
export function drawStatus(element: HTMLElement, { screen }: Printed, shop: FirstShop, now: FirstPage): boolean {
  const current = screenOf(element, shop, now);
  const place = screen.drawn.querySelector(".store-header");
  if (!current || !place) return false;
  const header = document.createDocumentFragment();
  drawInto(header, FirstHeader({ ...current, hasRoom: screen.hasRoom === true }), []);
  place.replaceWith(header);
  Object.assign(screen, { choice: current.choice });
  return true;
}
