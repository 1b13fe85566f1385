import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useId, useRef } from "react";
import type { Cents } from "../../domain/money/cents.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { orderServicesAtom } from "../../state/services.atoms.ts";
import { shownStoreAtom, storeParamAtom } from "../../state/store/store.atoms.ts";
import { storeStateAtom } from "../../state/store/storeState.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useRestoredFocus } from "../../ui/useRestoredFocus.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { PriceView } from "../../views/money/PriceView.tsx";
import { LiveRegion } from "../live-region/LiveRegion.tsx";
import { OpeningPill } from "../store-status/OpeningPill.tsx";
import { MinimumBar } from "./MinimumBar.tsx";
import { type CheckoutBlock, useCheckoutBlock, useIsBlocked } from "./useCheckoutBlock.ts";

/**
 * The button to the checkout, and why it is disabled if it is. If the order is only too small for the chosen mode, the
 * button works: at the checkout the diner can choose another (R95).
 */
export function CheckoutPart() {
  const { total } = useAtomValue(pricedOrderAtom);
  const param = useAtomValue(storeParamAtom);
  // R59: whether this session saves orders instead of placing them.
  const savesOrders = useAtomValue(orderServicesAtom).orderMemory.savesOrders();
  const navigate = useSetAtom(navigateAtom);
  const block = useCheckoutBlock();
  const isBlocked = useIsBlocked(block);
  const reasonId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  // The bar's button disappears with the minimum.
  useRestoredFocus(buttonRef, block === null ? 0 : 1);
  const isTooSmall = isBlocked && block?.kind === "below-minimum";
  return (
    <>
      {block?.kind === "below-minimum" && <MinimumBar block={block} />}
      <LiveRegion about="block" id={reasonId}>
        {block && <Reason block={block} isBlocked={isBlocked} />}
      </LiveRegion>
      <ActionButton
        ref={buttonRef}
        wide
        variant={isBlocked ? "secondary" : "primary"}
        aria-disabled={isBlocked}
        aria-describedby={block ? reasonId : undefined}
        onClick={() => param !== null && navigate({ name: savesOrders ? "savedOrder" : "checkout", store: param })}
        trailing={isTooSmall ? <MissingWords missing={block.missing} /> : <PriceView amount={total} />}
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

/** The sentence of S16. */
export function MinimumWords({ required }: { readonly required: Cents }) {
  const amount = formatMoney(required);
  return <Trans>Minimum purchase is {amount} (excluding delivery fee).</Trans>;
}

interface ReasonProps {
  readonly block: CheckoutBlock;
  readonly isBlocked: boolean;
}

/** A minimum of one of several modes stands in its bar alone. */
function Reason({ block, isBlocked }: ReasonProps) {
  if (block.kind !== "below-minimum") return <BlockNotice block={block} />;
  if (!isBlocked) return null;
  return (
    <p className="cart__minimum">
      <MinimumWords required={block.required} />
    </p>
  );
}

function MissingWords({ missing }: { readonly missing: Cents }) {
  const amount = formatMoney(missing);
  return <Trans>{amount} more to order</Trans>;
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

export function MoreWords({ missing }: { readonly missing: Cents }) {
  const amount = formatMoney(missing);
  return <Trans>Add {amount} more to check out.</Trans>;
}

/** The sentences of S1 and S16. */
export function BlockNotice({ block }: { readonly block: CheckoutBlock }) {
  if (block.kind === "closed") return <ClosedNotice message={block.message} />;
  if (block.kind !== "below-minimum") return null;
  return (
    <Notice kind="info" isSilent>
      <p>
        <MinimumWords required={block.required} />
      </p>
      <p>
        <MoreWords missing={block.missing} />
      </p>
    </Notice>
  );
}
