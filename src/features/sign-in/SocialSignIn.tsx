import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useState } from "react";
import type { SignInMethod, SocialProvider } from "../../domain/customer/account.ts";
import { signInWithAtom } from "../../state/customer/accounts.atoms.ts";
import { storeHeaderAtom } from "../../state/store/store.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Notice } from "../../ui/Notice.tsx";

/** In the brand's own colours, as its rules ask. Both can be told on a light and on a dark button. */
function Mark({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="sign-in__mark" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

function GoogleMark() {
  return (
    <Mark>
      <g fill="none" strokeWidth="3.6">
        <path stroke="#ea4335" d="M16 4.7A8 8 0 0 0 3 6.1" />
        <path stroke="#fbbc05" d="M3 6.1a8 8 0 0 0 0 7.8" />
        <path stroke="#34a853" d="M3 13.9a8 8 0 0 0 12.2 2.2" />
        <path stroke="#4285f4" d="M15.2 16.1a8 8 0 0 0 2.7-6.1H10" />
      </g>
    </Mark>
  );
}

function FacebookMark() {
  return (
    <Mark>
      <circle cx="10" cy="10" r="10" fill="#1877f2" />
      <path
        fill="#fff"
        d="M11.3 20v-7.3h2.5l.5-3h-3V7.8c0-.9.4-1.6 1.7-1.6h1.4V3.6c-.7-.1-1.4-.2-2.1-.2-2.4 0-4 1.5-4 4.1v2.2H5.7v3h2.6V20z"
      />
    </Mark>
  );
}

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
