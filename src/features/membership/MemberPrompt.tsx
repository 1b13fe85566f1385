import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { HeldDialog } from "../../parts/held-dialog/HeldDialog.tsx";
import { answerPromptAtom } from "../../state/checkout/memberPrompt.actions.ts";
import {
  isPromptOpenAtom,
  lookUpEmailAtom,
  memberQuestion,
  newMemberEmailAtom,
} from "../../state/checkout/memberPrompt.atoms.ts";
import { memberQuestionAtom } from "../../state/checkout/memberQuestion.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./MemberPrompt.css?inline";

registerSheet(css);

/**
 * Spec, "Placing an order", 4. Shown after all checks, and before anything is sent, a wallet opens or the page is left.
 * Closing it sends nothing, and the next press asks again.
 */
export function MemberPrompt() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useAtom(isPromptOpenAtom);
  const setQuestion = useSetAtom(memberQuestionAtom);
  const email = useAtomValue(newMemberEmailAtom);
  const lookUp = useSetAtom(lookUpEmailAtom);
  const answer = useSetAtom(answerPromptAtom);
  useEffect(() => {
    setQuestion(memberQuestion);
    return () => {
      setQuestion(null);
      setOpen(false);
    };
  }, [setQuestion, setOpen]);
  useEffect(() => {
    if (email === null) setOpen(false);
    return lookUp();
  }, [email, lookUp, setOpen]);
  if (!isOpen || email === null) return null;
  return (
    <HeldDialog
      title={t`Become a member`}
      closeLabel={t`Close`}
      onClose={() => setOpen(false)}
      footer={
        <div className="member-prompt__answers">
          <Button variant="secondary" onClick={() => void answer("skip")}>
            <Trans>Skip</Trans>
          </Button>
          <Button onClick={() => void answer("join")}>
            <Trans>Become member</Trans>
          </Button>
        </div>
      }
    >
      <p>
        <Trans>
          Your details are there next time, and your orders earn what this restaurant gives its members. We email a link
          to {email}, so that you can choose a password.
        </Trans>
      </p>
    </HeldDialog>
  );
}
