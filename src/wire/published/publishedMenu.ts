import { type DietaryKind, isMarked } from "../../domain/menu/dietary.ts";
import type { FirstCard, FirstMenu } from "../../domain/menu/firstMenu.ts";
import type { DietaryChoices, DietaryFit, EntryFit } from "../../domain/menu/menu.ts";
import type { FirstSnapshot } from "../storage/firstTable.ts";
import { firstScreenKey } from "../storage/scope.ts";

/**
 * A store's menu as a file beside the script: what the first screen is drawn from, with every dish. `npm run prerender`
 * writes it, and `widget-demo/docs/prerendering.md` describes its keys, because other programs read it, too.
 */
export interface PublishedMenu extends FirstSnapshot {
  /** Which form the rest has: `firstScreenKey.version`. */
  readonly version: number;
  /** The time of `savedAt`, in ISO 8601. */
  readonly date: string;
}

/** Null if another release wrote it, whose form isn't known here. */
export function ofThisRelease<T extends Pick<PublishedMenu, "version">>(published: T | null): T | null {
  return published?.version === firstScreenKey.version ? published : null;
}

export function encodePublishedMenu(snapshot: FirstSnapshot): PublishedMenu {
  const { version } = firstScreenKey;
  const menus = snapshot.menus.map(withPlainFits);
  return { version, date: new Date(snapshot.savedAt).toISOString(), ...snapshot, menus };
}

/**
 * A program that reads no more of a dish than the ids that it has must never take it for free of something that the
 * shop doesn't: it gets the marks of its card, and not what the choices take from what it states itself.
 */
function withPlainFits(menu: FirstMenu): FirstMenu {
  const cardsOf = <T extends { readonly cards: readonly FirstCard[] }>(list: T): T => ({
    ...list,
    cards: list.cards.map(({ entry, product }) => ({
      entry: { ...entry, fit: markedFit(entry.fit, menu.dietary) },
      product,
    })),
  });
  return { ...menu, sections: menu.sections.map(cardsOf), rails: menu.rails.map(cardsOf) };
}

function markedFit(fit: EntryFit, offered: DietaryChoices): DietaryFit {
  const marked = (kind: DietaryKind) => offered[kind].filter(({ id }) => isMarked(fit, kind, id)).map(({ id }) => id);
  return {
    allergies: marked("allergies"),
    intolerances: marked("intolerances"),
    preferences: marked("preferences"),
  };
}
