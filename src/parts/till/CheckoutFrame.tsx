import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { endedMemberAtom } from "../../state/customer/customer.atoms.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { Notice } from "../../ui/Notice.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./CheckoutFrame.css?inline";

registerSheet(css);

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

/** R61: tells a member that their session has ended. */
export function SessionEnded() {
  if (!useAtomValue(endedMemberAtom)) return null;
  return (
    <Notice kind="warning">
      <Trans>You are no longer logged in. Your cart and what you have entered are still here.</Trans>
    </Notice>
  );
}
