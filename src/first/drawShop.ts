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
import { FirstScreen } from "./FirstScreen.tsx";
import { recordPresses } from "./presses.ts";
import { shopTranslate } from "./shopTranslate.ts";

/** What the first screen depends on besides the shop's documents. */
export interface FirstPage {
  readonly translate: (message: MessageDescriptor) => string;
  readonly language: Language;
  readonly settings: HostSettings;
  /** R5: the mobile layout is used at any width. */
  readonly isMobileForced: boolean;
  readonly now: Instant;
  readonly isOld: boolean;
  readonly dietary: DietaryFit;
  /** The way to receive an order that was chosen last; null if none was. Undefined if something else decides. */
  readonly last: unknown;
  /** The menu's height on the previous visit, in a window of the same width. Null if unknown. */
  readonly lastPx: number | null;
}

/** Null if the app will show another screen first. */
export function drawShop(element: HTMLElement, { store, menus }: FirstShop, page: FirstPage): DrawnScreen | null {
  const menu = servedMenu(menus, page.now, store.zone);
  const widthPx = element.offsetWidth;
  const layout = layoutAt(widthPx, page.isMobileForced);
  // R76: a phone's home page comes before the menu.
  if (!menu?.sections[0] || (store.view.homePage && layout === "mobile")) return null;
  const isFirst = startsPage(element);
  const state = storeState(store, takesLaterOrders(store), page.now);
  const choice = page.last === undefined ? null : firstChoice(store, state, page.last);
  const translate = shopTranslate(page, store, menu);
  const screen = FirstScreen({
    ...page,
    translate,
    store,
    state,
    choice,
    menu: { ...menu, sections: menu.sections.map((section) => ({ ...section, name: translate(section.name) })) },
    layout,
    widthPx,
    windowPx: innerHeight,
    startsPage: isFirst,
    minHeight: reservedHeight(page.lastPx, false),
    dietaryCount: Object.values(page.dietary).flat().length,
  });
  return attachScreen(element, screen, { colours: store.colours[layout], startsPage: isFirst, choice });
}

interface Shown extends Pick<DrawnScreen, "startsPage" | "choice"> {
  readonly colours: Parameters<typeof themeProperties>[0];
}

export function attachScreen(element: HTMLElement, screen: ReactNode, { colours, ...shown }: Shown): DrawnScreen {
  const photos: Photos = [];
  const picture = document.createDocumentFragment();
  drawInto(picture, screen, photos);
  // Attached only after drawing: if drawing fails, the page's own content inside the element must stay visible (R82).
  const root = element.attachShadow({ mode: "open" });
  adoptSheets(root);
  applyTheme(root, themeProperties({ ...colours, ...hostColours(root) }));
  root.append(picture);
  const showPhotos = () => {
    for (const show of photos) show();
  };
  return Object.assign(recordPresses(root.lastElementChild as HTMLElement), { showPhotos, ...shown });
}
