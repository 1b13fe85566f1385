import type { ComponentType } from "react";

/** Screens beside the way from the menu to an order: named here, they add nothing to the first view. */
export const otherScreens = {
  account: () => import("../../features/account/AccountScreen.tsx").then((chunk): ComponentType => chunk.AccountScreen),
  error: () => import("../../features/errors/ErrorScreen.tsx").then((chunk): ComponentType => chunk.ErrorScreen),
  info: () => import("../../features/info/InfoScreen.tsx").then((chunk): ComponentType => chunk.InfoScreen),
  later: () => import("../../features/later/LaterScreen.tsx").then((chunk): ComponentType => chunk.LaterScreen),
  log: () => import("../../features/log/LogScreen.tsx").then((chunk): ComponentType => chunk.LogScreen),
  orders: () => import("../../features/orders/OrdersScreen.tsx").then((chunk): ComponentType => chunk.OrdersScreen),
  pageProblems: () => import("../layouts/PageProblems.tsx").then((chunk): ComponentType => chunk.PageProblems),
  savedOrder: () =>
    import("../../features/saved-order/SavedOrderScreen.tsx").then((chunk): ComponentType => chunk.SavedOrderScreen),
  scanner: () => import("../../features/scanner/ScannerScreen.tsx").then((chunk): ComponentType => chunk.ScannerScreen),
  venues: () => import("../../features/venues/VenuesScreen.tsx").then((chunk): ComponentType => chunk.VenuesScreen),
} as const;

export type OtherScreen = keyof typeof otherScreens;
