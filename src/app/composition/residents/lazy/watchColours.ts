import { layoutAtom } from "../../../../state/host/host.atoms.ts";
import { storeHeaderAtom } from "../../../../state/store/store.atoms.ts";
import { fixContrast } from "../../../../ui/fixContrast.ts";
import { colourTokens } from "../../../../ui/theme.ts";
import type { OpenShop } from "../../shopScope.ts";

/** The attributes by which pages switch between dark and light. */
const marked = { attributes: true, attributeFilter: ["class", "style", "data-theme"] };

/**
 * Watches the host page's colours: they may change while the shop is open, e.g. when the page goes dark in the evening.
 */
export function watchColours({ store, scope, root, applyColours }: OpenShop): void {
  const { host } = root;
  const style = getComputedStyle(host);
  const colours = () => Object.values(colourTokens).map((token) => style.getPropertyValue(token));
  let appliedColours = "";
  const fix = () => {
    fixContrast(root);
    appliedColours = colours().join();
  };
  const applyAgain = () => {
    applyColours();
    fix();
  };
  const applyIfChanged = () => {
    if (colours().join() !== appliedColours) applyAgain();
  };
  const watch = new MutationObserver(applyIfChanged);
  for (const element of [host, document.body, document.documentElement]) watch.observe(element, marked);
  const scheme = matchMedia("(prefers-color-scheme: dark)");
  scheme.addEventListener("change", applyIfChanged);
  // While colours are forced, the page's own can't be read.
  const forced = matchMedia("(forced-colors: active)");
  forced.addEventListener("change", applyAgain);
  fix();
  scope.add(
    store.sub(storeHeaderAtom, fix),
    store.sub(layoutAtom, fix),
    () => watch.disconnect(),
    () => scheme.removeEventListener("change", applyIfChanged),
    () => forced.removeEventListener("change", applyAgain),
  );
}
