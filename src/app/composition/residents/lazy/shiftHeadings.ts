import { settingsAtom } from "../../../../state/host/host.atoms.ts";
import type { OpenShop } from "../../shopScope.ts";

/** Shifts the levels of the shop's headings to fit the page around it, including screens that are shown later. */
export function shiftHeadings({ store, scope, root }: OpenShop): void {
  const shift = () => {
    const { headingLevel } = store.get(settingsAtom);
    for (const heading of root.querySelectorAll("h1, h2, h3, h4")) {
      const own = Number(heading.localName.slice(1));
      heading.ariaLevel = String(Math.min(6, own + headingLevel - 1));
    }
  };
  const observer = new MutationObserver(shift);
  observer.observe(root, { childList: true, subtree: true });
  scope.add(() => observer.disconnect(), store.sub(settingsAtom, shift));
  shift();
}
