import { layoutAtom } from "../../state/host/host.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";
import { faceAtom } from "../../state/store/store.atoms.ts";
import { fixContrast } from "../../ui/fixContrast.ts";
import { colourTokens } from "../../ui/theme.ts";
import { stopAll } from "./stopAll.ts";

/** The attributes by which pages switch between dark and light. */
const marked = { attributes: true, attributeFilter: ["class", "style", "data-theme"] };

/**
 * Follows the host page's colours: they may change while the shop is open, e.g. when the page goes dark in the evening.
 */
export function followColours(store: JotaiStore, root: ShadowRoot, applyColours: () => void): () => void {
  const { host } = root;
  const style = getComputedStyle(host);
  const colours = () => Object.values(colourTokens).map((token) => style.getPropertyValue(token));
  let appliedColours = "";
  const mend = () => {
    fixContrast(root);
    appliedColours = colours().join();
  };
  const dressAnew = () => {
    applyColours();
    mend();
  };
  const dressIfChanged = () => {
    if (colours().join() !== appliedColours) dressAnew();
  };
  const watch = new MutationObserver(dressIfChanged);
  for (const element of [host, document.body, document.documentElement]) watch.observe(element, marked);
  const scheme = matchMedia("(prefers-color-scheme: dark)");
  scheme.addEventListener("change", dressIfChanged);
  // While colours are forced, the page's own can't be read.
  const forced = matchMedia("(forced-colors: active)");
  forced.addEventListener("change", dressAnew);
  mend();
  return stopAll([
    store.sub(faceAtom, mend),
    store.sub(layoutAtom, mend),
    () => watch.disconnect(),
    () => scheme.removeEventListener("change", dressIfChanged),
    () => forced.removeEventListener("change", dressAnew),
  ]);
}
