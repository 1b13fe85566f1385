import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useId } from "react";
import type { Cents } from "../../domain/money/cents.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { savesOrdersAtom } from "../../state/order/savesOrders.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { storeStateAtom } from "../../state/store/storeState.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { formatMoney } from "../money/formatMoney.ts";
import { Price } from "../money/Price.tsx";
import { useShownStore } from "../store/shownStore.ts";
import { OpeningPill } from "../store-status/OpeningPill.tsx";
import { type CheckoutBlock, useCheckoutBlock, useIsBarred } from "./useCheckoutBlock.ts";

/** The button to the checkout, and why it is disabled where it is. */
export function CheckoutPart() {
  const { total } = useAtomValue(pricedOrderAtom);
  const param = useAtomValue(storeParamAtom);
  const savesOrders = useAtomValue(savesOrdersAtom);
  const navigate = useSetAtom(navigateAtom);
  const block = useCheckoutBlock();
  const isBarred = useIsBarred(block);
  const reasonId = useId();
  return (
    <>
      <div id={reasonId}>{block && <BlockNotice block={block} />}</div>
      <ActionButton
        wide
        aria-disabled={isBarred}
        aria-describedby={block ? reasonId : undefined}
        onClick={() => param !== null && navigate({ name: savesOrders ? "savedOrder" : "checkout", store: param })}
        trailing={<Price amount={total} />}
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

/** The spec's sentence, word for word. */
export function MinimumWords({ required }: { readonly required: Cents }) {
  const { i18n } = useLingui();
  const amount = formatMoney(required, i18n.locale);
  return <Trans>Minimum purchase is {amount} (excluding delivery fee)</Trans>;
}

/** The store's own words, else ours, and when it opens. */
function ClosedNotice({ message }: { readonly message: string }) {
  const { t } = useLingui();
  const store = useShownStore();
  const state = useAtomValue(storeStateAtom);
  return (
    <Notice kind="info">
      <p>{message || t`Currently not taking online orders`}</p>
      {store && state?.kind === "closed" && state.opens !== null && <OpeningPill store={store} state={state} />}
    </Notice>
  );
}

/** The spec's sentences, word for word. */
export function BlockNotice({ block }: { readonly block: CheckoutBlock }) {
  const { i18n } = useLingui();
  if (block.kind === "closed") return <ClosedNotice message={block.message} />;
  if (block.kind !== "below-minimum") return null;
  const missing = formatMoney(block.missing, i18n.locale);
  return (
    <Notice kind="info">
      <p>
        <MinimumWords required={block.required} />
      </p>
      <p>
        <Trans>Add {missing} more to check out.</Trans>
      </p>
    </Notice>
  );
}
