import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { HistoryDialog } from "../../parts/history-dialog/HistoryDialog.tsx";
import { SentenceSpace } from "../../parts/language/SentenceSpace.tsx";
import type { MemberPromptProps } from "../../parts/member-prompt/memberPromptPart.atoms.ts";
import { answerPromptAtom, goOnAsGuestAtom } from "../../state/checkout/member/memberPrompt.actions.ts";
import {
  knownEmailAtom,
  lookUpEmailAtom,
  memberQuestion,
  newMemberEmailAtom,
  waitingPressAtom,
} from "../../state/checkout/member/memberPrompt.atoms.ts";
import { memberQuestionAtom } from "../../state/checkout/member/memberQuestion.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { MemberGains } from "./MemberGains.tsx";
import css from "./MemberPrompt.css?inline";

registerSheet(css);

/**
 * S27. Shown after all checks, and before anything is sent, a wallet opens or the page is left. R117: Escape, Back and
 * the backdrop lead back to the form. Nothing is sent then, and the next press asks again.
 */
export function MemberPrompt({ paidNow, onBack }: MemberPromptProps) {
  const [waiting, setWaiting] = useAtom(waitingPressAtom);
  const setQuestion = useSetAtom(memberQuestionAtom);
  const newEmail = useAtomValue(newMemberEmailAtom);
  const knownEmail = useAtomValue(knownEmailAtom);
  const lookUp = useSetAtom(lookUpEmailAtom);
  const email = newEmail ?? knownEmail;
  useEffect(() => {
    setQuestion(memberQuestion);
    return () => {
      setQuestion(null);
      setWaiting(null);
    };
  }, [setQuestion, setWaiting]);
  useEffect(() => {
    if (email === null) setWaiting(null);
    return lookUp();
  }, [email, lookUp, setWaiting]);
  if (!waiting || email === null) return null;
  const goBack = () => {
    setWaiting(null);
    onBack();
  };
  return knownEmail === null ? (
    <JoinDialog email={email} paidNow={paidNow} onBack={goBack} />
  ) : (
    <KnownDialog email={knownEmail} paidNow={paidNow} onBack={goBack} />
  );
}

interface PromptProps extends MemberPromptProps {
  readonly email: string;
}

function JoinDialog({ email, paidNow, onBack }: PromptProps) {
  const { t } = useLingui();
  const answer = useSetAtom(answerPromptAtom);
  return (
    <HistoryDialog
      title={t`Become a member`}
      closeLabel={null}
      onClose={onBack}
      footer={
        <div className="member-prompt__answers">
          <Button variant="secondary" onClick={() => void answer("skip")}>
            <Trans>Skip</Trans>
          </Button>
          <Button variant="secondary" onClick={() => void answer("join")}>
            <Trans>Become member</Trans>
          </Button>
          <Button variant="quiet" onClick={onBack}>
            <Trans>Back to the form</Trans>
          </Button>
        </div>
      }
    >
      <MemberGains email={email} />
      <p className="member-prompt__not-yet">
        <NotYet paidNow={paidNow} />
        <SentenceSpace />
        <BothGoOn paidNow={paidNow} />
      </p>
    </HistoryDialog>
  );
}

type Paid = Pick<MemberPromptProps, "paidNow">;

/** R117: nobody may think that the press has already paid. */
function NotYet({ paidNow }: Paid) {
  return (
    <strong>
      {paidNow === null ? <Trans>Your order isn't placed yet.</Trans> : <Trans>Nothing is paid yet.</Trans>}
    </strong>
  );
}

/** Neither answer is the way back. */
function BothGoOn({ paidNow }: Paid) {
  if (paidNow === null) return <Trans>“Skip” and “Become member” both place it now.</Trans>;
  const amount = formatMoney(paidNow);
  return <Trans>“Skip” and “Become member” both pay {amount} now.</Trans>;
}

/** The press came before it was known that the address has an account. It isn't lost, and nothing is sent by itself. */
function KnownDialog({ email, paidNow, onBack }: PromptProps) {
  const { t } = useLingui();
  const goOn = useSetAtom(goOnAsGuestAtom);
  return (
    <HistoryDialog
      title={t`You already have an account`}
      closeLabel={null}
      onClose={onBack}
      footer={
        <div className="member-prompt__answers">
          <Button variant="secondary" onClick={onBack}>
            <Trans>Back to the form</Trans>
          </Button>
          <Button onClick={() => void goOn()}>
            <Trans>Order as a guest</Trans>
          </Button>
        </div>
      }
    >
      <p>
        <NotYet paidNow={paidNow} />
        <SentenceSpace />
        <Trans>{email} already has an account here. Log in first, or order as a guest.</Trans>
      </p>
    </HistoryDialog>
  );
}
