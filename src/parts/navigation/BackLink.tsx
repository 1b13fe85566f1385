import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import type { Route } from "../../state/navigation/paths.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { CloseIcon } from "../../ui/icons.tsx";
import { ArrowLeftIcon } from "../../ui/lazyIcons.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import css from "./BackLink.css?inline";
import { RouteLink } from "./RouteLink.tsx";

registerSheet(css);

interface BackLinkProps {
  /** The screen that this one comes after. */
  readonly after: "menu" | "cart";
}

/** The link back. Only a phone has a cart screen; on a desktop the cart is beside the menu. */
export function BackLink({ after }: BackLinkProps) {
  const home = useAtomValue(homeRouteAtom);
  const store = useAtomValue(storeParamAtom);
  const isPhone = useAtomValue(layoutAtom) === "mobile";
  const isToCart = after === "cart" && isPhone && store !== null;
  return (
    <WayBack to={isToCart ? { name: "cart", store } : home}>
      {isToCart ? <Trans>Back to cart</Trans> : <Trans>Back to menu</Trans>}
    </WayBack>
  );
}

interface WayBackProps {
  readonly to: Route;
  readonly children: ReactNode;
}

export function WayBack({ to, children }: WayBackProps) {
  return (
    <RouteLink to={to} className="back-link">
      <ArrowLeftIcon />
      {children}
    </RouteLink>
  );
}

/** From a sheet's second screen to its first, in its header. */
export function SheetBack({ to, children }: WayBackProps) {
  return (
    <RouteLink to={to} className="back-link">
      <ArrowLeftIcon />
      <VisuallyHidden>{children}</VisuallyHidden>
    </RouteLink>
  );
}

/** From a sheet to the page behind it, in its header. */
export function SheetClose({ to, children }: WayBackProps) {
  return (
    <RouteLink to={to} className="back-link">
      <CloseIcon />
      <VisuallyHidden>{children}</VisuallyHidden>
    </RouteLink>
  );
}
