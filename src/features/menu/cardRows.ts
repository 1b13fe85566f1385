/** As measured of cards with two lines of text; a section that was seen keeps its own height. */
export function rowHeightPx(columns: number, isCentred: boolean): number {
  if (isCentred) return columns === 1 ? 350 : 370;
  return columns === 1 ? 137 : 156;
}

/** More than a window shows at once, wherever on the page the menu begins. */
export function firstScreenCards(columns: number, isCentred: boolean): number {
  return Math.ceil(innerHeight / rowHeightPx(columns, isCentred)) * columns;
}
