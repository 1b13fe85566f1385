import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { Cents } from "../../domain/money/cents.ts";
import { AlcoholText } from "../../parts/cart/AlcoholText.tsx";
import { BlockNotice, MinimumText } from "../../parts/cart/CheckoutPart.tsx";
import { SentenceSpace } from "../../parts/language/SentenceSpace.tsx";
import { LiveRegion } from "../../parts/live-region/LiveRegion.tsx";
import { DeliveryLiveRegion } from "../../parts/mode/DeliveryChange.tsx";
import { ModeName } from "../../parts/mode/ModeName.tsx";
import { modeParts } from "../../parts/mode/modeParts.ts";
import { modeAtom } from "../../state/fulfilment/mode.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { PriceView } from "../../views/money/PriceView.tsx";
import { useWhenWords } from "./ChosenWords.tsx";
import { type OrderBlock, useBlock } from "./useBlock.ts";

interface ShownChange {
  readonly mode: OrderMode;
  readonly total: Cents;
  readonly block: OrderBlock | null;
}

/** Announces to screen readers, once for each change, the effect of another order mode and what prevents the order. */
export function ModeChange() {
  const block = useBlock();
  const mode = useAtomValue(modeAtom);
  const { total } = useAtomValue(pricedOrderAtom);
  const state = `${mode} ${block?.kind}`;
  const before = useRef<string | null>(null);
  const [change, setChange] = useState<ShownChange | null>(null);
  const { i18n } = useLingui();
  useEffect(() => {
    // Placing an order has emptied the cart.
    if (before.current === state || block?.kind === "loading" || block?.kind === "empty") return;
    if (before.current !== null) setChange({ mode, total, block });
    before.current = state;
  }, [state, mode, total, block]);
  return (
    <>
      <LiveRegion about="mode" hidden>
        {change && <ChangeText key={`${change.mode} ${change.block?.kind} ${i18n.locale}`} {...change} />}
      </LiveRegion>
      <LiveRegion about="delivery" hidden>
        {mode === "delivery" && <DeliveryLiveRegion />}
      </LiveRegion>
    </>
  );
}

function ChangeText({ mode, total, block }: ShownChange) {
  const store = useAtomValue(shownStoreAtom);
  return (
    <>
      <Trans>
        <ModeName mode={mode} />: <PriceView amount={total} /> in total.
      </Trans>
      <SentenceSpace />
      {!block && store && <WhenAtFirst mode={mode} zone={store.zone} />}
      {block?.kind === "closed" && <BlockNotice block={block} />}
      {block?.kind === "alcohol" && <AlcoholText problem={block} />}
      {block?.kind === "below-minimum" && <MinimumText required={block.required} />}
      {block?.kind === "too-late" && modeParts[mode].tooLate}
    </>
  );
}

/** The time when the mode changed. It isn't announced again each time that "as soon as possible" moves on. */
function WhenAtFirst({ mode, zone }: { readonly mode: OrderMode; readonly zone: string }) {
  const words = useWhenWords(mode, zone);
  const [first] = useState(words);
  return first;
}
