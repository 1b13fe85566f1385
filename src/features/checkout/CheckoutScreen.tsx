import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useHydrateAtoms } from "jotai/utils";
import { memberPromptPartAtom } from "../../parts/member-prompt/memberPromptPart.atoms.ts";
import { BackLink } from "../../parts/navigation/BackLink.tsx";
import { paymentMethods } from "../../parts/payment-methods/paymentMethods.ts";
import { modeFormsAtom } from "../../state/checkout/modeForm.atoms.ts";
import { reopenedAtom } from "../../state/checkout/openOrder.atoms.ts";
import { placementAtom } from "../../state/checkout/placement.atoms.ts";
import { refillAtom } from "../../state/checkout/refill.atoms.ts";
import { endedMemberAtom } from "../../state/customer/customer.atoms.ts";
import { shownModesAtom } from "../../state/fulfilment/mode.atoms.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { paymentMethodsAtom } from "../../state/payment/payment.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { Barred } from "./Barred.tsx";
import css from "./CheckoutScreen.css?inline";
import { HeldBack } from "./HeldBack.tsx";
import { ModeNews } from "./ModeNews.tsx";
import { modeParts } from "./modeParts.ts";
import { OpenOrder } from "./OpenOrder.tsx";
import { OrderForm } from "./OrderForm.tsx";
import { OrderNotPlaced } from "./OrderNotPlaced.tsx";
import { isOfMode, useBlock } from "./useBlock.ts";
import { useCheckoutLife } from "./useCheckoutLife.ts";
import { usePreparedWallets } from "./usePreparedWallets.ts";
import { useRules } from "./useRules.ts";
import { useTellCheckout } from "./useTellCheckout.ts";

registerSheet(css);

/** The checkout: turns the cart into an order. */
export function CheckoutScreen() {
  useHydrateAtoms([
    [modeFormsAtom, modeParts],
    [paymentMethodsAtom, paymentMethods],
  ] as const);
  useCheckoutLife();
  useRules();
  useTellCheckout();
  usePreparedWallets();
  const isMobile = useAtomValue(layoutAtom) === "mobile";
  const part = useAtomValue(memberPromptPartAtom);
  return (
    <div className={classNames("checkout", isMobile && "checkout--phone")}>
      <BackLink after="cart" />
      <p className="checkout__printed">
        <Trans>The checkout is not printed. Please order first, and print the receipt of your order.</Trans>
      </p>
      <h1 className="checkout__heading">
        <Trans>Checkout</Trans>
      </h1>
      <ModeNews />
      <SessionEnded />
      <Content />
      {part && <part.Prompt />}
    </div>
  );
}

/** R61. */
function SessionEnded() {
  if (!useAtomValue(endedMemberAtom)) return null;
  return (
    <Notice kind="warning">
      <Trans>You are no longer logged in. Your cart and what you have entered are still here.</Trans>
    </Notice>
  );
}

function Content() {
  const placement = useAtomValue(placementAtom);
  const block = useBlock();
  const isRefilling = useAtomValue(refillAtom) === "asking";
  const hasOtherModes = useAtomValue(shownModesAtom).length > 1;
  const isReopened = useAtomValue(reopenedAtom) !== null;
  const isFormFree = !block || (hasOtherModes && isOfMode(block));
  switch (placement.kind) {
    case "needs-payment-again":
      return isReopened && isFormFree ? <OrderForm block={block} /> : <OpenOrder placement={placement} />;
    case "unknown":
    case "unconfirmed":
    case "settled-elsewhere":
      return <OpenOrder placement={placement} />;
    case "placed":
      return <Spinner />;
    case "claiming":
    case "paying":
    case "sending":
      return <OrderForm block={null} />;
    case "idle":
    case "not-sent":
    case "failed":
      if (isRefilling) return <Spinner />;
      if (isFormFree) return <OrderForm block={block} />;
      return (
        <>
          <HeldBack />
          {placement.kind === "failed" && <OrderNotPlaced placement={placement} />}
          {block && <Barred block={block} />}
        </>
      );
  }
}
