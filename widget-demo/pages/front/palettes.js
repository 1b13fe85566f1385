/** The tokens of each palette, as documented in theming.md. "Light" keeps the store's own colours. */
export const palettes = {
  light: {},
  dark: {
    "--servery-paper": "#171513",
    "--servery-ink": "#f4efe7",
    "--servery-accent": "#ffb547",
    "--servery-button": "#ffb547",
    "--servery-menu-highlight": "#ffb547",
  },
  loud: {
    "--servery-paper": "#fff04d",
    "--servery-ink": "#1d0545",
    "--servery-accent": "#c8006b",
    "--servery-button": "#c8006b",
    "--servery-menu-highlight": "#1d0545",
  },
  hotel: {
    "--servery-paper": "#f8f5ee",
    "--servery-ink": "#1c2a2e",
    "--servery-accent": "#1f4b5f",
    "--servery-button": "#1f4b5f",
    "--servery-menu-highlight": "#1f4b5f",
    "--servery-display-font": "Palatino, Georgia, serif",
  },
};

const tokens = new Set(Object.values(palettes).flatMap(Object.keys));

/** The shop also applies new tokens while it runs. */
export function dress(page, palette) {
  const { style } = page.querySelector("servery-storefront");
  const wanted = palettes[palette];
  for (const token of tokens) style.removeProperty(token);
  for (const [token, value] of Object.entries(wanted)) style.setProperty(token, value);
  page.body.style.background = wanted["--servery-paper"] ?? "";
}
