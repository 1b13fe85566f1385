import { type ComponentProps, type ComponentType, createElement } from "react";
import type { ShownRoute } from "../state/screen/shownRoute.atoms.ts";
import { afterPaint } from "../ui/afterPaint.ts";
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
const account = () =>
  import("../features/account/AccountScreen.tsx").then((chunk): ComponentType => chunk.AccountScreen);
const checkIn = async (): Promise<ComponentType> => {
  const [{ CheckInScreen }, { CheckInWithChange }] = await Promise.all([
    import("../features/check-in/CheckInScreen.tsx"),
    import("./layouts/CheckInChange.tsx"),
  ]);
  return () => createElement(CheckInWithChange, { Screen: CheckInScreen });
};
const display = () =>
  import("../features/display/DisplayScreen.tsx").then((chunk): ComponentType => chunk.DisplayScreen);
const error = () => import("../features/errors/ErrorScreen.tsx").then((chunk): ComponentType => chunk.ErrorScreen);
const giftCart = () =>
  import("../features/gift/GiftCartScreen.tsx").then((chunk): ComponentType => chunk.GiftCartScreen);
const giftCheckout = () =>
  import("../features/gift-checkout/GiftCheckoutScreen.tsx").then((chunk): ComponentType => chunk.GiftCheckoutScreen);
const giftStore = () =>
  import("../features/gift/GiftStoreScreen.tsx").then((chunk): ComponentType => chunk.GiftStoreScreen);
const giftThankYou = () =>
  import("../features/order/GiftThankYouScreen.tsx").then((chunk): ComponentType => chunk.GiftThankYouScreen);
const home = () => import("../features/home/HomeScreen.tsx").then((chunk): ComponentType => chunk.HomeScreen);
const info = () => import("../features/info/InfoScreen.tsx").then((chunk): ComponentType => chunk.InfoScreen);
const log = () => import("../features/log/LogScreen.tsx").then((chunk): ComponentType => chunk.LogScreen);
const orders = () => import("../features/orders/OrdersScreen.tsx").then((chunk): ComponentType => chunk.OrdersScreen);
/** Problems for the page's developer, above a working shop. */
export const loadPageProblems = () =>
  import("./layouts/PageProblems.tsx").then((chunk): ComponentType => chunk.PageProblems);
const resetPassword = async (): Promise<ComponentType> => {
  const [{ ResetScreen }, { parseResetLink }] = await Promise.all([
    import("../features/sign-in/ResetScreen.tsx"),
    import("../wire/host/resetLink.ts"),
  ]);
  return () => createElement(ResetScreen, { parseLink: parseResetLink });
};
const savedOrder = () =>
  import("../features/saved-order/SavedOrderScreen.tsx").then((chunk): ComponentType => chunk.SavedOrderScreen);
const scanner = () =>
  import("../features/scanner/ScannerScreen.tsx").then((chunk): ComponentType => chunk.ScannerScreen);
const signIn = () => import("../features/sign-in/SignInScreen.tsx").then((chunk): ComponentType => chunk.SignInScreen);
const thankYou = () =>
  import("../features/order/ThankYouScreen.tsx").then((chunk): ComponentType => chunk.ThankYouScreen);
const venues = () => import("../features/venues/VenuesScreen.tsx").then((chunk): ComponentType => chunk.VenuesScreen);

/** The footer is below every screen, so it isn't part of what the diner sees first. */
export const loadFooter = () => import("./layouts/Footer.tsx").then((chunk): ComponentType => chunk.Footer);

/** A full page's way past the header. The first view has no bytes left for it. */
export const loadSkipLink = () =>
  import("../parts/navigation/SkipLink.tsx").then((chunk): ComponentType => chunk.SkipLink);

/** What a phone shows the cart and the checkout in. */
export const loadOrderSheet = () =>
  import("./layouts/OrderSheet.tsx").then(
    (chunk): ComponentType<ComponentProps<typeof chunk.OrderSheet>> => chunk.OrderSheet,
  );

/** The bar below a phone's menu. */
export const loadCartBar = () => import("./layouts/CartBar.tsx").then((chunk): ComponentType => chunk.CartBar);

/** The announcements for screen readers. */
export const loadLiveRegionWords = () =>
  import("./layouts/LiveRegionText.tsx").then((chunk): ComponentType => chunk.LiveRegionText);

/** The cart column beside the menu. The menu is painted first. */
export const loadSideCart = async () => {
  await new Promise<void>((resolve) => void afterPaint(resolve));
  return import("../features/cart/SideCart.tsx").then((chunk): ComponentType => chunk.SideCart);
};

/** What stands over a menu that was drawn before the app, if its documents can't be read. */
export const loadReadOnlyMenu = () =>
  import("../features/errors/ReadOnlyMenu.tsx").then(
    (chunk): ComponentType<ComponentProps<typeof chunk.ReadOnlyMenu>> => chunk.ReadOnlyMenu,
  );
export type ReadOnlyMenuProps = ComponentProps<Awaited<ReturnType<typeof loadReadOnlyMenu>>>;

/** The screen of a route, and its layout. */
export const routes: Readonly<Record<ShownRoute["name"], ScreenRoute>> = {
  main: { load: venues },
  store: { load: menu, hasFirstWords: true },
  home: { layout: "mobile", load: home },
  display: { layout: "mobile", load: display },
  giftStore: { load: giftStore },
  checkout: { load: checkout, leadsTo: [completedOrder, thankYou] },
  giftCheckout: { load: giftCheckout, leadsTo: [giftThankYou] },
  completeOrder: { load: completedOrder },
  thankYou: { load: thankYou },
  giftThankYou: { load: giftThankYou },
  cart: { load: cart },
  giftCart: { load: giftCart },
  savedOrder: { layout: "mobile", load: savedOrder },
  qrScanner: { layout: "mobile", load: scanner },
  checkIn: { layout: "mobile", load: checkIn },
  resetPassword: { load: resetPassword },
  login: { load: signIn },
  loginForStore: { load: signIn },
  register: { load: signIn },
  registerUser: { load: signIn },
  profile: { load: account },
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
  log: { load: log },
};
