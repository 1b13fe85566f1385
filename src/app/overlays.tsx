import { useAtomValue, useSetAtom } from "jotai";
import type { ComponentType } from "react";
import { closeOverlayAtom, type Overlay, overlayAtom } from "../state/overlay/overlay.atoms.ts";
import { type LoadChunk, preloadChunk, useChunk } from "./useChunk.ts";

type OverlayProps<K extends Overlay["kind"]> = Omit<Extract<Overlay, { kind: K }>, "kind"> & {
  readonly onClose: () => void;
};
type OverlayComponent<K extends Overlay["kind"]> = ComponentType<OverlayProps<K>>;

const overlays: { readonly [K in Overlay["kind"]]: LoadChunk<OverlayProps<K>> } = {
  product: () =>
    import("../features/product/ProductDialog.tsx").then((chunk): OverlayComponent<"product"> => chunk.ProductDialog),
  dietary: () =>
    import("../features/dietary/DietaryDialog.tsx").then((chunk): OverlayComponent<"dietary"> => chunk.DietaryDialog),
  policy: () =>
    import("../features/policy/PolicyDialog.tsx").then((chunk): OverlayComponent<"policy"> => chunk.PolicyDialog),
  "menu-drawer": () =>
    import("../features/drawer/MenuDrawer.tsx").then((chunk): OverlayComponent<"menu-drawer"> => chunk.MenuDrawer),
};

/** Fetched when the first screen stands and the network rests, so that the first product opens at once. */
export function preloadProductDialog(): void {
  preloadChunk(overlays.product).catch(() => {});
}

function Shown({ overlay }: { readonly overlay: Overlay }) {
  const { kind, ...props } = overlay;
  const chunk = useChunk(overlays[kind] as LoadChunk<object>);
  const onClose = useSetAtom(closeOverlayAtom);
  if (chunk.kind !== "ready") return null;
  const { Component } = chunk as { readonly Component: ComponentType<{ readonly onClose: () => void }> };
  return <Component {...props} onClose={onClose} />;
}

export function Overlays() {
  const overlay = useAtomValue(overlayAtom);
  return overlay && <Shown overlay={overlay} />;
}
