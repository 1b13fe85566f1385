import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { RouteLink } from "../navigation/RouteLink.tsx";

/** An account page that is opened signed out asks, then opens (R64). */
export function MembersOnly({ children }: { readonly children: ReactNode }) {
  if (useAtomValue(memberAtom)) return children;
  return (
    <p>
      <Trans>
        This page opens as soon as you are logged in. <RouteLink to={{ name: "login" }}>Log in</RouteLink>
      </Trans>
    </p>
  );
}
