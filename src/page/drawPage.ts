import type { Messages } from "@lingui/core";
import type { ReactNode } from "react";
import { messages as english } from "../../locales/page/en.po";
import { messages as chinese } from "../../locales/page/zh-CN.po";
import { offersChoice, takesLaterOrders } from "../domain/fulfilment/offeredModes.ts";
import type { Language } from "../domain/host/hostSettings.ts";
import { desktopFromPx, type LayoutKind } from "../domain/host/layout.ts";
import type { FirstMenu } from "../domain/menu/firstMenu.ts";
import type { MenuId } from "../domain/menu/menu.ts";
import { servedMenu } from "../domain/menu/servedMenu.ts";
import { type StoreState, storeState } from "../domain/store/storeState.ts";
import { instant } from "../domain/time/instant.ts";
import { FirstScreen } from "../first/FirstScreen.tsx";
import { translateFrom } from "../first/readPage.ts";
import { shopTranslate } from "../first/shopTranslate.ts";
import { sheetTexts, type ThemeProperties, themeRule } from "../ui/sheets.ts";
import { themeProperties } from "../ui/theme.ts";
import { drawInto, type Photos } from "../views/drawInto.ts";
import { reservedHeight } from "../views/shell/reservedHeight.ts";
import type { Translate } from "../views/translate.ts";
import { layoutMark, printedHome } from "../wire/published/printedPage.ts";
import type { FirstSnapshot } from "../wire/storage/firstTable.ts";
import { belowMenu } from "./belowMenu.tsx";
import css from "./page.css?inline";
import { type PaperElement, type PaperNode, paper } from "./paper.ts";
import { PrintedHome } from "./printedHome.tsx";
import { CallView, LateView, printedParts } from "./printedParts.tsx";
import type { PrintedShop } from "./printedShop.ts";
import { createStyleClasses } from "./styleClasses.ts";
import { writeHtml } from "./writeHtml.ts";

export interface DrawnPage {
  /** The content of the shop's shadow root. */
  readonly html: string;
  /** The content of its element, which the shop shows when it can't show the menu (R82). */
  readonly content: string;
  /** All of its styles, and those of the page around it. */
  readonly css: string;
  /** The menu that is drawn. */
  readonly menu: MenuId;
  /** The menu's sentence about surcharges by day (R102). */
  readonly surcharges: string;
}

/** The sizes that the two layouts are drawn for: those of a large phone and of a desk's screen. */
export const printedSizes: Readonly<Record<LayoutKind, { readonly widthPx: number; readonly windowPx: number }>> = {
  mobile: { widthPx: 390, windowPx: 932 },
  desktop: { widthPx: 1280, windowPx: 1080 },
};

const ownMessages: Readonly<Record<Language, Messages>> = { en: english, "zh-CN": chinese };

/** Draws the first screen of a shop for phones and for desks. Null if it has no dishes. */
export function drawPage(shop: PrintedShop): DrawnPage | null {
  const { snapshot, language, messages } = shop;
  const { store, menus } = snapshot;
  const menu = [servedMenu(menus, instant(snapshot.savedAt), store.zone), ...menus].find((each) => each?.sections[0]);
  if (!menu) return null;
  const translateMessage = translateFrom({ ...messages, ...ownMessages[language] });
  const translateIn = (each: FirstMenu) => shopTranslate({ translate: translateMessage, language }, store, each);
  const translate = translateIn(menu);
  const { title, below } = belowMenu(shop, menu, translateIn);
  const layouts = (["mobile", "desktop"] as const).map((layout) => {
    const drawn = draw(screenOf(shop, menu, layout, { translate, title }));
    for (const root of drawn) root.setAttribute(layoutMark, layout);
    return drawn;
  });
  const home = store.view.homePage ? draw(PrintedHome(translate, shop)) : [];
  const call = draw(CallView(translate, shop.about));
  const late = call.length > 0 ? draw(LateView()) : [];
  // The script removes what is drawn for another layout than its own.
  for (const root of late) root.setAttribute(layoutMark, "late");
  const classes = createStyleClasses();
  const html = [...home, ...layouts.flat(), ...late, ...draw(below)]
    .map((root) => writeHtml(root, classes.classOf))
    .join("");
  return {
    html,
    content: call.map((root) => writeHtml(root)).join(""),
    css: `${cssOf(store)}\n${classes.css()}`,
    menu: menu.id,
    surcharges: surchargesIn(layouts.flat()),
  };
}

