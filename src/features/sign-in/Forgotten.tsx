import { Trans } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import { EmailField } from "../../parts/contact-form/EmailField.tsx";
import { useForm } from "../../parts/form/useForm.ts";
import { StillWaiting } from "../../parts/waiting/StillWaiting.tsx";
import { forgottenForm } from "../../state/customer/accountForms.ts";
import { sendResetLinkAtom } from "../../state/customer/accounts.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { GoodNotice } from "../../ui/GoodNotice.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { ViewProps } from "./signInViews.ts";
import { useAccountWords } from "./useAccountWords.ts";
import { useSending } from "./useSending.ts";

/** Says the same whether or not the address has an account (R65). */
export function Forgotten({ onView }: ViewProps) {
  const sending = useSending(useSetAtom(sendResetLinkAtom), () => {});
  return (
    <>
      <Form className="sign-in__form" onSubmit={sending.run}>
        {sending.answer?.kind === "failed" && (
          <Notice kind="error">
            <Trans>Failed to send reset password email.</Trans>
          </Notice>
        )}
        {sending.answer?.kind === "sent" && (
          <GoodNotice>
            <Trans>
              An email has been sent to your address, please follow the instructions on the email to reset your
              password.
            </Trans>
          </GoodNotice>
        )}
        <p className="sign-in__hint">
          <Trans>We email you a link, and you choose a new password.</Trans>
        </p>
        <Fields />
        <ActionButton type="submit" wide busy={sending.isSending}>
          <Trans>Send link</Trans>
        </ActionButton>
        <StillWaiting isWaiting={sending.isSending} />
      </Form>
      <div className="sign-in__aside">
        <Button variant="quiet" onClick={() => onView("log-in")}>
          <Trans>Back to log in</Trans>
        </Button>
      </div>
    </>
  );
}

function Fields() {
  const { bind } = useForm(forgottenForm, useAccountWords());
  return <EmailField {...bind("email")} />;
}
