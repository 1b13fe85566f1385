import type { ComponentType } from "react";

/** Screens that few diners see: named here, they add nothing to the first view. */
export const rareScreens = {
  error: () => import("../../features/errors/ErrorScreen.tsx").then((chunk): ComponentType => chunk.ErrorScreen),
  info: () => import("../../features/info/InfoScreen.tsx").then((chunk): ComponentType => chunk.InfoScreen),
  later: () => import("../../features/later/LaterScreen.tsx").then((chunk): ComponentType => chunk.LaterScreen),
  log: () => import("../../features/log/LogScreen.tsx").then((chunk): ComponentType => chunk.LogScreen),
  savedOrder: () =>
    import("../../features/saved-order/SavedOrderScreen.tsx").then((chunk): ComponentType => chunk.SavedOrderScreen),
  scanner: () => import("../../features/scanner/ScannerScreen.tsx").then((chunk): ComponentType => chunk.ScannerScreen),
} as const;

export type RareScreen = keyof typeof rareScreens;
