import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import type { ResetLink } from "../../domain/customer/account.ts";
import { useHasMembers } from "../../parts/members-only/useHasMembers.ts";
import { checkResetLinkAtom } from "../../state/customer/accounts.atoms.ts";
import { askSignInAtom } from "../../state/customer/askSignIn.actions.ts";
import { signOutAtom } from "../../state/customer/signOut.actions.ts";
import { routeAtom } from "../../state/navigation/navigation.atoms.ts";
import { servicesAtom } from "../../state/services.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { ResetForm } from "./ResetForm.tsx";
import css from "./SignInPanel.css?inline";

registerSheet(css);

type Checked =
  | { readonly kind: "checking" | "invalid" | "no-answer" }
  | { readonly kind: "valid"; readonly email: string };

/** S40: an invalid link signs the member out after this time, because the link may belong to someone else. */
const signOutAfterMs = 4_000;

interface ResetScreenProps {
  readonly parseLink: (code: string) => ResetLink | null;
}

/** The page that the link in an e-mail opens, to choose a password for an old account or a new one. */
export function ResetScreen({ parseLink }: ResetScreenProps) {
  const route = useAtomValue(routeAtom);
  const hasMembers = useHasMembers();
  const code = route.name === "resetPassword" ? route.user : "";
  if (!hasMembers) return <Spinner />;
  return <OpenLink key={code} link={parseLink(code)} />;
}

function OpenLink({ link }: { readonly link: ResetLink | null }) {
  const { t } = useLingui();
  const [token] = useState(link?.token ?? null);
  const [checked, setChecked] = useState<Checked>({ kind: token === null ? "invalid" : "checking" });
  const check = useSetAtom(checkResetLinkAtom);
  useEffect(() => {
    if (checked.kind !== "checking" || token === null) return;
    let isCurrent = true;
    void check(token).then((answer) => isCurrent && setChecked(answer));
    return () => {
      isCurrent = false;
    };
  }, [checked, token, check]);
  return (
    <div className="sign-in-screen">
      <h1 className="sign-in-screen__title">{link?.isNewUser ? t`Register new account` : t`Forgot password`}</h1>
      <div className="sign-in">
        {checked.kind === "checking" && <Spinner label={t`Checking your link`} />}
        {checked.kind === "invalid" && <InvalidLink />}
        {checked.kind === "no-answer" && <NoAnswer onRetry={() => setChecked({ kind: "checking" })} />}
        {link && checked.kind === "valid" && (
          <ResetForm link={link} email={checked.email} onInvalid={() => setChecked({ kind: "invalid" })} />
        )}
      </div>
    </div>
  );
}

function InvalidLink() {
  const { clock } = useAtomValue(servicesAtom);
  const signOut = useSetAtom(signOutAtom);
  const ask = useSetAtom(askSignInAtom);
  useEffect(() => clock.after(signOutAfterMs, () => void signOut()), [clock, signOut]);
  return (
    <>
      <Notice kind="error">
        <Trans>Password recovery link is no longer valid.</Trans>
      </Notice>
      <p className="sign-in__hint">
        <Trans>A link works once, and only for a short time. You can ask for a new one when you log in.</Trans>
      </p>
      <Button onClick={() => ask()}>
        <Trans>Log in</Trans>
      </Button>
    </>
  );
}

function NoAnswer({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice
      kind="error"
      action={
        <Button variant="quiet" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Your link couldn't be checked: the connection failed.</Trans>
    </Notice>
  );
}
