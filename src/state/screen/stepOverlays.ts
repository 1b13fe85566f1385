import { atom, type Getter } from "jotai";
import { isSameData } from "../../domain/isSameData.ts";
import type { DishReference, Layer, Layers } from "../../services/ports/history.ts";
import { cardsAtom, cardsOfDishAtom } from "../menu/menu.atoms.ts";
import { dialogStepAtom } from "../overlay/dialogStep.atoms.ts";
import { type Overlay, overlayAtom, type Policy } from "../overlay/overlay.atoms.ts";
import type { JotaiStore } from "../services.atoms.ts";
import { haveMenusArrivedAtom } from "../store/store.atoms.ts";
import { shownRouteAtom } from "./shownRoute.atoms.ts";

const policies: Readonly<Record<Policy, true>> = { privacy: true, delivery: true, refund: true, terms: true };

function isPolicy(text: string | undefined): text is Policy {
  return text !== undefined && Object.hasOwn(policies, text);
}

function textOf(overlay: Overlay): string {
  return `${new URLSearchParams(overlay as unknown as Record<string, string>)}`;
}

type Given = Readonly<Record<string, string | undefined>>;

/** Reads each overlay from the text of its history entry. Null if something is missing. */
const overlayReaders: {
  readonly [K in Overlay["kind"]]: (given: Given) => Extract<Overlay, { readonly kind: K }> | null;
} = {
  product({ cardKey, lineId }) {
    if (cardKey === undefined) return null;
    return lineId === undefined ? { kind: "product", cardKey } : { kind: "product", cardKey, lineId };
  },
  // A link opened it, so it has no history entry of its own.
  "missing-dish": () => null,
  meal: ({ lineId, triggerId }) =>
    lineId === undefined || triggerId === undefined ? null : { kind: "meal", lineId, triggerId },
  policy: ({ policy }) => (isPolicy(policy) ? { kind: "policy", policy } : null),
  redemption: () => ({ kind: "redemption" }),
  dietary: () => ({ kind: "dietary" }),
  categories: () => ({ kind: "categories" }),
  "menu-drawer": () => ({ kind: "menu-drawer" }),
  "sign-in": () => ({ kind: "sign-in" }),
};

function isOverlayKind(text: string | undefined): text is Overlay["kind"] {
  return text !== undefined && Object.hasOwn(overlayReaders, text);
}

/** Null for values that no release of this shop has written. */
function overlayFrom(text: string): Overlay | null {
  const given: Given = Object.fromEntries(new URLSearchParams(text));
  const { kind } = given;
  return isOverlayKind(kind) ? overlayReaders[kind](given) : null;
}

/** Null for a dialog that changes a line of the cart, because it has no link. */
function dishOf(get: Getter, overlay: Overlay): DishReference | null {
  if (overlay.kind !== "product" || overlay.lineId !== undefined) return null;
  const card = get(cardsAtom).get(overlay.cardKey);
  if (!card) return null;
  const categories = new Set(get(cardsOfDishAtom)(card.product.id).map(({ category }) => category.id));
  return { item: card.product.id, category: categories.size > 1 ? card.category.id : null };
}

function layerOf(get: Getter, overlay: Overlay): Layer {
  return { dish: dishOf(get, overlay), over: textOf(overlay), under: null };
}

/** If the link's category no longer lists the dish, another category may. */
function linkedDish(get: Getter, { item, category }: DishReference): Overlay | null {
  if (get(shownRouteAtom).name !== "store") return null;
  const cards = get(cardsOfDishAtom)(item);
  const card = cards.find((each) => each.category.id === category) ?? cards[0];
  if (card && !card.product.isSoldOut) return { kind: "product", cardKey: card.key };
  // The cached menu may be older than the link.
  return get(haveMenusArrivedAtom) ? { kind: "missing-dish", isSoldOut: card !== undefined } : null;
}

function overlayOf(get: Getter, layer: Layer | null): Overlay | null {
  if (!layer) return null;
  const text = layer.under ?? layer.over;
  if (text !== null) return overlayFrom(text);
  return layer.dish && linkedDish(get, layer.dish);
}

/** Changes whenever a link's dish may be found, or turn out to be missing. */
const dishesKnownAtom = atom((get) => ({
  cards: get(cardsAtom),
  haveArrived: get(haveMenusArrivedAtom),
  route: get(shownRouteAtom),
}));

const held = "held";

/** The step that a component's own dialog leaves in the history. Only that component can open it again. */
function dialogStepOver(layer: Layer | null): Layer {
  return { dish: layer?.dish ?? null, over: held, under: layer?.over ?? null };
}

/** Shows the overlay of the history's current step: after Back, Forward, a reload or a link. */
const followAtom = atom(null, (get, set, layers: Layers) => {
  const layer = layers.current();
  const overlay = overlayOf(get, layer);
  const isDialogStep = layer?.over === held;
  if (!isDialogStep) get(dialogStepAtom)?.close();
  if (!isSameData(overlay, get(overlayAtom))) set(overlayAtom, overlay);
  // Forward or a reload has led to a dialog that doesn't exist any more.
  if (!isDialogStep || get(dialogStepAtom)) return;
  if (overlay) layers.uncover();
  else layers.close();
});

/** Leaves the step of a component's dialog over an overlay, if that dialog or its overlay has closed. */
function leaveCover(get: Getter, layers: Layers): void {
  const there = layers.current();
  if (!there || there.under === null) return;
  const overlay = get(overlayAtom);
  if (!overlay || textOf(overlay) !== there.under) layers.close();
  else if (!get(dialogStepAtom)) layers.uncover();
}

/** Adds a step to the history for what is opened, and leaves that step when it is closed. */
const takeStepAtom = atom(null, (get, _set, layers: Layers) => {
  leaveCover(get, layers);
  const overlay = get(overlayAtom);
  const there = layers.current();
  // This overlay replaces the link's dish, whose step it uses.
  if (overlay?.kind === "missing-dish") return;
  const below = overlay && layerOf(get, overlay);
  const layer = get(dialogStepAtom) ? dialogStepOver(below) : below;
  if (layer === null) {
    if (there) layers.close();
    return;
  }
  if (isSameData(layer, there)) return;
  // A link whose dish isn't shown has no step of its own: the overlay that is opened instead replaces it.
  if (there && there.over === null && there.dish?.item !== layer.dish?.item) layers.close();
  if (below && layer !== below && !isSameData(below, there)) layers.show(below);
  layers.show(layer);
});

/** R80: Back closes an overlay, and a link opens a dish. Runs until stopped. */
export function stepOverlays(
  store: JotaiStore,
  layers: Layers,
  listen: (listener: () => void) => () => void,
): () => void {
  const follow = () => store.set(followAtom, layers);
  const take = () => store.set(takeStepAtom, layers);
  const stops = [
    listen(follow),
    store.sub(dishesKnownAtom, follow),
    store.sub(overlayAtom, take),
    store.sub(dialogStepAtom, take),
  ];
  // The diner may have opened something before this code was loaded.
  if (store.get(overlayAtom) || store.get(dialogStepAtom)) take();
  else follow();
  return () => {
    for (const stop of stops) stop();
  };
}
