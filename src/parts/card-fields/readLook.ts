import type { CardLook } from "../../state/payment/cardFields.atoms.ts";

/** As old providers understand it: a mixed colour computes to `color(srgb …)`. */
function rgb(colour: string): string {
  const [, mixed] = /^color\(srgb ([^/)]+)/.exec(colour) ?? [];
  if (mixed === undefined) return colour;
  const parts = mixed
    .trim()
    .split(/\s+/)
    .map((part) => Math.round(Math.min(Math.max(Number(part), 0), 1) * 255));
  return `rgb(${parts.join(", ")})`;
}

/** How a field of the shop looks now, after its label, for fields that its style sheets don't reach. */
export function readLook(field: HTMLElement): CardLook {
  const style = getComputedStyle(field);
  const label = field.previousElementSibling;
  const colourOf = (token: string) => {
    field.style.color = `var(${token})`;
    const { color } = getComputedStyle(field);
    field.style.color = "";
    return rgb(color);
  };
  return {
    colorScheme: style.colorScheme.includes("dark") ? "dark" : "light",
    fontFamily: style.fontFamily,
    fontSize: style.fontSize,
    color: colourOf("--servery-ink"),
    placeholderColor: colourOf("--servery-ink-soft"),
    errorColor: colourOf("--servery-bad"),
    accentColor: colourOf("--servery-accent"),
    backgroundColor: colourOf("--servery-surface"),
    borderColor: colourOf("--servery-control-line"),
    borderRadius: style.borderTopLeftRadius,
    height: style.minHeight,
    labels: label && getComputedStyle(label).position === "absolute" ? "inside" : "above",
  };
}
