import type { ModeFlags, Store, StoreView } from "../store/store.ts";
import { offeredHere, suits } from "./dietary.ts";
import { type FirstMenu, firstMenu } from "./firstMenu.ts";
import type { DietaryFit, Menu, MenuId } from "./menu.ts";

/** The data of a store that the first screen shows. */
export interface FirstStore
  extends Pick<
      Store,
      | "id"
      | "name"
      | "title"
      | "logo"
      | "profileImage"
      | "largeProfileImage"
      | "profileImageFocus"
      | "isTest"
      | "isEnabled"
      | "inOperation"
      | "hours"
      | "zone"
    >,
    Pick<
      Store,
      | "preOrder"
      | "daysInAdvance"
      | "preparationMinutes"
      | "preOrderPreparationMinutes"
      | "holidays"
      | "location"
      | "phone"
      | "closedMessage"
      | "texts"
      | "colours"
    > {
  readonly view: ModeFlags & Pick<StoreView, "centredPhotos" | "homePage">;
}

/** Everything that the first screen shows, for any time of day: which menu is served is decided when it is drawn. */
export interface FirstShop {
  readonly store: FirstStore;
  readonly menus: readonly FirstMenu[];
}

/** A shop of which the first screen, or a printed page, shows one menu. */
export interface DrawnShop extends FirstShop {
  /** When it was read, in milliseconds since 1970. */
  readonly savedAt: number;
  /** The menu that is shown. */
  readonly menuId: MenuId;
}

/** What a diner wants to see first. */
interface Taste {
  readonly dietary: DietaryFit;
  /** The products that the diner has ordered here before. */
  readonly ordered: readonly string[];
}

/** More cards than any screen shows at once. */
const screenCards = 24;

export function firstShop(
  store: FirstStore,
  menus: readonly Menu[],
  { dietary, ordered }: Taste,
  mostCards: number = screenCards,
): FirstShop {
  return {
    store,
    menus: menus.map((menu) => {
      const filter = offeredHere(dietary, menu.dietary);
      const { centredPhotos } = store.view;
      return firstMenu(menu, { isShown: (fit) => suits(fit, filter), ordered, centredPhotos, mostCards });
    }),
  };
}

/** As much of a menu as a screen shows: a published menu has every dish. */
export function startOfMenu(menu: FirstMenu): FirstMenu {
  let left = screenCards;
  const sections = menu.sections.map((section) => {
    const cards = section.cards.slice(0, Math.max(0, left));
    left -= section.count;
    return { ...section, cards };
  });
  return { ...menu, sections };
}
