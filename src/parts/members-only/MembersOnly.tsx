import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { RouteLink } from "../navigation/RouteLink.tsx";

/** An account page that is opened signed out asks, then opens (R64). */
export function MembersOnly({ children }: { readonly children: ReactNode }) {
  return useAtomValue(memberAtom) ? children : <AskSignIn />;
}

function AskSignIn() {
  const { t } = useLingui();
  return (
    <EmptyState
      headingLevel={1}
      title={t`Please log in`}
      text={<Trans>This page opens as soon as you are logged in.</Trans>}
      action={
        <RouteLink to={{ name: "login" }}>
          <Trans>Log in</Trans>
        </RouteLink>
      }
    />
  );
}