interface Texts {
  readonly translate: Translate;
  /** The menu's title, if there are others. */
  readonly title: ReactNode;
}

function screenOf(shop: PrintedShop, menu: FirstMenu, layout: LayoutKind, { translate, title }: Texts) {
  const { snapshot, language, basePath } = shop;
  const { store } = snapshot;
  const now = instant(snapshot.savedAt);
  // What it is when the page is read is told then. It usually is what it is now, so the places are those of now.
  const known = storeState(store, takesLaterOrders(store), now);
  const state: StoreState = known.kind === "closed" ? { kind: "open", until: null } : known;
  const closes = known.kind === "open" && known.until !== null && !takesLaterOrders(store);
  return FirstScreen({
    ...{ translate, language, layout, store, state, ...printedSizes[layout] },
    settings: { isFullPage: true, basePath },
    isMobileForced: false,
    startsPage: true,
    minHeight: reservedHeight(null, false),
    now,
    choice: null,
    menu: { ...menu, sections: menu.sections.map((section) => ({ ...section, name: translate(section.name) })) },
    isOld: false,
    dietaryCount: 0,
    hasRoom: known.kind === "closed" || (closes && offersChoice(store, state)),
    printed: printedParts(translate, shop, title),
  });
}

function draw(screen: ReactNode): readonly PaperElement[] {
  const place = paper.createElement("template");
  const photos: Photos = [];
  // As much of a node as is needed.
  drawInto(place as unknown as Node, screen, photos);
  for (const show of photos) show();
  return place.children.filter((child) => "tag" in child);
}

/** The page is as dark as the shop, and the words that stand in it if the shop's script fails can be read. */
function coloursOf(properties: ThemeProperties): string {
  const { "--servery-paper": paper, "--servery-ink": ink } = properties;
  const colours = [paper && `background:${paper}`, ink && `color:${ink}`].filter(Boolean).join(";");
  return themeRule(properties) + (colours && `@media screen{html{${colours}}}`);
}

/**
 * R76: a phone's home page comes before the menu, until it is left. On paper, and where scripts are off, only the menu is
 * shown.
 */
const homeRule = [
  `@media screen and (scripting:enabled){@media not all and (min-width:${desktopFromPx}px){`,
  `.${printedHome}[open]{display:contents}.${printedHome}[open]~.servery[${layoutMark}=mobile]{display:none}`,
  "}}",
].join("");

function cssOf({ colours: { mobile, desktop }, view }: FirstSnapshot["store"]): string {
  const wide = `(min-width:${desktopFromPx}px)`;
  const [onPhones, onDesks] = [mobile, desktop].map((colours) => coloursOf(themeProperties(colours)));
  return [
    ...sheetTexts(),
    css,
    `@media not all and ${wide}{${onPhones}.servery[${layoutMark}=desktop]{display:none}}`,
    `@media ${wide}{${onDesks}.servery[${layoutMark}=mobile]{display:none}}`,
    ...(view.homePage ? [homeRule] : []),
  ].join("\n");
}

function textOf(node: PaperNode): string {
  return "text" in node ? node.text : node.children.map(textOf).join("");
}

function surchargesIn(nodes: readonly PaperNode[]): string {
  for (const node of nodes) {
    if ("text" in node) continue;
    const isIt = node.attributes.get("class") === "store-header__surcharge";
    const found = isIt ? textOf(node) : surchargesIn(node.children);
    if (found !== "") return found;
  }
  return "";
}
