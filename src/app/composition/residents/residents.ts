import type { Getter } from "jotai";
import { createElement } from "react";
import { opensOnMenu } from "../../../domain/host/opening.ts";
import { addCardPartAtom, isCardPartWantedAtom } from "../../../parts/card-form/cardPart.atoms.ts";
import { giftTotalAtom } from "../../../parts/gift/giftTotal.atoms.ts";
import { areMenuExtrasLostAtom, menuExtrasAtom } from "../../../parts/menu-extras/menuExtras.atoms.ts";
import { sentencesAtom } from "../../../parts/server-words/useServerWords.ts";
import { isStoredAnywhere } from "../../../services/adapters/device/deviceStorage.ts";
import { cartCountAtom } from "../../../state/cart/cart.atoms.ts";
import { choosesVenueAtom, selectingAtom } from "../../../state/cart/selection.atoms.ts";
import { canSignInAtom } from "../../../state/customer/signIn.atoms.ts";
import { chosenDietaryAtom, followDietaryAtom, storedDietary } from "../../../state/dietary/dietary.atoms.ts";
import { hasCardFieldsAtom, settingsAtom, widthAtom } from "../../../state/host/host.atoms.ts";
import { servedMenuAtom } from "../../../state/menu/menu.atoms.ts";
import { routeAtom } from "../../../state/navigation/navigation.atoms.ts";
import { isElementRemovedAtom } from "../../../state/order/orderChange.atoms.ts";
import { possibleWalletsAtom } from "../../../state/payment/wallets.atoms.ts";
import { isGiftModeAtom, shownRouteAtom } from "../../../state/screen/shownRoute.atoms.ts";
import { isWideMenuAtom, seeWideMenuAtom } from "../../../state/screen/welcome.atoms.ts";
import { shownStoreAtom, storeAtom } from "../../../state/store/store.atoms.ts";
import { hasModesAtom } from "../../../state/store/storeState.atoms.ts";
import { rememberTableAtom, visitAtom } from "../../../state/visit/visit.atoms.ts";
import { storedOrders, unseenGiftsKey } from "../../../wire/storage/orderTable.ts";
import { printedMenuAtom } from "../../lateParts.atoms.ts";
import { reportFailures } from "../reports/reportFailures.ts";
import type { OpenShop, ShopScope } from "../shopScope.ts";
import { refreshMenu, refreshPausedStore } from "./refreshMenu.ts";
import { returnToOrder } from "./returnToOrder.ts";
import { saveLog } from "./saveLog.ts";
import { showOrderBar } from "./showOrderBar.tsx";
import { type Resident, runOn } from "./startResidents.ts";
import { watchCart } from "./watchCart.ts";

/** Nothing is readable in a narrower element. */
const leastWidthPx = 10;

/** These show none of the backend's messages. */
const withoutServerWords: readonly string[] = ["store", "giftStore", "giftCart"];

/** The first screen that may show one of the backend's messages needs their translations. */
export const serverWords: Resident<ShopScope> = {
  when: (get) => !withoutServerWords.includes(get(shownRouteAtom).name),
  load: async () => {
    const { sentences } = await import("../../../parts/server-words/sentences.ts");
    return ({ store }) => store.set(sentencesAtom, sentences);
  },
};

/** R75: few stores and host pages let the diner choose a venue at checkout. A choice before a reload is loaded already. */
export const venueSelection: Resident<Pick<OpenShop, "store" | "scope" | "device">> = {
  when: (get) => get(menuExtrasAtom) !== null && get(choosesVenueAtom) && get(selectingAtom) === null,
  load: async () => (await import("./lazy/startVenueSelection.ts")).startVenueSelection,
};

/** The parts of a menu that aren't needed to paint it, or to open a dish that is tapped immediately. */
const afterMenu: readonly Resident[] = [
  {
    // R73: gift mode doesn't show the menu.
    when: (get) => get(servedMenuAtom).kind === "ready" && !get(settingsAtom).isGift,
    canWait: true,
    load: async ({ store }) => {
      const { menuExtras } = await import("../../../features/menu-extras/menuExtras.ts").catch((cause: unknown) => {
        store.set(areMenuExtrasLostAtom, true);
        throw cause;
      });
      return () => store.set(menuExtrasAtom, menuExtras);
    },
  },
  {
    when: (get) => get(menuExtrasAtom) !== null,
    load: async () => {
      const { PrintedMenu } = await import("../../../features/print/PrintedMenu.tsx");
      return ({ store }) => store.set(printedMenuAtom, createElement(PrintedMenu));
    },
  },
  venueSelection,
  {
    when: (get) => get(menuExtrasAtom) !== null,
    load: async () => (await import("./lazy/saveFirstScreen.ts")).saveFirstScreen,
  },
];

