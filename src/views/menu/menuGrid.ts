import type { CardStyle } from "../../domain/menu/cardStyle.ts";

const widestPx = 1_180;
const sideCartPx = 378;
/** From here, a rail of the categories is beside the dishes; both are never wider than this (LayoutView.css). */
const railFromPx = 1_580;
const railPx = 224;

/** How much of the element's width the menu takes. */
export function menuWidthPx(widthPx: number, hasSideCart: boolean): number {
  const wholePx = widthPx < railFromPx ? Math.min(widthPx, widestPx) : railFromPx - railPx;
  return wholePx - (hasSideCart ? sideCartPx : 0);
}

/** The number of columns for a menu's width. A section's height is estimated from it. */
export function columnsAt(menuPx: number): number {
  if (menuPx < 700) return 1;
  return menuPx < 972 ? 2 : 3;
}

/** How many characters of a description fit on three lines: beside a photo, or below it where three cards are in a row. */
export function descriptionRoom(menuPx: number): number {
  return columnsAt(menuPx) < 3 ? 72 : 110;
}

/** With one column, two and three. */
const rowPx: Readonly<Record<CardStyle, readonly number[]>> = {
  beside: [150, 182, 344],
  centred: [391, 422, 422],
  list: [109, 109],
};
const heroPx = [432, 334, 344] as const;

interface Sized {
  readonly style: CardStyle;
  readonly count: number;
  readonly hasHero: boolean;
}

/** The estimated height of a section's cards, measured on the demo's. A rendered section keeps its real height. */
export function cardsHeightPx({ count, style, hasHero }: Sized, columns: number): number {
  const row = rowHeightPx(columns, style);
  if (!hasHero) return Math.ceil(count / columnsOf(style, columns)) * row;
  // A hero is two columns wide, where there are two.
  const beside = Math.max(0, columns - 2);
  return (heroPx[columns - 1] ?? 0) + Math.ceil((count - 1 - beside) / columns) * row;
}

/** A line of a list is as wide as two, so that it is read in one piece. */
function columnsOf(style: CardStyle, columns: number): number {
  return style === "list" ? Math.min(columns, 2) : columns;
}

function rowHeightPx(columns: number, style: CardStyle): number {
  return rowPx[style][columnsOf(style, columns) - 1] ?? 0;
}

/** The height of the headers and the menu's bar: the first card is at least this far down. */
const abovePx = 280;

/** The number of cards that a window can show at once, wherever the shop starts on the page: those of its first section. */
export function firstScreenCards(windowPx: number, columns: number, style: CardStyle = "list"): number {
  return Math.max(1, Math.ceil((windowPx - abovePx) / rowHeightPx(columns, style))) * columnsOf(style, columns);
}

/** The least that a card of a rail takes (RailView.css). */
const railCardPx = 132;

/** The number of cards that a rail shows before it is scrolled. */
export function firstRailCards(menuPx: number): number {
  return Math.ceil(menuPx / railCardPx);
}

/** The height of a section's title, above its cards. */
export const titlePx = 76;

/** What a strip's neighbours and its own ends take: the search, the dietary choices, gaps. */
const besideStripPx = 150;
const linkPx = { ends: 30, letter: 8.5, wideLetter: 15, most: 225 } as const;

/**
 * Whether the strip of categories shows all of them at once. Otherwise a button beside it lists them. Estimated, so that
 * the first screen and the app agree before the strip is laid out.
 */
export function fitsStrip(categories: readonly { readonly name: string }[], menuPx: number): boolean {
  const linksPx = categories.reduce((total, { name }) => total + linkWidthPx(name), 0);
  return linksPx <= menuPx - besideStripPx;
}

function linkWidthPx(name: string): number {
  const px = [...name].reduce((sum, letter) => sum + (letter < "\u2e80" ? linkPx.letter : linkPx.wideLetter), 0);
  return Math.min(px, linkPx.most) + linkPx.ends;
}
