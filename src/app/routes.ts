import type { ComponentType } from "react";
import type { ShownRoute } from "../state/screen/shownRoute.atoms.ts";
import { afterPaint } from "../ui/afterPaint.ts";
import type { OtherScreen } from "./composition/otherScreens.ts";
import type { LoadChunk } from "./useChunk.ts";

/** `mobile` has neither header nor footer, `full` only the footer's links. */
export type LayoutName = "full" | "mobile";

export interface ScreenRoute {
  /** If it is missing, the screen has a header and a footer. */
  readonly layout?: LayoutName | undefined;
  readonly load: LoadChunk<object>;
  /** Its texts are in the first view's catalogue. The texts of all other screens are loaded later. */
  readonly hasFirstWords?: true;
  /** Loaded while this screen is shown: the network may be gone when they are needed. */
  readonly leadsTo?: readonly LoadChunk<object>[];
}

const menu = () => import("../features/menu/MenuScreen.tsx").then((chunk): ComponentType => chunk.MenuScreen);
const cart = () => import("../features/cart/CartScreen.tsx").then((chunk): ComponentType => chunk.CartScreen);
const checkout = () =>
  import("../features/checkout/CheckoutScreen.tsx").then((chunk): ComponentType => chunk.CheckoutScreen);
const completedOrder = () =>
  import("../features/order/CompletedOrderScreen.tsx").then((chunk): ComponentType => chunk.CompletedOrderScreen);
const other = (name: OtherScreen, layout?: LayoutName): ScreenRoute => ({
  layout,
  load: () => import("./composition/otherScreens.ts").then(({ otherScreens }) => otherScreens[name]()),
});
const thankYou = other("thankYou");
const giftThankYou = other("giftThankYou");
const info = other("info");
const error = other("error", "full");
const orders = other("orders");
const signIn = other("signIn");

/** Problems for the page's developer, above a working shop. */
export const loadPageProblems = other("pageProblems").load;

/** The footer is below every screen, so it isn't part of what the diner sees first. */
export const loadFooter = () => import("./layouts/Footer.tsx").then((chunk): ComponentType => chunk.Footer);

/** A full page's way past the header. The first view has no bytes left for it. */
export const loadSkipLink = () =>
  import("../parts/navigation/SkipLink.tsx").then((chunk): ComponentType => chunk.SkipLink);

/** The bar below a phone's menu. */
export const loadCartBar = () => import("./layouts/CartBar.tsx").then((chunk): ComponentType => chunk.CartBar);

/** The announcements for screen readers. */
export const loadLiveRegionWords = () =>
  import("./layouts/LiveRegionWords.tsx").then((chunk): ComponentType => chunk.LiveRegionWords);

/** The cart column beside the menu. The menu is painted first. */
export const loadSideCart = async () => {
  await new Promise<void>((resolve) => void afterPaint(resolve));
  return import("../features/cart/SideCart.tsx").then((chunk): ComponentType => chunk.SideCart);
};

/** The screen of a route, and its layout. */
export const routes: Readonly<Record<ShownRoute["name"], ScreenRoute>> = {
  main: other("venues"),
  store: { load: menu, hasFirstWords: true },
  home: other("home", "mobile"),
  display: other("display", "mobile"),
  giftStore: other("giftStore"),
  checkout: { load: checkout, leadsTo: [completedOrder, thankYou.load] },
  giftCheckout: { ...other("giftCheckout"), leadsTo: [giftThankYou.load] },
  completeOrder: { load: completedOrder },
  thankYou,
  giftThankYou,
  cart: { layout: "mobile", load: cart },
  giftCart: other("giftCart", "mobile"),
  savedOrder: other("savedOrder", "mobile"),
  qrScanner: other("scanner", "mobile"),
  checkIn: other("checkIn", "mobile"),
  resetPassword: other("resetPassword"),
  login: signIn,
  loginForStore: signIn,
  register: signIn,
  registerUser: signIn,
  profile: other("account"),
  orderHistory: orders,
  loyalty: orders,
  stamps: orders,
  orderTracking: orders,
  about: info,
  contact: info,
  privacyPolicy: info,
  generalError: error,
  pageNotFound: error,
  storeNotFound: error,
  log: other("log"),
};
