import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import type { Route } from "../../state/navigation/paths.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { ArrowLeftIcon } from "../../ui/formIcons.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./BackLink.css?inline";
import { RouteLink } from "./RouteLink.tsx";

registerSheet(css);

interface BackLinkProps {
  /** What the screen comes after. */
  readonly after: "menu" | "cart";
}

/** The way back. Only a phone's cart is a screen of its own: else it stands beside the menu. */
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
