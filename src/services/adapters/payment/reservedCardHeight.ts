import type { ServeryCardFieldsOptions } from "../../../index.ts";

/** From here on, expiry and CVV are side by side (`parts/form/fieldGrid.css`). */
const sideBySidePx = 280;
const gapPx = 16;
/** A label's line and what is below it, and the number's, which has the brands' marks. Chinese has higher lines. */
const lines = { en: { labelPx: 23, markPx: 34 }, "zh-CN": { labelPx: 25, markPx: 35 } };

/** The height of the four fields, before the frame tells its own: what is below them doesn't move. */
export function reservedCardHeight(
  widthPx: number,
  { language, look }: Pick<ServeryCardFieldsOptions, "language" | "look">,
): number {
  const { labelPx, markPx } = lines[language];
  const rows = widthPx < sideBySidePx ? 4 : 3;
  return rows * (Number.parseFloat(look.height) || 0) + (rows - 1) * (labelPx + gapPx) + markPx;
}
