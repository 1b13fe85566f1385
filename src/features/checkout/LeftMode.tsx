import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { minimumProblem } from "../../domain/cart/minimumProblem.ts";
import { modeRules, type OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { Cents } from "../../domain/money/cents.ts";
import { ModeName } from "../../parts/mode/ModeName.tsx";
import { leftModeAtom, modeAtom } from "../../state/fulfilment/mode.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { announceAtom } from "../../state/screen/announce.actions.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { shortMoney } from "../../views/money/formatMoney.ts";
import css from "./LeftMode.css?inline";

registerSheet(css);

/** R95: why the checkout opened in another mode than the diner chose, until they choose one here. */
export function LeftMode() {
  const previous = useAtomValue(leftModeAtom);
  const store = useAtomValue(shownStoreAtom);
  const { subtotal } = useAtomValue(pricedOrderAtom);
  if (previous === null || !store) return null;
  const problem = minimumProblem(subtotal.amount, store.minimums[modeRules[previous].minimum]);
  return problem && <Words previous={previous} required={problem.required} />;
}

interface WordsProps {
  readonly previous: OrderMode;
  readonly required: Cents;
}

function Words({ previous, required }: WordsProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const announce = useSetAtom(announceAtom);
  const mode = useAtomValue(modeAtom);
  const minimum = shortMoney(required);
  useEffect(() => {
    announce("left-mode", ref.current?.textContent ?? "");
    return () => announce("left-mode", "");
  }, [announce]);
  return (
    <p className="left-mode" ref={ref}>
      {previous === "delivery" && mode === "pickup" ? (
        <Trans>Delivery starts at {minimum}, so this is a pickup.</Trans>
      ) : (
        <Trans>
          <ModeName mode={previous} /> starts at {minimum}, so this is now <ModeName mode={mode} />.
        </Trans>
      )}
    </p>
  );
}
