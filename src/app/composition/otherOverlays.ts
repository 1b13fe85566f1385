import type { ComponentType } from "react";
import type { Overlay } from "../../state/overlay/overlay.atoms.ts";

export type OverlayProps<K extends Overlay["kind"]> = Omit<Extract<Overlay, { kind: K }>, "kind"> & {
  readonly onClose: () => void;
};
export type OverlayComponent<K extends Overlay["kind"]> = ComponentType<OverlayProps<K>>;

export type OtherOverlay = Exclude<Overlay["kind"], "product">;

/** All overlays except a dish's. This separate chunk lists them, so that they add nothing to the first view. */
export const otherOverlays: { readonly [K in OtherOverlay]: () => Promise<OverlayComponent<K>> } = {
  "missing-dish": () => import("../../features/product/MissingDish.tsx").then((chunk) => chunk.MissingDish),
  roll: () => import("../../features/roll/LineMealDialog.tsx").then((chunk) => chunk.LineMealDialog),
  redemption: () => import("../../features/redemption/RedemptionDialog.tsx").then((chunk) => chunk.RedemptionDialog),
  dietary: () => import("../../features/dietary/DietaryDialog.tsx").then((chunk) => chunk.DietaryDialog),
  policy: () => import("../../features/policy/PolicyDialog.tsx").then((chunk) => chunk.PolicyDialog),
  "menu-drawer": () => import("../../features/drawer/MenuDrawer.tsx").then((chunk) => chunk.MenuDrawer),
  "sign-in": () => import("../../features/sign-in/SignInDrawer.tsx").then((chunk) => chunk.SignInDrawer),
};
