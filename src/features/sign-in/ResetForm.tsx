import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { longestResetPassword, type ResetLink, shortestPassword } from "../../domain/customer/account.ts";
import { useForm } from "../../parts/form/useForm.ts";
import { StillWaiting } from "../../parts/waiting/StillWaiting.tsx";
import { forgetPasswordsAtom, resetForm } from "../../state/customer/accountForms.ts";
import { resetPasswordAtom, type SignInAfterReset } from "../../state/customer/accounts.atoms.ts";
import { askSignInAtom } from "../../state/customer/askSignIn.actions.ts";
import { redirectAtom } from "../../state/navigation/navigation.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { servicesAtom } from "../../state/services.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { GoodNotice } from "../../ui/GoodNotice.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { useAccountWords } from "./useAccountWords.ts";
import { useSending } from "./useSending.ts";

const signInAfterMs = 2_000;

interface ResetFormProps {
  readonly link: ResetLink;
  /** The e-mail address of the link, from the sign-in service. */
  readonly email: string;
  readonly onInvalid: () => void;
}

export function ResetForm({ link: { token, isNewUser }, email, onInvalid }: ResetFormProps) {
  const [signIn, setSignIn] = useState<SignInAfterReset | null>(null);
  const reset = useSetAtom(resetPasswordAtom);
  const forget = useSetAtom(forgetPasswordsAtom);
  useEffect(() => () => forget(), [forget]);
  const sending = useSending(
    () => reset(token, email),
    (answer) => {
      if (answer.kind === "reset") setSignIn(() => answer.signIn);
      else if (answer.kind === "invalid") onInvalid();
    },
  );
  if (signIn) return <Done isNewUser={isNewUser} signIn={signIn} />;
  return (
    <Form className="sign-in__form" onSubmit={sending.run}>
      {sending.answer?.kind === "no-answer" && (
        <Notice kind="error">
          <Trans>Your password wasn't saved: the connection failed. Please try again.</Trans>
        </Notice>
      )}
      <Fields email={email} />
      <ActionButton type="submit" wide busy={sending.isSending}>
        {isNewUser ? <Trans>Register</Trans> : <Trans>Reset</Trans>}
      </ActionButton>
      <StillWaiting isWaiting={sending.isSending} />
    </Form>
  );
}

function Fields({ email }: { readonly email: string }) {
  const { t } = useLingui();
  const { bind } = useForm(resetForm, useAccountWords());
  return (
    <>
      {/* A password manager stores the password under this address. */}
      <TextField label={t`Email`} name="email" autoComplete="username" value={email} onChange={() => {}} readOnly />
      <PasswordField
        {...bind("password")}
        label={t`Password`}
        name="new-password"
        autoComplete="new-password"
        hint={t`${shortestPassword} to ${longestResetPassword} letters, numbers or symbols.`}
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

interface DoneProps {
  readonly isNewUser: boolean;
  readonly signIn: SignInAfterReset;
}

/** S40: signs in automatically, then opens the store. */
function Done({ isNewUser, signIn }: DoneProps) {
  const { clock } = useAtomValue(servicesAtom);
  const home = useAtomValue(homeRouteAtom);
  const redirect = useSetAtom(redirectAtom);
  const ask = useSetAtom(askSignInAtom);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isHere = true;
    const stop = clock.after(signInAfterMs, async () => {
      const { kind } = await signIn();
      if (!isHere) return;
      if (kind === "signed-in") redirect(home);
      else setFailed(true);
    });
    return () => {
      isHere = false;
      stop();
    };
  }, [clock, signIn, home, redirect]);
  return (
    <>
      <GoodNotice>
        {isNewUser ? <Trans>Registration completed successfully.</Trans> : <Trans>Your password is changed.</Trans>}
      </GoodNotice>
      {hasFailed ? (
        <Button onClick={() => ask()}>
          <Trans>Log in</Trans>
        </Button>
      ) : (
        <p className="sign-in__hint">
          <Trans>One moment, we're logging you in.</Trans>
        </p>
      )}
    </>
  );
}
