import { Trans } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { type ReactNode, useEffect } from "react";
import { endedMemberAtom, isLoggedOutElsewhereAtom } from "../../state/customer/customer.atoms.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import type { Route } from "../../state/navigation/paths.ts";
import { classNames } from "../../ui/classNames.ts";
import { Notice } from "../../ui/Notice.tsx";
import { SheetHeader } from "../../ui/SheetHeader.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import insideLabels from "../form/insideLabels.css?inline";
import { SheetBack, SheetClose, WayBack } from "../navigation/BackLink.tsx";
import css from "./CheckoutFrame.css?inline";
import phoneCss from "./CheckoutPhone.css?inline";

registerSheet(css);
registerSheet(phoneCss);
registerSheet(insideLabels);

interface CheckoutFrameProps {
  /** A phone's screen with the cart. On a desktop the cart is beside the page. */
  readonly cart: Route;
  /** The menu, or the gift cards. */
  readonly page: Route;
  /** The words of the link to the page. */
  readonly toPage: ReactNode;
  readonly children: ReactNode;
}

export function CheckoutFrame({ cart, page, toPage, children }: CheckoutFrameProps) {
  const isMobile = useAtomValue(layoutAtom) === "mobile";
  const title = <Trans>Checkout</Trans>;
  const back = (
    <SheetBack to={cart}>
      <Trans>Back to cart</Trans>
    </SheetBack>
  );
  return (
    <div className={classNames("checkout", isMobile && "checkout--phone")}>
      {isMobile ? (
        <SheetHeader back={back} title={title} close={<SheetClose to={page}>{toPage}</SheetClose>} />
      ) : (
        <WayBack to={page}>{toPage}</WayBack>
      )}
      <p className="checkout__printed">
        <Trans>The checkout is not printed. Please order first, and print the receipt of your order.</Trans>
      </p>
      {!isMobile && <h1 className="checkout__heading">{title}</h1>}
      {children}
    </div>
  );
}

/** R61: tells a member that their session has ended, or that they have logged out in another tab. */
export function SessionEnded() {
  const [isLoggedOut, setLoggedOut] = useAtom(isLoggedOutElsewhereAtom);
  useEffect(() => () => setLoggedOut(false), [setLoggedOut]);
  const hasEnded = useAtomValue(endedMemberAtom) !== null;
  if (isLoggedOut) {
    return (
      <Notice kind="warning">
        <Trans>You have logged out. Your cart is still here; your details and notes are not.</Trans>
      </Notice>
    );
  }
  if (!hasEnded) return null;
  return (
    <Notice kind="warning">
      <Trans>You are no longer logged in. Your cart and what you have entered are still here.</Trans>
    </Notice>
  );
}
