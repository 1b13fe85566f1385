import { isConfigured } from "../../../../domain/fulfilment/availableModes.ts";
import type { OpeningProblem } from "../../../../domain/host/hostSettings.ts";
import type { Store } from "../../../../domain/store/store.ts";
import { settingsAtom } from "../../../../state/host/host.atoms.ts";
import { cardsOfDishAtom } from "../../../../state/menu/menu.atoms.ts";
import { type Overlay, openOverlayAtom, overlayAtom } from "../../../../state/overlay/overlay.atoms.ts";
import { shownRouteAtom } from "../../../../state/screen/shownRoute.atoms.ts";
import { type JotaiStore, orderServicesAtom } from "../../../../state/services.atoms.ts";
import { haveMenusArrivedAtom, shownStoreAtom } from "../../../../state/store/store.atoms.ts";
import { withoutParameters } from "../../../../wire/host/withoutParameters.ts";
import { reportProblems } from "../../reports/reportProblems.ts";
import type { OpenShop } from "../../shopScope.ts";

function modeProblem({ id, view }: Store, mode: Parameters<typeof isConfigured>[0] | null): OpeningProblem | null {
  return mode === null || isConfigured(mode, { view }) ? null : { kind: "mode-not-offered", mode, storeId: id };
}

/** What shows the dish, or says that it is sold out. Null if the menu of this hour doesn't have it. */
function overlayFor(store: JotaiStore, item: string): Overlay | null {
  const cards = store.get(cardsOfDishAtom)(item);
  const card = cards.find(({ product }) => !product.isSoldOut);
  if (card) return { kind: "product", cardKey: card.key };
  return cards.length > 0 ? { kind: "missing-dish", isSoldOut: true } : null;
}

function isBackAgain(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "reload" || visit?.type === "back_forward";
}

/**
 * A dish that the diner has closed isn't opened again by a reload, or by the way back to the page. A page that the shop
 * is embedded in keeps its address, which still names the dish.
 */
function seenItem(store: JotaiStore, host: HTMLElement): string | null {
  const isOfAddress = !host.getAttribute("item")?.trim();
  return isOfAddress && isBackAgain() ? store.get(orderServicesAtom).orderMemory.get("linkedItem") : null;
}

/** What was opened is remembered. A full page's address belongs to the shop, and names the dish in its own way (R80). */
function noteOpened(store: JotaiStore, item: string): void {
  store.get(orderServicesAtom).orderMemory.save("linkedItem", item);
  if (store.get(settingsAtom).isFullPage)
    history.replaceState(history.state, "", withoutParameters(location.href, ["servery-item"]));
}

/**
 * R106: opens the dish that the page or its address names, once, on the menu that the shop opens with, and again when
 * the page names another. Tells the page's developer what the store doesn't have.
 */
export function openWhereAsked({ store, scope, host }: Pick<OpenShop, "store" | "scope" | "host">): void {
  const reported = new Set<string>();
  let done = seenItem(store, host);
  let own: Overlay | null = null;
  const report = (problem: OpeningProblem | null) => {
    const line = JSON.stringify(problem);
    if (!problem || reported.has(line)) return;
    reported.add(line);
    reportProblems(host, [problem]);
  };
  const openItem = (item: string, storeId: number) => {
    // An order that was waiting for the diner, or a path, may have led elsewhere.
    if (store.get(shownRouteAtom).name !== "store") return;
    const overlay = overlayFor(store, item);
    if (!overlay) return report({ kind: "no-such-item", item, storeId });
    // What the diner has opened in the meantime stays.
    const open = store.get(overlayAtom);
    if (open !== null && open !== own) return;
    own = overlay;
    noteOpened(store, item);
    store.set(openOverlayAtom, overlay);
  };
  const look = () => {
    const shown = store.get(shownStoreAtom);
    const { opening, isGift, isDigitalDisplay } = store.get(settingsAtom);
    if (!shown || isGift || isDigitalDisplay) return;
    report(modeProblem(shown, opening.mode));
    // The stored menu may be older than the link.
    if (opening.item === done || !store.get(haveMenusArrivedAtom)) return;
    done = opening.item;
    if (done !== null) openItem(done, shown.id);
  };
  look();
  scope.add(...[settingsAtom, shownStoreAtom, haveMenusArrivedAtom].map((each) => store.sub(each, look)));
}
