import type { ServeryCardFieldsOptions } from "../../../index.ts";

/** From here on, expiry and CVV are side by side (`parts/form/fieldGrid.css`). */
const sideBySidePx = 280;
/** A label's line and what is below it. Chinese has higher lines. */
const labelPx = { en: 23, "zh-CN": 25 };
const gapPx = { above: 16, inside: 8 };

/** The height of the four fields, before the frame tells its own: what is below them doesn't move. */
export function reservedCardHeight(
  widthPx: number,
  { language, look: { height, labels } }: Pick<ServeryCardFieldsOptions, "language" | "look">,
): number {
  const rows = widthPx < sideBySidePx ? 4 : 3;
  const rowPx = (Number.parseFloat(height) || 0) + (labels === "above" ? labelPx[language] : 0);
  return rows * rowPx + (rows - 1) * gapPx[labels];
}
