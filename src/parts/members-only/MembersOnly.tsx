import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useEffect } from "react";
import { askSignInAtom } from "../../state/customer/askSignIn.actions.ts";
import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { canSignInAtom } from "../../state/customer/signIn.atoms.ts";
import { redirectAtom } from "../../state/navigation/navigation.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { UserIcon } from "../../ui/laterIcons.tsx";
import { Spinner } from "../../ui/Spinner.tsx";

/** Shows an account page to members. A guest is asked to log in first (R64); a shop without members shows its menu. */
export function MembersOnly({ children }: { readonly children: ReactNode }) {
  const isMember = useAtomValue(memberAtom) !== null;
  const canSignIn = useAtomValue(canSignInAtom);
  const home = useAtomValue(homeRouteAtom);
  const redirect = useSetAtom(redirectAtom);
  const isBarred = canSignIn === false;
  useEffect(() => {
    if (isBarred) redirect(home);
  }, [isBarred, home, redirect]);
  if (!canSignIn) return <Spinner />;
  return isMember ? children : <AskSignIn />;
}

function AskSignIn() {
  const { t } = useLingui();
  const ask = useSetAtom(askSignInAtom);
  return (
    <EmptyState
      icon={<UserIcon sizePx={32} />}
      headingLevel={1}
      title={t`Please log in`}
      text={<Trans>This page opens as soon as you are logged in.</Trans>}
      action={
        <Button onClick={() => ask()}>
          <Trans>Log in</Trans>
        </Button>
      }
    />
  );
}
