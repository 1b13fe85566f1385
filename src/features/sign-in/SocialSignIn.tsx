import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { SignInMethod, SocialProvider } from "../../domain/customer/account.ts";
import { signInWithAtom } from "../../state/customer/accounts.actions.ts";
import { storeHeaderAtom } from "../../state/store/store.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { FacebookMark, GoogleMark } from "./socialMarks.tsx";

type Trouble =
  | { readonly kind: "blocked" }
  | { readonly kind: "no-answer" }
  | { readonly kind: "other-way"; readonly way: SignInMethod };

/** R66: the pop-up opens directly in the tap. If the diner closes it, no message is shown. */
export function SocialSignIn({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const signInWith = useSetAtom(signInWithAtom);
  // R93: the headquarters' where no store is shown.
  const view = useAtomValue(storeHeaderAtom)?.view;
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [openWay, setOpenWay] = useState<SocialProvider | null>(null);
  if (!view?.googleLogin && !view?.facebookLogin) return null;
  const open = async (way: SocialProvider) => {
    setTrouble(null);
    setOpenWay(way);
    const answer = await signInWith(way);
    setOpenWay(null);
    if (answer.kind === "signed-in") onSignedIn();
    else if (answer.kind !== "closed") setTrouble(answer);
  };
  const button = (way: SocialProvider) => ({
    variant: "secondary" as const,
    wide: true,
    busy: openWay === way,
    onClick: () => void open(way),
  });
  return (
    <div className="sign-in__ways">
      <p className="sign-in__or">
        <Trans>or</Trans>
      </p>
      {trouble && (
        <Notice kind="error">
          <TroubleText trouble={trouble} />
        </Notice>
      )}
      {view.googleLogin && (
        <ActionButton {...button("google")}>
          <span className="sign-in__way">
            <GoogleMark />
            <Trans>Continue with Google</Trans>
          </span>
        </ActionButton>
      )}
      {view.facebookLogin && (
        <ActionButton {...button("facebook")}>
          <span className="sign-in__way">
            <FacebookMark />
            <Trans>Continue with Facebook</Trans>
          </span>
        </ActionButton>
      )}
    </div>
  );
}

function TroubleText({ trouble }: { readonly trouble: Trouble }) {
  switch (trouble.kind) {
    case "blocked":
      return <Trans>Your browser blocked the window: allow pop-ups for this page, and try again.</Trans>;
    case "no-answer":
      return <Trans>We couldn't log you in. Please try again.</Trans>;
    case "other-way":
      return <OtherWay way={trouble.way} />;
  }
}

function OtherWay({ way }: { readonly way: SignInMethod }) {
  switch (way) {
    case "password":
      return <Trans>This email has an account with a password: please log in with that.</Trans>;
    case "google":
      return <Trans>This email has an account with Google: please continue with Google.</Trans>;
    case "facebook":
      return <Trans>This email has an account with Facebook: please continue with Facebook.</Trans>;
  }
}
