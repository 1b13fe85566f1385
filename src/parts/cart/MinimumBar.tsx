import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import type { BelowMinimum } from "../../domain/cart/minimumProblem.ts";
import { modeRules } from "../../domain/fulfilment/orderMode.ts";
import type { Cents } from "../../domain/money/cents.ts";
import { modeAtom } from "../../state/fulfilment/mode.atoms.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { GainBar } from "./GainBar.tsx";

interface MinimumBarProps {
  readonly block: BelowMinimum;
  /** The way to the dishes that are missing. */
  readonly action?: ReactNode;
  /** Said in place of how much is missing. */
  readonly children?: ReactNode;
}

/** How near the order is to the minimum of the chosen mode. */
export function MinimumBar({ block: { missing, required }, action, children }: MinimumBarProps) {
  return (
    <GainBar part={(required - missing) / required} action={action}>
      <p>{children ?? <MissingText missing={missing} />}</p>
    </GainBar>
  );
}

function MissingText({ missing }: { readonly missing: Cents }) {
  const { handover } = modeRules[useAtomValue(modeAtom)];
  const amount = formatMoney(missing);
  if (handover === "driven") {
    return (
      <Trans>
        <strong>{amount}</strong> to the delivery minimum
      </Trans>
    );
  }
  return (
    <Trans>
      <strong>{amount}</strong> to the minimum
    </Trans>
  );
}
