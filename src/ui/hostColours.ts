import { hexOf } from "./contrast.ts";
import { applyTheme } from "./sheets.ts";
import { colourTokens, type PageColours } from "./theme.ts";

const mark = "none";

/**
 * Converts any CSS colour to hex: mixing it with itself makes the browser report its three channels. Empty for a colour
 * that is less than half opaque: what lies behind it decides which text is readable.
 */
export function asHex(root: ShadowRoot, colour: string): string {
  const probe = document.createElement("i");
  probe.style.color = `color-mix(in srgb, ${colour}, ${colour})`;
  root.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  const [space, ...parts] = color.split(" ");
  if (space !== "color(srgb" || Number.parseFloat(parts[4] ?? "1") < 0.5) return "";
  // A colour outside the sRGB range has channels below 0 or above 1.
  const shown = (part: string) => Math.round(Math.max(0, Math.min(Number.parseFloat(part), 1)) * 255);
  return hexOf(parts.slice(0, 3).map(shown));
}

/**
 * The colours that the host page sets over the store's. Text colours are computed from them. The host page's rules win
 * over ours, so our marker value remains only where the host page sets nothing.
 */
export function hostColours(root: ShadowRoot): Partial<PageColours> {
  const tokens = Object.entries(colourTokens);
  applyTheme(root, Object.fromEntries(tokens.map(([, token]) => [token, mark])));
  const style = getComputedStyle(root.host);
  const found = tokens.map(([colour, token]) => [colour, style.getPropertyValue(token).trim()] as const);
  const set = found.filter(([, value]) => value !== mark && value !== "");
  const own: Partial<PageColours> = Object.fromEntries(set.map(([colour, value]) => [colour, asHex(root, value)]));
  // The store chose its bar colours for the default background.
  return own.paper ? { titleBar: "", menuBackground: "", menuText: "", ...own } : own;
}
