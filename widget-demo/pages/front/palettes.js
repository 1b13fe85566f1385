import { contrast, readableOn } from "./contrast.js";

/** A paper, the ink on it, and the colour of what is pressed. Tokens are those of theming.md. */
function paletteOf(paper, ink, accent, more = {}) {
  return { "--servery-paper": paper, "--servery-ink": ink, ...accentTokens(accent), ...more };
}

/** The text on the button is named as well, because an order button is drawn before the shop that computes it. */
export function accentTokens(accent) {
  return {
    "--servery-accent": accent,
    "--servery-button": accent,
    "--servery-on-button": readableOn(accent),
    "--servery-menu-highlight": accent,
  };
}

/** "Store" leaves the colours to the store. */
export const palettes = {
  store: {},
  olive: paletteOf("#faf8f0", "#23281c", "#4f6128"),
  harbour: paletteOf("#f8f5ee", "#1c2a2e", "#1f4b5f", { "--servery-display-font": "Palatino, Georgia, serif" }),
  berry: paletteOf("#fff9f8", "#2b161d", "#9c1c46"),
  night: paletteOf("#171513", "#f4efe7", "#ffb547"),
  bold: paletteOf("#fff04d", "#1d0545", "#c8006b"),
};

/** The own colour until one is chosen. */
export const usualAccent = "#0b6e4f";

/** What a choice sets on the tag. */
export function tokensOf({ palette, accent }) {
  return palette === "own" ? accentTokens(accent) : palettes[palette];
}

/** How well the own colour can be read, in words. */
export function verdictOn(accent) {
  const text = readableOn(accent);
  const ratio = contrast(accent, text).toFixed(1);
  if (text === "#ffffff") return `White text on it is easy to read: ${ratio} to 1.`;
  return `White text on it would be hard to read, so its text is black: ${ratio} to 1.`;
}
