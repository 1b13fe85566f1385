import { Trans } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { type ReactNode, useEffect } from "react";
import { endedMemberAtom, isLoggedOutElsewhereAtom } from "../../state/customer/customer.atoms.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { Notice } from "../../ui/Notice.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./CheckoutFrame.css?inline";
import phoneCss from "./CheckoutPhone.css?inline";

registerSheet(css);
registerSheet(phoneCss);

interface CheckoutFrameProps {
  readonly back: ReactNode;
  readonly children: ReactNode;
}

export function CheckoutFrame({ back, children }: CheckoutFrameProps) {
  const isMobile = useAtomValue(layoutAtom) === "mobile";
  return (
    <div className={classNames("checkout", isMobile && "checkout--phone")}>
      {back}
      <p className="checkout__printed">
        <Trans>The checkout is not printed. Please order first, and print the receipt of your order.</Trans>
      </p>
      <h1 className="checkout__heading">
        <Trans>Checkout</Trans>
      </h1>
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
