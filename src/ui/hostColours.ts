import { hexOf } from "./contrast.ts";
import { applyTheme } from "./sheets.ts";
import { colourTokens, type PageColours } from "./theme.ts";

const mark = "none";

/** Any colour that CSS knows, as hex: mixed with itself, the browser tells its three parts. */
export function asHex(root: ShadowRoot, colour: string): string {
  const probe = document.createElement("i");
  probe.style.color = `color-mix(in srgb, ${colour}, ${colour})`;
  root.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  const [space, ...parts] = color.split(" ");
  if (space !== "color(srgb") return "";
  // A colour that a screen of fewer colours can't show has parts below 0 or over 1.
  const shown = (part: string) => Math.round(Math.max(0, Math.min(Number.parseFloat(part), 1)) * 255);
  return hexOf(parts.slice(0, 3).map(shown));
}

/**
 * The colours that the host page sets over the store's: text colours have to follow them. The page's rules win over
 * ours, so a marker value of ours is found only where the page sets nothing.
 */
export function hostColours(root: ShadowRoot): Partial<PageColours> {
  const tokens = Object.entries(colourTokens);
  applyTheme(root, Object.fromEntries(tokens.map(([, token]) => [token, mark])));
  const style = getComputedStyle(root.host);
  const found = tokens.map(([colour, token]) => [colour, style.getPropertyValue(token).trim()] as const);
  const set = found.filter(([, value]) => value !== mark && value !== "");
  const own: Partial<PageColours> = Object.fromEntries(set.map(([colour, value]) => [colour, asHex(root, value)]));
  // A store chose its bar colours for the default background.
  return own.paper ? { titleBar: "", menuBackground: "", menuText: "", ...own } : own;
}
