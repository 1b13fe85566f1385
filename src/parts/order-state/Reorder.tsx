import { Trans, useLingui } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import { type ReactNode, useState } from "react";
import type { PastOrder } from "../../domain/order/pastOrder.ts";
import { type ReorderResult, reorderPastAtom } from "../../state/checkout/reorder/reorderPast.actions.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { HistoryDialog } from "../history-dialog/HistoryDialog.tsx";
import { DialogActions } from "./DialogActions.tsx";

/** R70: fills the cart with the order at today's prices, and goes to the checkout. */
export function Reorder({ order, children }: { readonly order: PastOrder; readonly children: ReactNode }) {
  const reorder = useSetAtom(reorderPastAtom);
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<ReorderResult | null>(null);
  const ask = async (mayReplace: boolean) => {
    setAnswer(null);
    setBusy(true);
    setAnswer(await reorder({ order, mayReplace }));
    setBusy(false);
  };
  return (
    <>
      <ActionButton busy={isBusy} onClick={() => void ask(false)}>
        {children}
      </ActionButton>
      {answer?.kind === "ask" && <Question onYes={() => void ask(true)} onNo={() => setAnswer(null)} />}
      {answer && <NotReordered answer={answer} />}
    </>
  );
}

function Question({ onYes, onNo }: { readonly onYes: () => void; readonly onNo: () => void }) {
  const { t } = useLingui();
  const footer = (
    <DialogActions>
      <Button variant="secondary" onClick={onNo}>
        <Trans>No, keep it</Trans>
      </Button>
      <Button onClick={onYes}>
        <Trans>Yes, replace it</Trans>
      </Button>
    </DialogActions>
  );
  return (
    <HistoryDialog title={t`Replace your cart?`} closeLabel={t`Close`} onClose={onNo} footer={footer}>
      <p>
        <Trans>Your cart isn't empty. This order replaces what is in it.</Trans>
      </p>
    </HistoryDialog>
  );
}

function NotReordered({ answer }: { readonly answer: ReorderResult }) {
  const { t } = useLingui();
  const words: Readonly<Record<Exclude<ReorderResult["kind"], "going" | "left" | "ask" | "closed">, string>> = {
    elsewhere: t`That order was from another venue and can't be ordered here.`,
    missing: t`Store cannot be found, please contact support.`,
    failed: t`Please check your connection, and try again.`,
  };
  if (answer.kind === "going" || answer.kind === "left" || answer.kind === "ask") return null;
  return (
    <Notice kind="error">
      <p>{answer.kind === "closed" ? answer.message || t`Currently not taking online orders.` : words[answer.kind]}</p>
    </Notice>
  );
}
