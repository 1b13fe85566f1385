import { layoutAtom } from "../../state/host/host.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";
import { faceAtom } from "../../state/store/store.atoms.ts";
import { mendTheme } from "../../ui/mendTheme.ts";
import { colourTokens } from "../../ui/theme.ts";
import { stopAll } from "./stopAll.ts";

/** Where pages say that they are dark or light: by a class, a style or an attribute of their own. */
const marked = { attributes: true, attributeFilter: ["class", "style", "data-theme"] };

/** A page may change its colours while the shop is open, as one that goes dark in the evening does. */
export function followColours(store: JotaiStore, root: ShadowRoot, dress: () => void): () => void {
  const { host } = root;
  const style = getComputedStyle(host);
  const colours = () => Object.values(colourTokens).map((token) => style.getPropertyValue(token));
  let worn = "";
  const mend = () => {
    mendTheme(root);
    worn = colours().join();
  };
  const dressAnew = () => {
    if (colours().join() === worn) return;
    dress();
    mend();
  };
  const watch = new MutationObserver(dressAnew);
  for (const element of [host, document.body, document.documentElement]) watch.observe(element, marked);
  const scheme = matchMedia("(prefers-color-scheme: dark)");
  scheme.addEventListener("change", dressAnew);
  mend();
  return stopAll([
    store.sub(faceAtom, mend),
    store.sub(layoutAtom, mend),
    () => watch.disconnect(),
    () => scheme.removeEventListener("change", dressAnew),
  ]);
}
