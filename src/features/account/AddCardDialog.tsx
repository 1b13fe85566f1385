import { Trans, useLingui } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { cents } from "../../domain/money/cents.ts";
import { CardPart } from "../../parts/card-form/CardPart.tsx";
import { HistoryDialog } from "../../parts/history-dialog/HistoryDialog.tsx";
import { StillWaiting } from "../../parts/waiting/StillWaiting.tsx";
import type { Answered } from "../../state/customer/askProfiles.ts";
import { dropCardAtom } from "../../state/payment/card.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Form, type FormResult } from "../../ui/Form.tsx";
import { useWhileHere } from "../../ui/useWhileHere.ts";
import { addCardAtom } from "./account.actions.ts";
import { Refusal } from "./Refusal.tsx";

interface AddCardDialogProps {
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

const nothing = cents(0);

/** R37: the typed card is forgotten as soon as the dialog closes or the backend has answered. */
export function AddCardDialog({ onAdded, onClose }: AddCardDialogProps) {
  const { t } = useLingui();
  const add = useSetAtom(addCardAtom);
  const drop = useSetAtom(dropCardAtom);
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answered | null>(null);
  const isHere = useWhileHere();
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    drop();
    return () => drop();
  }, [drop]);
  useEffect(() => {
    if (!answer || answer.kind === "saved") return;
    const [, number] = formRef.current?.querySelectorAll<HTMLElement>("input") ?? [];
    (number ?? formRef.current?.querySelector<HTMLElement>(".card-fields"))?.focus();
  }, [answer]);
  const send = async (): Promise<FormResult> => {
    setBusy(true);
    const given = await add();
    setBusy(false);
    if (!given) return "invalid";
    if (given.kind === "saved") onAdded();
    // After it was closed, another dialog may be open.
    if (!isHere()) return "taken";
    if (given.kind === "saved") onClose();
    else setAnswer(given);
    return "taken";
  };
  return (
    <HistoryDialog title={t`Add card`} closeLabel={t`Close`} onClose={onClose}>
      <Form className="account__card-form" ref={formRef} onSubmit={send} disabled={isBusy}>
        {answer && <Refusal answer={answer} />}
        <CardPart total={nothing} />
        <ActionButton type="submit" wide busy={isBusy}>
          <Trans>Save card</Trans>
        </ActionButton>
        <StillWaiting isWaiting={isBusy} />
      </Form>
    </HistoryDialog>
  );
}
