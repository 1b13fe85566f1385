import type { ServeryCardLook } from "../../../index.ts";

/** From here on, expiry and CVV are side by side (`parts/form/fieldGrid.css`). */
const sideBySidePx = 280;
const gapPx = 16;
/** A label's line, and what is below it. The number's line is as high as the brands' marks. */
const labelPx = 23;
const markPx = 28;

/** The height of the four fields, before the frame tells its own: what is below them doesn't move. */
export function reservedCardHeight(widthPx: number, { height }: ServeryCardLook): number {
  const fieldPx = Number.parseFloat(height) || 0;
  const rows = widthPx < sideBySidePx ? 4 : 3;
  return rows * (labelPx + fieldPx) + (markPx - labelPx) + (rows - 1) * gapPx;
}
