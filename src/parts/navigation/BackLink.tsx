import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { ArrowLeftIcon } from "../../ui/laterIcons.tsx";
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
    <RouteLink to={isToCart ? { name: "cart", store } : home} className="back-link">
      <ArrowLeftIcon />
      {isToCart ? <Trans>Back to cart</Trans> : <Trans>Back to menu</Trans>}
    </RouteLink>
  );
}
