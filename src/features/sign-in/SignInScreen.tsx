import { useAtomValue } from "jotai";
import { useState } from "react";
import { useHasMembers } from "../../parts/members-only/useHasMembers.ts";
import { routeAtom } from "../../state/navigation/navigation.atoms.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { SignInPanel } from "./SignInPanel.tsx";
import { type SignInView, useViewTitle } from "./signInViews.ts";

/** Signing in on a phone, or on any device by URL. */
export function SignInScreen() {
  const { name } = useAtomValue(routeAtom);
  if (!useHasMembers()) return <Spinner />;
  return <OpenScreen key={name} first={name === "register" || name === "registerUser" ? "register" : "log-in"} />;
}

function OpenScreen({ first }: { readonly first: SignInView }) {
  const [view, setView] = useState(first);
  return (
    <div className="sign-in-screen">
      <h1 className="sign-in-screen__title">{useViewTitle(view)}</h1>
      <SignInPanel view={view} onView={setView} />
    </div>
  );
}