/** What only some shops need. */
const ofSomeShops: readonly Resident[] = [
  {
    when: (get) => opensOnMenu(get(settingsAtom).opening),
    load: async () => (await import("./lazy/openWhereAsked.ts")).openWhereAsked,
  },
  {
    // Any other shop reads its menu every five minutes.
    when: (get) => get(settingsAtom).isDigitalDisplay,
    load: async () => (await import("./lazy/watchDisplay.ts")).watchDisplay,
  },
  {
    // R86.
    onlyIf: ({ device }) => device.isShared,
    load: async () => (await import("./lazy/watchSharedDevice.ts")).watchSharedDevice,
  },
  {
    when: (get) => !get(hasModesAtom) || get(shownStoreAtom)?.hours.length === 0,
    load: async () => (await import("../reports/reportNoOrders.ts")).reportNoOrders,
  },
  {
    when: (get) => get(settingsAtom).headingLevel !== 1,
    load: async () => (await import("./lazy/shiftHeadings.ts")).shiftHeadings,
  },
  {
    onlyIf: ({ store }) => store.get(widthAtom) < leastWidthPx,
    load: async () => {
      const { reportNoWidth } = await import("../reports/reportNoWidth.ts");
      return ({ scope, host, context }) => scope.add(reportNoWidth(host, context.clock, leastWidthPx));
    },
  },
  {
    // In an embedded shop, Back and the head belong to the host page (R6).
    onlyIf: ({ store }) => store.get(settingsAtom).isFullPage,
    load: async () => (await import("./lazy/startFullPage.ts")).startFullPage,
  },
  {
    // Outside gift mode, only to report gift cards that the diner has ordered and not seen yet.
    when: (get) => get(isGiftModeAtom) || isStoredAnywhere(unseenGiftsKey),
    load: async () => (await import("./lazy/startGiftCart.ts")).startGiftCart,
  },
  {
    when: (get) => get(canSignInAtom) === true,
    canWait: true,
    load: async () => (await import("./lazy/startMembers.tsx")).startMembers,
  },
];

/** What only some diners need. */
const ofSomeDiners: readonly Resident[] = [
  {
    // R86: the diner has ticked dietary choices.
    when: (get) => {
      // Read, so that this is looked at again when they change.
      get(chosenDietaryAtom);
      return storedDietary(get) !== null;
    },
    load: async () => {
      const { ageDietaryAtom } = await import("../../../state/dietary/agedDietary.actions.ts");
      return runOn(ageDietaryAtom, storeAtom, chosenDietaryAtom);
    },
  },
  {
    // R70: the checkout's path names a past order.
    when: (get) => {
      const route = get(routeAtom);
      return route.name === "checkout" && route.order !== undefined;
    },
    load: async () => (await import("./lazy/watchRefill.ts")).watchRefill,
  },
  {
    // R59: the page saves orders, or the path opens one again.
    when: (get, { device }) => "qrcode" in get(routeAtom) || device.has(storedOrders.paymentType),
    load: async () => (await import("./lazy/watchSavedOrders.ts")).watchSavedOrders,
  },
];

/** R97: with the first thing in the cart, like the checkout. A diner who only reads a menu loads no wallet. */
const express: readonly Resident[] = [
  {
    when: (get) => get(cartCountAtom) > 0 && get(possibleWalletsAtom).length > 0,
    load: async () => (await import("./lazy/showExpress.tsx")).showCartExpress,
  },
  {
    when: (get) => get(isGiftModeAtom) && get(giftTotalAtom) !== null && get(possibleWalletsAtom).length > 0,
    load: async () => (await import("./lazy/showExpress.tsx")).showGiftExpress,
  },
];

const isCardWanted = (get: Getter) =>
  get(isCardPartWantedAtom) || get(cartCountAtom) > 0 || Boolean(get(giftTotalAtom));

/** S25, R105: with the first thing in the cart, like the checkout, or when a card is asked for elsewhere. */
const cardParts: readonly Resident[] = [
  {
    when: (get) => isCardWanted(get) && !get(hasCardFieldsAtom),
    load: async () => {
      const { CardForm } = await import("../../../parts/card-form/CardForm.tsx");
      return ({ store }) => store.set(addCardPartAtom, "form", CardForm);
    },
  },
  {
    when: (get) => isCardWanted(get) && get(hasCardFieldsAtom),
    load: async () => (await import("./lazy/startCardFields.ts")).startCardFields,
  },
];

/** Everything that runs by itself in an open shop, in the order in which it starts. */
export const residents: readonly Resident[] = [
  { start: refreshMenu },
  { start: refreshPausedStore },
  { load: async () => (await import("./lazy/watchColours.ts")).watchColours },
  ...afterMenu,
  ...ofSomeShops,
  serverWords,
  { start: ({ store, scope }) => scope.add(store.set(followDietaryAtom)) },
  { start: watchCart },
  ...ofSomeDiners,
  ...express,
  ...cardParts,
  { start: showOrderBar },
  { start: ({ store, scope }) => scope.add(() => store.set(isElementRemovedAtom, true)) },
  { start: reportFailures },
  { start: saveLog },
  { start: returnToOrder },
  // R52: records since when the diner has been at the table.
  { start: runOn(rememberTableAtom, visitAtom) },
  // A tablet that is turned has a phone's layout, whose home page must not replace what the diner is looking at.
  { start: runOn(seeWideMenuAtom, isWideMenuAtom) },
];
