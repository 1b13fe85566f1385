import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { pictures, StatePicture } from "../../ui/StatePicture.tsx";

/** Shows an account page to members. A guest is asked to log in first (R64). */
export function MembersOnly({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const isMember = useAtomValue(memberAtom) !== null;
  const navigate = useSetAtom(navigateAtom);
  if (isMember) return children;
  return (
    <EmptyState
      icon={<StatePicture of={pictures.closed} />}
      headingLevel={1}
      title={t`Please log in`}
      text={<Trans>This page opens as soon as you are logged in.</Trans>}
      action={
        <Button onClick={() => navigate({ name: "login" })}>
          <Trans>Log in</Trans>
        </Button>
      }
    />
  );
}
