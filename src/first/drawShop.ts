import type { MessageDescriptor } from "@lingui/core";
import type { ReactNode } from "react";
import { firstChoice } from "../domain/fulfilment/modeChoice.ts";
import { takesLaterOrders } from "../domain/fulfilment/offeredModes.ts";
import type { HostSettings, Language } from "../domain/host/hostSettings.ts";
import { layoutAt } from "../domain/host/layout.ts";
import type { FirstShop } from "../domain/menu/firstShop.ts";
import type { DietaryFit } from "../domain/menu/menu.ts";
import { servedMenu } from "../domain/menu/servedMenu.ts";
import { storeState } from "../domain/store/storeState.ts";
import type { Instant } from "../domain/time/instant.ts";
import { hostColours } from "../ui/hostColours.ts";
import { adoptSheets, applyTheme } from "../ui/sheets.ts";
import { startsPage } from "../ui/startsPage.ts";
import { themeProperties } from "../ui/theme.ts";
import { drawInto, type Photos } from "../views/drawInto.ts";
import { reservedHeight } from "../views/shell/reservedHeight.ts";
import type { DrawnScreen } from "../wire/host/drawnScreen.ts";
import { FirstScreen, type FirstScreenProps } from "./FirstScreen.tsx";
import { recordPresses } from "./presses.ts";
import { shopTranslate } from "./shopTranslate.ts";
import type { TimedShop } from "./timedShop.ts";

/** What the first screen depends on besides the shop's documents. */
export interface FirstPage {
  readonly translate: (message: MessageDescriptor) => string;
  readonly language: Language;
  readonly settings: HostSettings;
  /** R5: the mobile layout is used at any width. */
  readonly isMobileForced: boolean;
  /** R76: no home page comes before the menu (any more). */
  readonly isWelcomed: boolean;
  readonly now: Instant;
  readonly isOld: boolean;
  readonly dietary: DietaryFit;
  /** The ways to receive an order that the page or the diner has chosen; the first counts. Null if something else decides. */
  readonly chosenModes: readonly unknown[] | null;
  /** The menu's height on the previous visit, in a window of the same width. Null if unknown. */
  readonly lastPx: number | null;
}

/** What is drawn for the shop now. Null if the app will show another screen first. */
export function screenOf(element: HTMLElement, { store, menus }: FirstShop, page: FirstPage): FirstScreenProps | null {
  const menu = servedMenu(menus, page.now, store.zone);
  const widthPx = element.offsetWidth;
  const layout = layoutAt(widthPx, page.isMobileForced);
  // R76: a phone's home page comes before the menu.
  const isHome = store.view.homePage && layout === "mobile" && !page.isWelcomed;
  if (!menu?.sections[0] || isHome) return null;
  const state = storeState(store, takesLaterOrders(store), page.now);
  const translate = shopTranslate(page, store, menu);
  return {
    ...page,
    translate,
    store,
    state,
    choice: page.chosenModes && firstChoice(store, state, page.chosenModes),
    menu: { ...menu, sections: menu.sections.map((section) => ({ ...section, name: translate(section.name) })) },
    layout,
    widthPx,
    windowPx: innerHeight,
    startsPage: startsPage(element),
    minHeight: reservedHeight(page.lastPx, false),
    dietaryCount: Object.values(page.dietary).flat().length,
    hasRoom: false,
    printed: null,
  };
}

export function drawShop(element: HTMLElement, shop: TimedShop, page: FirstPage): DrawnScreen | null {
  const screen = screenOf(element, shop, page);
  if (!screen) return null;
  const { store, layout, startsPage, choice, menu } = screen;
  const shown = { colours: store.colours[layout], startsPage, choice, shop: { ...shop, menuId: menu.id } };
  return attachScreen(element, FirstScreen(screen), shown);
}

export interface Shown extends Pick<DrawnScreen, "startsPage" | "choice" | "shop"> {
  readonly colours: Parameters<typeof themeProperties>[0];
}

/** Gives a root the shop's styles and colours. */
export function dress(root: ShadowRoot, colours: Shown["colours"]): void {
  adoptSheets(root);
  applyTheme(root, themeProperties({ ...colours, ...hostColours(root) }));
}

export function attachScreen(element: HTMLElement, screen: ReactNode, { colours, ...shown }: Shown): DrawnScreen {
  const photos: Photos = [];
  const picture = document.createDocumentFragment();
  drawInto(picture, screen, photos);
  const printed = element.shadowRoot;
  // Attached only after drawing: if drawing fails, the page's own content inside the element must stay visible (R82).
  const root = printed ?? element.attachShadow({ mode: "open" });
  dress(root, colours);
  root.replaceChildren(picture);
  const showPhotos = () => {
    for (const show of photos) show();
  };
  // A printed page shows its photos already.
  if (printed) showPhotos();
  return Object.assign(recordPresses(root.lastElementChild as HTMLElement), { showPhotos, ...shown });
}
