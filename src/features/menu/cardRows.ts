import type { MenuSection } from "../../state/menu/menu.atoms.ts";

/** Measured on the demo's cards; a section that was drawn keeps its real height. */
export function rowHeightPx(columns: number, isCentred: boolean): number {
  if (isCentred) return columns === 1 ? 391 : 422;
  return columns === 1 ? 142 : 176;
}

/** The height of the headers and the menu's bar: at least this much is above the first card. */
const abovePx = 200;

/** As many as a window shows at once, wherever on the page the shop begins. */
export function firstScreenCards(columns: number, isCentred: boolean): number {
  return Math.max(1, Math.ceil((innerHeight - abovePx) / rowHeightPx(columns, isCentred))) * columns;
}

/** In how many sections, from the first, cards are drawn. */
export function begunSections(sections: readonly MenuSection[], drawnCards: number): number {
  let left = drawnCards;
  const rest = sections.findIndex(({ keys }) => {
    const isBegun = left > 0;
    left -= keys.length;
    return !isBegun;
  });
  return rest === -1 ? sections.length : rest;
}
