import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useId } from "react";
import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import { type Cents, cents } from "../../domain/money/cents.ts";
import { leftModeAtom } from "../../state/fulfilment/mode.atoms.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { isFeeAheadAtom, receiptAtom } from "../../state/order/receipt.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { orderServicesAtom } from "../../state/services.atoms.ts";
import { shownStoreAtom, storeParamAtom } from "../../state/store/store.atoms.ts";
import { storeStateAtom } from "../../state/store/storeState.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { PriceView } from "../../views/money/PriceView.tsx";
import { LiveRegion } from "../live-region/LiveRegion.tsx";
import { ModeName } from "../mode/ModeName.tsx";
import { OpeningPill } from "../store-status/OpeningPill.tsx";
import { AddedText } from "./AddedText.tsx";
import { AlcoholText } from "./AlcoholText.tsx";
import { MinimumBar } from "./MinimumBar.tsx";
import { useAddedWords, useSavedWords } from "./totals/useAddedWords.ts";
import { type CheckoutBlock, useCheckoutBlock, useIsOfTime, useOtherMode } from "./useCheckoutBlock.ts";

interface CheckoutPartProps {
  /** Whether it stands right below the receipt, which says what the sum includes. */
  readonly isBelowReceipt: boolean;
}

/**
 * The button to the checkout, and why it is disabled if it is. If the order is only too small for the chosen mode, it
 * leads on in the one that takes it, and says so (R95).
 */
export function CheckoutPart({ isBelowReceipt }: CheckoutPartProps) {
  const param = useAtomValue(storeParamAtom);
  // R59: whether this session saves orders instead of placing them.
  const savesOrders = useAtomValue(orderServicesAtom).orderMemory.get("paymentType") !== null;
  const navigate = useSetAtom(navigateAtom);
  const leaveModeFor = useSetAtom(leftModeAtom);
  const block = useCheckoutBlock();
  const otherMode = useOtherMode(block);
  const isOfTime = useIsOfTime(block);
  const isBlocked = block !== null && otherMode === null && !isOfTime;
  const reasonId = useId();
  const receipt = useAtomValue(receiptAtom);
  const added = useAddedWords(receipt);
  const saved = useSavedWords(receipt);
  const words = added ?? saved;
  const goOn = () => {
    if (param === null) return;
    if (otherMode) leaveModeFor(otherMode);
    navigate({ name: savesOrders ? "savedOrder" : "checkout", store: param });
  };
  return (
    <>
      {block?.kind === "below-minimum" && otherMode && (
        <MinimumBar block={block} action={!isBelowReceipt && <AddMore />} />
      )}
      <LiveRegion about="block" id={reasonId}>
        {block && (isBlocked || isOfTime) && <Reason block={block} />}
      </LiveRegion>
      <ActionButton
        wide
        variant={isBlocked ? "secondary" : "primary"}
        aria-disabled={isBlocked}
        aria-describedby={isBlocked ? reasonId : undefined}
        onClick={goOn}
        trailing={isBlocked && block.kind === "below-minimum" ? <MissingText missing={block.missing} /> : <Sum />}
        below={
          otherMode ? (
            <OtherModeText mode={otherMode} />
          ) : (
            !isBlocked &&
            !isBelowReceipt &&
            words && <AddedText key={words} words={words} rows={added ? "[data-added]" : ".money-rows__row--off"} />
          )
        }
      >
        {block?.kind === "closed" ? (
          <Trans>Store closed</Trans>
        ) : savesOrders ? (
          <Trans>Place order</Trans>
        ) : (
          <Trans>Checkout</Trans>
        )}
      </ActionButton>
    </>
  );
}

/** Back to the menu, for the mode that the diner chose. */
function AddMore() {
  const home = useAtomValue(homeRouteAtom);
  const navigate = useSetAtom(navigateAtom);
  return (
    <Button variant="quiet" onClick={() => navigate(home)}>
      <Trans>Add more</Trans>
    </Button>
  );
}

/** Not the mode that the diner chose. */
function OtherModeText({ mode }: { readonly mode: OrderMode }) {
  return (
    <Trans>
      <ModeName mode={mode} /> instead
    </Trans>
  );
}

/** What the order costs in the mode that the button leads to. Delivery has a minimum of its own, and a fee. */
function Sum() {
  const { total, fee } = useAtomValue(pricedOrderAtom);
  const isFeeAhead = useAtomValue(isFeeAheadAtom);
  const otherMode = useOtherMode(useCheckoutBlock());
  if (otherMode) return <PriceView amount={cents(total - fee.amount)} />;
  return (
    <>
      <PriceView amount={total} />
      {isFeeAhead && (
        <>
          {" "}
          <Trans>+ delivery</Trans>
        </>
      )}
    </>
  );
}

/** The sentence of S16. */
export function MinimumText({ required }: { readonly required: Cents }) {
  const amount = formatMoney(required);
  return <Trans>Minimum purchase is {amount} (excluding delivery fee).</Trans>;
}

function Reason({ block }: { readonly block: CheckoutBlock }) {
  if (block.kind !== "below-minimum") return <BlockNotice block={block} />;
  return (
    <MinimumBar block={block}>
      <MinimumText required={block.required} />
    </MinimumBar>
  );
}

function MissingText({ missing }: { readonly missing: Cents }) {
  const amount = formatMoney(missing);
  return <Trans>Add {amount} more</Trans>;
}

/** The store's own message if it has one, otherwise ours, and when it opens. */
function ClosedNotice({ message }: { readonly message: string }) {
  const { t } = useLingui();
  const store = useAtomValue(shownStoreAtom);
  const state = useAtomValue(storeStateAtom);
  return (
    <Notice kind="info" isSilent>
      <p>{message || t`Currently not taking online orders.`}</p>
      {store && state?.kind === "closed" && state.opens !== null && <OpeningPill store={store} state={state} />}
    </Notice>
  );
}

export function MoreText({ missing }: { readonly missing: Cents }) {
  const amount = formatMoney(missing);
  return <Trans>Add {amount} more to check out.</Trans>;
}

/** The sentences of S1, S16 and R102. */
export function BlockNotice({ block }: { readonly block: CheckoutBlock }) {
  if (block.kind === "closed") return <ClosedNotice message={block.message} />;
  if (block.kind === "alcohol") {
    return (
      <Notice kind="info" isSilent>
        <AlcoholText problem={block} />
      </Notice>
    );
  }
  if (block.kind !== "below-minimum") return null;
  return (
    <Notice kind="info" isSilent>
      <p>
        <MinimumText required={block.required} />
      </p>
      <p>
        <MoreText missing={block.missing} />
      </p>
    </Notice>
  );
}
