import { Trans, useLingui } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { EmailField } from "../../parts/contact-form/EmailField.tsx";
import { useForm } from "../../parts/form/useForm.ts";
import { logInForm } from "../../state/customer/accountForms.ts";
import { logInAtom } from "../../state/customer/accounts.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { SocialSignIn } from "./SocialSignIn.tsx";
import type { ViewProps } from "./signInViews.ts";
import { useAccountWords } from "./useAccountWords.ts";
import { useSending } from "./useSending.ts";

export function LogIn({ onView, onSignedIn }: ViewProps) {
  const sending = useSending(useSetAtom(logInAtom), ({ kind }) => kind === "signed-in" && onSignedIn());
  const formRef = useRef<HTMLFormElement>(null);
  const trouble = sending.answer?.kind;
  useEffect(() => {
    if (trouble === "refused") formRef.current?.querySelector<HTMLElement>("[name=password]")?.focus();
  }, [trouble]);
  return (
    <>
      <Form className="sign-in__form" ref={formRef} onSubmit={sending.run}>
        {trouble && trouble !== "signed-in" && (
          <Notice kind="error">
            <Trouble kind={trouble} />
          </Notice>
        )}
        <Fields />
        <ActionButton type="submit" wide busy={sending.isSending}>
          <Trans>Log in</Trans>
        </ActionButton>
        <div className="sign-in__aside">
          <Button variant="quiet" onClick={() => onView("forgotten")}>
            <Trans>Forgot password</Trans>
          </Button>
        </div>
      </Form>
      <SocialSignIn onSignedIn={onSignedIn} />
      <div className="sign-in__other">
        <p>
          <Trans>No account yet?</Trans>
        </p>
        <Button variant="secondary" onClick={() => onView("register")}>
          <Trans>Register</Trans>
        </Button>
      </div>
    </>
  );
}

function Fields() {
  const { t } = useLingui();
  const words = useAccountWords();
  const { bind } = useForm(logInForm, { ...words, password: { required: t`Enter your password.` } });
  return (
    <>
      <EmailField {...bind("email")} autoComplete="username" />
      <PasswordField {...bind("password")} label={t`Password`} name="password" autoComplete="current-password" />
    </>
  );
}

/** A wrong address and a wrong password have the same message (R65). */
function Trouble({ kind }: { readonly kind: "refused" | "too-many-tries" | "no-answer" }) {
  switch (kind) {
    case "refused":
      return <Trans>The email or the password isn't right. Please try again.</Trans>;
    case "too-many-tries":
      return <Trans>Too many attempts. Please wait a few minutes, or choose a new password.</Trans>;
    case "no-answer":
      return <Trans>We couldn't log you in: the connection failed. Please try again.</Trans>;
  }
}
