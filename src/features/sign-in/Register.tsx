import { Trans, useLingui } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import { shortestPassword } from "../../domain/customer/account.ts";
import { EmailField } from "../../parts/contact-form/EmailField.tsx";
import { NameFields } from "../../parts/contact-form/NameFields.tsx";
import { useForm } from "../../parts/form/useForm.ts";
import { useServerWords } from "../../parts/server-words/useServerWords.ts";
import { StillWaiting } from "../../parts/waiting/StillWaiting.tsx";
import { registerForm } from "../../state/customer/accountForms.ts";
import { registerAtom } from "../../state/customer/accounts.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { SocialSignIn } from "./SocialSignIn.tsx";
import type { ViewProps } from "./signInViews.ts";
import { useAccountWords } from "./useAccountWords.ts";
import { useSending } from "./useSending.ts";

export function Register({ onView, onSignedIn }: ViewProps) {
  const serverWords = useServerWords();
  const sending = useSending(useSetAtom(registerAtom), ({ kind }) => kind === "signed-in" && onSignedIn());
  const { answer } = sending;
  const logIn = (
    <Button variant="quiet" onClick={() => onView("log-in")}>
      <Trans>Log in</Trans>
    </Button>
  );
  return (
    <>
      <Form className="sign-in__form" onSubmit={sending.run}>
        {answer?.kind === "known-email" && (
          <Notice kind="error" action={logIn}>
            <Trans>This email has an account already.</Trans>
          </Notice>
        )}
        {answer?.kind === "refused" && <Notice kind="error">{serverWords(answer.message)}</Notice>}
        {answer?.kind === "no-answer" && (
          <Notice kind="error">
            <Trans>Your account couldn't be made: the connection failed. Please try again.</Trans>
          </Notice>
        )}
        <Fields />
        <ActionButton type="submit" wide busy={sending.isSending}>
          <Trans>Register</Trans>
        </ActionButton>
        <StillWaiting isWaiting={sending.isSending} />
      </Form>
      <SocialSignIn onSignedIn={onSignedIn} />
      {answer?.kind !== "known-email" && (
        <div className="sign-in__other">
          <p>
            <Trans>Do you have an account?</Trans>
          </p>
          {logIn}
        </div>
      )}
    </>
  );
}

function Fields() {
  const { t } = useLingui();
  const { bind } = useForm(registerForm, useAccountWords());
  return (
    <>
      <div className="sign-in__names">
        <NameFields bind={bind} />
      </div>
      <EmailField {...bind("email")} />
      <PasswordField
        {...bind("password")}
        label={t`Password`}
        name="new-password"
        autoComplete="new-password"
        hint={t`At least ${shortestPassword} letters, numbers or symbols.`}
        enterKeyHint="next"
      />
      <PasswordField
        {...bind("confirmPassword")}
        label={t`Confirm password`}
        name="confirm-password"
        autoComplete="new-password"
      />
    </>
  );
}
