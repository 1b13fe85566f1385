import { type ComponentType, createElement } from "react";

/**
 * Screens that aren't on the way from the menu to an order. This separate chunk lists them, so that they add nothing to
 * the first view.
 */
export const otherScreens = {
  account: () => import("../../features/account/AccountScreen.tsx").then((chunk): ComponentType => chunk.AccountScreen),
  checkIn: async (): Promise<ComponentType> => {
    const [{ CheckInScreen }, { CheckInWithChange }] = await Promise.all([
      import("../../features/check-in/CheckInScreen.tsx"),
      import("../layouts/CheckInChange.tsx"),
    ]);
    return () => createElement(CheckInWithChange, { Screen: CheckInScreen });
  },
  display: () => import("../../features/display/DisplayScreen.tsx").then((chunk): ComponentType => chunk.DisplayScreen),
  error: () => import("../../features/errors/ErrorScreen.tsx").then((chunk): ComponentType => chunk.ErrorScreen),
  giftCart: () => import("../../features/gift/GiftCartScreen.tsx").then((chunk): ComponentType => chunk.GiftCartScreen),
  giftCheckout: () =>
    import("../../features/gift-checkout/GiftCheckoutScreen.tsx").then(
      (chunk): ComponentType => chunk.GiftCheckoutScreen,
    ),
  giftStore: () =>
    import("../../features/gift/GiftStoreScreen.tsx").then((chunk): ComponentType => chunk.GiftStoreScreen),
  giftThankYou: () =>
    import("../../features/order/GiftThankYouScreen.tsx").then((chunk): ComponentType => chunk.GiftThankYouScreen),
  home: () => import("../../features/home/HomeScreen.tsx").then((chunk): ComponentType => chunk.HomeScreen),
  info: () => import("../../features/info/InfoScreen.tsx").then((chunk): ComponentType => chunk.InfoScreen),
  log: () => import("../../features/log/LogScreen.tsx").then((chunk): ComponentType => chunk.LogScreen),
  orders: () => import("../../features/orders/OrdersScreen.tsx").then((chunk): ComponentType => chunk.OrdersScreen),
  pageProblems: () => import("../layouts/PageProblems.tsx").then((chunk): ComponentType => chunk.PageProblems),
  resetPassword: async (): Promise<ComponentType> => {
    const [{ ResetScreen }, { parseResetLink }] = await Promise.all([
      import("../../features/sign-in/ResetScreen.tsx"),
      import("../../wire/host/resetLink.ts"),
    ]);
    return () => createElement(ResetScreen, { parseLink: parseResetLink });
  },
  savedOrder: () =>
    import("../../features/saved-order/SavedOrderScreen.tsx").then((chunk): ComponentType => chunk.SavedOrderScreen),
  scanner: () => import("../../features/scanner/ScannerScreen.tsx").then((chunk): ComponentType => chunk.ScannerScreen),
  signIn: () => import("../../features/sign-in/SignInScreen.tsx").then((chunk): ComponentType => chunk.SignInScreen),
  thankYou: () =>
    import("../../features/order/ThankYouScreen.tsx").then((chunk): ComponentType => chunk.ThankYouScreen),
  venues: () => import("../../features/venues/VenuesScreen.tsx").then((chunk): ComponentType => chunk.VenuesScreen),
} as const;

export type OtherScreen = keyof typeof otherScreens;
