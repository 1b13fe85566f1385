import { Trans, useLingui } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { CancelResult } from "../../domain/order/canCancel.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import { cancelOrderAtom } from "../../state/order/cancelOrder.actions.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { afterPaint } from "../../ui/afterPaint.ts";
import { Button } from "../../ui/Button.tsx";
import { focusedElement } from "../../ui/focusedElement.ts";
import { Notice } from "../../ui/Notice.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { HistoryDialog } from "../history-dialog/HistoryDialog.tsx";
import { useServerWords } from "../server-words/useServerWords.ts";
import { StillWaiting } from "../waiting/StillWaiting.tsx";
import css from "./CancelOrder.css?inline";
import { DialogActions } from "./DialogActions.tsx";

registerSheet(css);

interface CancelOrderProps {
  readonly order: LiveOrder;
  readonly reference: OrderReference;
}

/** R70: asks the diner for confirmation; then the store decides. Shown while the order can be cancelled. */
export function CancelOrder({ order, reference }: CancelOrderProps) {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const openerRef = useRef<HTMLButtonElement>(null);
  usePassedFocus(openerRef);
  if (isAsked) return <Asked />;
  return (
    <>
      <Button ref={openerRef} variant="quiet" onClick={() => setOpen(true)}>
        <Trans>Cancel order</Trans>
      </Button>
      {isOpen && (
        <Question order={order} reference={reference} onAsked={() => setAsked(true)} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** Gives the focus to the order's title if the chance to cancel ends, and what has the focus disappears with it. */
function usePassedFocus(openerRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const order = openerRef.current?.closest("article, li") ?? null;
    return () => {
      const focused = focusedElement(order);
      const title = order?.querySelector<HTMLElement>(":is(h1, h2)[tabindex]");
      // By then a question that was still open is closed, and no longer keeps the focus.
      queueMicrotask(() => {
        if (title && focused && !focused.isConnected) focusInSight(title);
      });
    };
  }, [openerRef]);
}

/** Replaces the button that had the focus. */
function Asked() {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <p ref={ref} tabIndex={-1}>
      <Trans>We've asked our staff. You'll see the answer here.</Trans>
    </p>
  );
}

interface QuestionProps extends CancelOrderProps {
  readonly onAsked: () => void;
  readonly onClose: () => void;
}

function Question({ order, reference, onAsked, onClose }: QuestionProps) {
  const { t } = useLingui();
  const cancel = useSetAtom(cancelOrderAtom);
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<CancelResult | null>(null);
  const ask = async () => {
    setBusy(true);
    setAnswer(null);
    const given = await cancel({ order, reference });
    if (given.kind === "asked") onAsked();
    setAnswer(given);
    setBusy(false);
  };
  const isRefused = answer?.kind === "refused";
  const footer = (
    <DialogActions>
      <Button variant="secondary" onClick={onClose}>
        {isBusy ? <Trans>Close</Trans> : isRefused ? <Trans>Back to your order</Trans> : <Trans>No, keep it</Trans>}
      </Button>
      {!isRefused && (
        <ActionButton busy={isBusy} onClick={() => void ask()}>
          <Trans>Yes, cancel order</Trans>
        </ActionButton>
      )}
    </DialogActions>
  );
  return (
    <HistoryDialog title={t`Cancel this order?`} closeLabel={t`Close`} onClose={onClose} footer={footer}>
      <p className="cancel-order__question">
        <Trans>We ask our staff to cancel it. Until they answer, your order goes ahead.</Trans>
      </p>
      {answer && <NotAsked answer={answer} />}
      <StillWaiting isWaiting={isBusy} />
    </HistoryDialog>
  );
}

function NotAsked({ answer }: { readonly answer: CancelResult }) {
  const serverWords = useServerWords();
  switch (answer.kind) {
    case "asked":
      return null;
    case "refused":
      return (
        <Notice kind="error">
          <strong>
            <Trans>Your order goes ahead</Trans>
          </strong>
          <p>
            {serverWords(answer.message) || (
              <Trans>We can't cancel this order. If something is wrong, please give us a call.</Trans>
            )}
          </p>
        </Notice>
      );
    case "no-answer":
      return (
        <Notice kind="error">
          <strong>
            <Trans>No answer yet</Trans>
          </strong>
          <p>
            <Trans>Please check your connection, and try again.</Trans>
          </p>
        </Notice>
      );
  }
}

/**
 * Focuses an element, which scrolls to it. If a dialog's history step ends at the same moment, the browser then restores
 * the scroll position from before the dialog, so it is scrolled to once more.
 */
function focusInSight(element: HTMLElement): void {
  element.focus();
  const scroll = () => {
    if (focusedElement(element) === element) element.scrollIntoView({ block: "nearest" });
  };
  addEventListener("popstate", () => void afterPaint(scroll), { once: true });
}
