import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useId } from "react";
import type { Store } from "../../domain/store/store.ts";
import { AlcoholText } from "../../parts/cart/AlcoholText.tsx";
import { MinimumText } from "../../parts/cart/CheckoutPart.tsx";
import { PayBarReason } from "../../parts/checkout-shell/PayBarReason.tsx";
import { PayPart } from "../../parts/checkout-shell/PayPart.tsx";
import { AskDeliveryAgain, NotDelivered } from "../../parts/mode/DeliveryChange.tsx";
import { useReadyWords } from "../../parts/mode/useReadyWords.ts";
import { isOutOfAreaAtom } from "../../state/fulfilment/address.atoms.ts";
import { deliveryBlockAtom } from "../../state/fulfilment/delivery.atoms.ts";
import { modeAtom } from "../../state/fulfilment/mode.atoms.ts";
import { isFeeAheadAtom } from "../../state/order/feeAhead.atoms.ts";
import { foodCheckout } from "./foodCheckout.tsx";
import { PickUpInstead } from "./PickUpInstead.tsx";
import { PricesPending } from "./PricesPending.tsx";
import type { OrderBlock } from "./useBlock.ts";
import { usePressBlock } from "./usePressBlock.ts";

interface PayBarProps {
  readonly store: Store;
  /** If true, the payment form shows a refusal. */
  readonly hasPaymentForm: boolean;
}

/** The pay button with what it pays and when the food is there, or why it doesn't work, and the way on. */
export function PayBar({ store, hasPaymentForm }: PayBarProps) {
  const pressBlock = usePressBlock();
  const isOutOfArea = useAtomValue(isOutOfAreaAtom);
  const isDelivery = useAtomValue(modeAtom) === "delivery";
  const reasonId = useId();
  // A wrong postcode blocks no press, because the press leads to its field.
  const hasReason = pressBlock.isBlocked || (isDelivery && isOutOfArea);
  return (
    <PayPart
      config={foodCheckout}
      pressBlock={pressBlock}
      hasPaymentForm={hasPaymentForm}
      promise={hasReason ? null : <Promised store={store} />}
      reasonId={hasReason ? reasonId : undefined}
    >
      <PricesPending />
      {hasReason && (
        <PayBarReason
          id={reasonId}
          action={
            <>
              <AskDeliveryAgain />
              <PickUpInstead />
            </>
          }
        >
          <NotDelivered />
        </PayBarReason>
      )}
    </PayPart>
  );
}

/** Without an address the total isn't whole, and nobody knows when the food is there. */
function Promised({ store }: { readonly store: Store }) {
  const ready = useReadyWords(store.zone);
  const isAsking = useAtomValue(deliveryBlockAtom) === "asking";
  const isFeeAhead = useAtomValue(isFeeAheadAtom);
  if (isAsking) return <Trans>Checking your address…</Trans>;
  return isFeeAhead ? <Trans>+ delivery</Trans> : ready;
}

/** In place of the pay button: the chosen mode takes no order like this one. */
export function BlockedBar({ block }: { readonly block: OrderBlock }) {
  return (
    <div className="checkout__pay">
      <PayBarReason action={block.kind !== "alcohol" && <PickUpInstead />}>
        <BlockedText block={block} />
      </PayBarReason>
    </div>
  );
}

/** A minimum is said here alone; above stands what to do about it. */
function BlockedText({ block }: { readonly block: OrderBlock }) {
  if (block.kind === "below-minimum") return <MinimumText required={block.required} />;
  if (block.kind === "alcohol") return <AlcoholText problem={block} />;
  return <Trans>Too late for this order today</Trans>;
}
