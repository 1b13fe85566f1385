import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { HistoryDialog } from "../../parts/history-dialog/HistoryDialog.tsx";
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
import css from "./MemberPrompt.css?inline";

registerSheet(css);

/**
 * S27. Shown after all checks, and before anything is sent, a wallet opens or the page is left.
 * Closing it sends nothing, and the next press asks again.
 */
export function MemberPrompt({ paidNow }: MemberPromptProps) {
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
  const close = () => setWaiting(null);
  return knownEmail === null ? (
    <JoinDialog email={email} paidNow={paidNow} onClose={close} />
  ) : (
    <KnownDialog email={knownEmail} onClose={close} />
  );
}

interface PromptProps {
  readonly email: string;
  readonly onClose: () => void;
}

function JoinDialog({ email, paidNow, onClose }: PromptProps & MemberPromptProps) {
  const { t } = useLingui();
  const answer = useSetAtom(answerPromptAtom);
  return (
    <HistoryDialog
      title={t`Become a member`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <div className="member-prompt__answers">
          <Button variant="secondary" onClick={() => void answer("skip")}>
            <Trans>Skip</Trans>
          </Button>
          <Button variant="secondary" onClick={() => void answer("join")}>
            <Trans>Become member</Trans>
          </Button>
        </div>
      }
    >
      <p>
        <Trans>
          Next time your details are ready, and you get what we offer our members. We email a link to {email} so you can
          choose a password.
        </Trans>
      </p>
      <EitherWay paidNow={paidNow} />
    </HistoryDialog>
  );
}

/** Both answers send the order, so neither may look like the way back. */
function EitherWay({ paidNow }: MemberPromptProps) {
  if (paidNow === null)
    return (
      <p>
        <Trans>Either way your order goes out now.</Trans>
      </p>
    );
  const amount = formatMoney(paidNow);
  return (
    <p>
      <Trans>Either way {amount} is paid now.</Trans>
    </p>
  );
}

/** The press came before it was known that the address has an account. It isn't lost, and nothing is sent by itself. */
function KnownDialog({ email, onClose }: PromptProps) {
  const { t } = useLingui();
  const goOn = useSetAtom(goOnAsGuestAtom);
  return (
    <HistoryDialog
      title={t`You already have an account`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <div className="member-prompt__answers">
          <Button variant="secondary" onClick={onClose}>
            <Trans>Back to the form</Trans>
          </Button>
          <Button onClick={() => void goOn()}>
            <Trans>Order as a guest</Trans>
          </Button>
        </div>
      }
    >
      <p>
        <Trans>{email} already has an account here. Log in first, or order as a guest.</Trans>
      </p>
    </HistoryDialog>
  );
}
