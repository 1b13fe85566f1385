import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { cartCountAtom } from "../../state/cart/cart.atoms.ts";
import { forgetPasswordsAtom } from "../../state/customer/accountForms.ts";
import { loadAccountsAtom } from "../../state/customer/accounts.atoms.ts";
import { afterSignInAtom } from "../../state/customer/afterSignIn.actions.ts";
import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { giftCountAtom } from "../../state/gift/giftCart.atoms.ts";
import { arrivedGiftServicesAtom } from "../../state/gift/giftServices.atoms.ts";
import { announceAtom } from "../../state/screen/announce.actions.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { arrivedOrderServicesAtom } from "../../state/services.atoms.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { Forgotten } from "./Forgotten.tsx";
import { LogIn } from "./LogIn.tsx";
import { Register } from "./Register.tsx";
import css from "./SignInPanel.css?inline";
import type { SignInView } from "./signInViews.ts";

registerSheet(css);

const views = { "log-in": LogIn, forgotten: Forgotten, register: Register } as const;

interface SignInPanelProps {
  readonly view: SignInView;
  readonly onView: (view: SignInView) => void;
}

export function SignInPanel({ view, onView }: SignInPanelProps) {
  const load = useSetAtom(loadAccountsAtom);
  const forget = useSetAtom(forgetPasswordsAtom);
  const { setSignedIn, isDone } = useAfterSignIn(view);
  const ref = useFocusAfterTurn(view);
  // A pop-up may only open directly in a tap, so its code is loaded now.
  useEffect(() => void load(), [load]);
  useEffect(() => () => forget(), [forget]);
  const turn = (next: SignInView) => {
    forget();
    onView(next);
  };
  const View = views[view];
  if (isDone) return <Spinner />;
  return (
    <div className="sign-in" ref={ref}>
      <View key={view} onView={turn} onSignedIn={setSignedIn} />
    </div>
  );
}

/** R64: continues after signing in, also if that happened in another tab. */
function useAfterSignIn(view: SignInView) {
  const { t } = useLingui();
  const afterSignIn = useSetAtom(afterSignInAtom);
  const announce = useSetAtom(announceAtom);
  const home = useAtomValue(homeRouteAtom);
  const hasCartArrived = useAtomValue(arrivedOrderServicesAtom) !== null;
  const isCartEmpty = useAtomValue(cartCountAtom) === 0 && hasCartArrived;
  const haveGiftsArrived = useAtomValue(arrivedGiftServicesAtom) !== null;
  const areGiftsEmpty = useAtomValue(giftCountAtom) === 0 && haveGiftsArrived;
  const isMember = useAtomValue(memberAtom) !== null;
  const [isSignedIn, setSignedIn] = useState(false);
  const isDone = isSignedIn || isMember;
  const words = view === "register" ? t`Registration completed successfully.` : t`You're logged in.`;
  const goNext = () => {
    announce("session", words);
    afterSignIn({ home, isCartEmpty, areGiftsEmpty });
  };
  const latest = useRef(goNext);
  latest.current = goNext;
  useEffect(() => {
    if (isDone) latest.current();
  }, [isDone]);
  return { isDone, setSignedIn: () => setSignedIn(true) };
}

/** The pressed button is gone with the previous view, so the first field of the next view gets the focus. */
function useFocusAfterTurn(view: SignInView) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    ref.current?.querySelector("input")?.focus();
  }, [view]);
  return ref;
}
