import { Trans, useLingui } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import { useState } from "react";
import type { StoredCard } from "../../domain/customer/customer.ts";
import { HistoryDialog } from "../../parts/history-dialog/HistoryDialog.tsx";
import { StoredCardName } from "../../parts/payment/PaymentName.tsx";
import { StillWaiting } from "../../parts/waiting/StillWaiting.tsx";
import type { Answered } from "../../state/customer/askProfiles.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { useWhileHere } from "../../ui/useWhileHere.ts";
import { removeCardAtom } from "./account.actions.ts";
import { Refusal } from "./Refusal.tsx";

interface RemoveCardDialogProps {
  readonly card: StoredCard;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation. If the backend refuses, the dialog shows the reason (S41). */
export function RemoveCardDialog({ card, onRemoved, onClose }: RemoveCardDialogProps) {
  const { t } = useLingui();
  const remove = useSetAtom(removeCardAtom);
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answered | null>(null);
  const isHere = useWhileHere();
  const run = async () => {
    if (isBusy) return;
    setBusy(true);
    setAnswer(null);
    const given = await remove(card.identifier);
    setBusy(false);
    setAnswer(given);
    if (given.kind !== "saved") return;
    // After it was closed, another dialog may be open.
    if (isHere()) onClose();
    onRemoved();
  };
  const footer = (
    <div className="account__answers">
      <Button variant="secondary" onClick={onClose}>
        {isBusy ? <Trans>Close</Trans> : <Trans>Keep card</Trans>}
      </Button>
      <ActionButton busy={isBusy} onClick={() => void run()}>
        <Trans>Remove card</Trans>
      </ActionButton>
    </div>
  );
  return (
    <HistoryDialog title={t`Remove this card?`} closeLabel={t`Close`} onClose={onClose} footer={footer}>
      <div className="account__question">
        <p>
          <Trans>
            <StoredCardName card={card} />: you can no longer pay with it.
          </Trans>
        </p>
        {answer && <Refusal answer={answer} />}
        <StillWaiting isWaiting={isBusy} />
      </div>
    </HistoryDialog>
  );
}
