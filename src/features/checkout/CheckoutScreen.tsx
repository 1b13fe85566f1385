import { useAtomValue } from "jotai";
import { useHydrateAtoms } from "jotai/utils";
import { CheckoutFrame, SessionEnded } from "../../parts/checkout-shell/CheckoutFrame.tsx";
import { NotSentNotices } from "../../parts/checkout-shell/NotSentNotices.tsx";
import { OpenOrder } from "../../parts/checkout-shell/OpenOrder.tsx";
import { OrderNotPlaced } from "../../parts/checkout-shell/OrderNotPlaced.tsx";
import { memberPromptPartAtom } from "../../parts/member-prompt/memberPromptPart.atoms.ts";
import { modeParts } from "../../parts/mode/modeParts.ts";
import { BackLink } from "../../parts/navigation/BackLink.tsx";
import { paymentMethods } from "../../parts/payment/paymentMethods.tsx";
import { modeFormsAtom } from "../../state/checkout/form/modeForm.atoms.ts";
import { reopenedAtom } from "../../state/checkout/placing/openOrder.atoms.ts";
import { placementAtom } from "../../state/checkout/placing/placement.atoms.ts";
import { refillAtom } from "../../state/checkout/reorder/refill.atoms.ts";
import { shownModesAtom } from "../../state/fulfilment/mode.atoms.ts";
import { paymentMethodsAtom } from "../../state/payment/payment.atoms.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { CheckoutBlocked } from "./CheckoutBlocked.tsx";
import { foodCheckout } from "./foodCheckout.tsx";
import { ModeChange } from "./ModeChange.tsx";
import { OrderForm } from "./OrderForm.tsx";
import { isOfMode, useBlock } from "./useBlock.ts";
import { useCheckoutLife } from "./useCheckoutLife.ts";
import { useTellCheckout } from "./useEmitCheckout.ts";
import { usePreparedWallets } from "./usePreparedWallets.ts";
import { useRules } from "./useRules.ts";

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
  const part = useAtomValue(memberPromptPartAtom);
  return (
    <CheckoutFrame back={<BackLink after="cart" />}>
      <ModeChange />
      <SessionEnded />
      <Content />
      {part && <part.Prompt />}
    </CheckoutFrame>
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
      return isReopened && isFormFree ? (
        <OrderForm block={block} />
      ) : (
        <OpenOrder config={foodCheckout} placement={placement} />
      );
    case "unknown":
    case "unconfirmed":
    case "settled-elsewhere":
      return <OpenOrder config={foodCheckout} placement={placement} />;
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
          <NotSentNotices config={foodCheckout} />
          {placement.kind === "failed" && (
            <OrderNotPlaced
              config={foodCheckout}
              placement={placement}
              blockedReason={block?.kind === "closed" ? "closed" : "otherwise"}
            />
          )}
          {block && <CheckoutBlocked block={block} />}
        </>
      );
  }
}
