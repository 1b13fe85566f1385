const widestPx = 1_180;
const sideCartPx = 378;

/** Of the element's width, what the menu has. */
export function menuWidthPx(widthPx: number, hasSideCart: boolean): number {
  return Math.min(widthPx, widestPx) - (hasSideCart ? sideCartPx : 0);
}

/** Cards beside each other, by the menu's width: how tall a section will be is guessed from it. */
export function columnsAt(menuPx: number): number {
  if (menuPx < 700) return 1;
  return menuPx < 1100 ? 2 : 3;
}

/** Of the menu's width, so much for each name: about as many as will stand beside each other and the search. */
const shareOfNamePx = 120;

/** How many categories a desk's bar is drawn with before it is measured. */
export function likelyLinks(menuPx: number): number {
  return Math.ceil(menuPx / shareOfNamePx);
}

/** Measured on the demo's cards; a section that was drawn keeps its real height. */
export function rowHeightPx(columns: number, isCentred: boolean): number {
  if (isCentred) return columns === 1 ? 391 : 422;
  return columns === 1 ? 142 : 176;
}

/** The height of the headers and the menu's bar: at least this much is above the first card. */
const abovePx = 280;

/** As many as a window shows at once, wherever on the page the shop begins. */
export function firstScreenCards(windowPx: number, columns: number, isCentred: boolean): number {
  return Math.max(1, Math.ceil((windowPx - abovePx) / rowHeightPx(columns, isCentred))) * columns;
}

/** A section's own, above its cards. */
export const titlePx = 76;

/** In how many sections, from the first, cards are drawn. */
export function begunSections(sections: readonly { readonly keys: readonly unknown[] }[], drawnCards: number): number {
  let left = drawnCards;
  const rest = sections.findIndex(({ keys }) => {
    const isBegun = left > 0;
    left -= keys.length;
    return !isBegun;
  });
  return rest === -1 ? sections.length : rest;
}
