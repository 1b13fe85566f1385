import { atom } from "jotai";
import type { ComponentType } from "react";
import { settingsAtom } from "../state/host/host.atoms.ts";
import { type ShownRoute, shownRouteAtom } from "../state/screen/shownRoute.atoms.ts";
import { afterPaint } from "../ui/afterPaint.ts";
import type { OtherScreen } from "./composition/otherScreens.ts";
import type { LoadChunk } from "./useChunk.ts";

/** `default` has the header and the footer, `mobile` neither, `full` the footer's links alone. */
export type LayoutName = "default" | "full" | "mobile";

export interface ScreenRoute {
  /** `default` where it isn't said. */
  readonly layout?: LayoutName;
  readonly load: LoadChunk<object>;
  /** Its texts are in the first view's catalogue; those of all others come later. */
  readonly hasFirstWords?: true;
}

const menu = () => import("../features/menu/MenuScreen.tsx").then((chunk): ComponentType => chunk.MenuScreen);
const cart = () => import("../features/cart/CartScreen.tsx").then((chunk): ComponentType => chunk.CartScreen);
const checkout = () =>
  import("../features/checkout/CheckoutScreen.tsx").then((chunk): ComponentType => chunk.CheckoutScreen);
const completedOrder = () =>
  import("../features/order/CompletedOrderScreen.tsx").then((chunk): ComponentType => chunk.CompletedOrderScreen);
const other = (name: OtherScreen) => () =>
  import("./composition/otherScreens.ts").then(({ otherScreens }) => otherScreens[name]());
const info = other("info");
const error = other("error");
const orders = other("orders");
const signIn = other("signIn");

/** Problems for the page's developer, above a working shop. */
export const loadPageProblems = other("pageProblems");

/** Below every screen, and so below what is seen first. */
export const loadFooter = () => import("./layouts/Footer.tsx").then((chunk): ComponentType => chunk.Footer);

/** The bar below a phone's menu. */
export const loadCartBar = () => import("./layouts/CartBar.tsx").then((chunk): ComponentType => chunk.CartBar);

/** What screen readers are told. */
export const loadSaidWords = () => import("./layouts/SaidWords.tsx").then((chunk): ComponentType => chunk.SaidWords);

/** The cart column beside the menu, which is loaded first. */
export const loadSideCart = async () => {
  await new Promise<void>((resolve) => void afterPaint(resolve));
  return import("../features/cart/SideCart.tsx").then((chunk): ComponentType => chunk.SideCart);
};

/** The screen of a route, and its layout. */
export const routes: Readonly<Record<ShownRoute["name"], ScreenRoute>> = {
  main: { load: other("venues") },
  store: { load: menu, hasFirstWords: true },
  home: { layout: "mobile", load: other("home") },
  giftStore: { load: other("giftStore") },
  checkout: { load: checkout },
  giftCheckout: { load: other("giftCheckout") },
  completeOrder: { load: completedOrder },
  thankYou: { load: other("thankYou") },
  giftThankYou: { load: other("giftThankYou") },
  cart: { layout: "mobile", load: cart },
  giftCart: { layout: "mobile", load: other("giftCart") },
  savedOrder: { layout: "mobile", load: other("savedOrder") },
  qrScanner: { layout: "mobile", load: other("scanner") },
  checkIn: { layout: "mobile", load: other("checkIn") },
  resetPassword: { load: other("resetPassword") },
  login: { load: signIn },
  loginForStore: { load: signIn },
  register: { load: signIn },
  registerUser: { load: signIn },
  profile: { load: other("account") },
  orderHistory: { load: orders },
  loyalty: { load: orders },
  stamps: { load: orders },
  orderTracking: { load: orders },
  about: { load: info },
  contact: { load: info },
  privacyPolicy: { load: info },
  generalError: { layout: "full", load: error },
  pageNotFound: { layout: "full", load: error },
  storeNotFound: { layout: "full", load: error },
  log: { load: other("log") },
};

const display: ScreenRoute = { layout: "mobile", load: other("display") };

/** The screen that is shown: a digital display has one of its own for the menu (R77). */
export const screenAtom = atom((get): ScreenRoute => {
  const { name } = get(shownRouteAtom);
  return name === "store" && get(settingsAtom).isDigitalDisplay ? display : routes[name];
});
