import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { Cents } from "../../domain/money/cents.ts";
import { MinimumWords } from "../../parts/cart/CheckoutPart.tsx";
import { Price } from "../../parts/money/Price.tsx";
import { modeAtom } from "../../state/fulfilment/mode.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { modeParts } from "./modeParts.ts";
import type { OrderBlock } from "./useBlock.ts";

interface Told {
  readonly mode: OrderMode;
  readonly total: Cents;
  readonly block: OrderBlock | null;
}

/** Tells screen readers what another order mode has changed, once for each change. */
export function ModeNews({ block }: { readonly block: OrderBlock | null }) {
  const mode = useAtomValue(modeAtom);
  const { total } = useAtomValue(pricedOrderAtom);
  const before = useRef(mode);
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    if (before.current === mode) return;
    before.current = mode;
    setTold({ mode, total, block });
  }, [mode, total, block]);
  return (
    <p role="status" className="visually-hidden">
      {told && <NewsWords {...told} />}
    </p>
  );
}

function NewsWords({ mode, total, block }: Told) {
  const { Name, TooLateWords } = modeParts[mode];
  return (
    <>
      <Trans>
        <Name />: <Price amount={total} /> in total.
      </Trans>{" "}
      {block?.kind === "below-minimum" && <MinimumWords required={block.required} />}
      {block?.kind === "too-late" && TooLateWords && <TooLateWords />}
    </>
  );
}
