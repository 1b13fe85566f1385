import { Trans } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { type ReactNode, useId } from "react";
import { canPickUpInstead } from "../../domain/fulfilment/pickupInstead.ts";
import type { Store } from "../../domain/store/store.ts";
import { AlcoholText } from "../../parts/cart/AlcoholText.tsx";
import { MinimumText } from "../../parts/cart/CheckoutPart.tsx";
import { PayPart } from "../../parts/checkout-shell/PayPart.tsx";
import { LiveRegion } from "../../parts/live-region/LiveRegion.tsx";
import { AskDeliveryAgain, NotDelivered } from "../../parts/mode/DeliveryChange.tsx";
import { useReadyWords } from "../../parts/mode/useReadyWords.ts";
import { isOutOfAreaAtom } from "../../state/fulfilment/address.atoms.ts";
import { deliveryBlockAtom } from "../../state/fulfilment/delivery.atoms.ts";
import { modeAtom, shownModesAtom } from "../../state/fulfilment/mode.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { isFeeAheadAtom } from "../../state/order/receipt.atoms.ts";
import { arePromotionsGivenUpAtom, canPriceAtom } from "../../state/promotion/rules.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { foodCheckout } from "./foodCheckout.tsx";
import { type OrderBlock, usePressBlock } from "./useBlock.ts";

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

interface PayBarReasonProps {
  readonly id?: string | undefined;
  /** Why the order can't go out, in a line. Screen readers hear it elsewhere. */
  readonly children: ReactNode;
  /** A way on. */
  readonly action?: ReactNode;
}

/** Stands where the thumb already is: at the button that doesn't work. */
function PayBarReason({ id, children, action }: PayBarReasonProps) {
  return (
    <div className="checkout__reason">
      <p id={id}>{children}</p>
      {action}
    </div>
  );
}

/** The way on for an order that can't be delivered. */
function PickUpInstead() {
  const [mode, choose] = useAtom(modeAtom);
  const modes = useAtomValue(shownModesAtom);
  const store = useAtomValue(shownStoreAtom);
  const { subtotal } = useAtomValue(pricedOrderAtom);
  if (!store || !canPickUpInstead({ mode, modes, subtotal: subtotal.amount }, store)) return null;
  return (
    <Button variant="secondary" onClick={() => choose("pickup")}>
      <Trans>Pick up instead</Trans>
    </Button>
  );
}

/** Says why the order can't be paid yet, or that its total has no offers (R87). */
export function PricesPending() {
  const canPrice = useAtomValue(canPriceAtom);
  const areOffersMissing = useAtomValue(arePromotionsGivenUpAtom);
  return (
    <LiveRegion about="prices">
      {!canPrice && <Trans>Looking up offers and surcharges…</Trans>}
      {canPrice && areOffersMissing && <Trans>Offers can't be loaded right now.</Trans>}
    </LiveRegion>
  );
}
