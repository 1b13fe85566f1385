import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { askSignInAtom } from "../../state/customer/askSignIn.actions.ts";
import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { canSignInAtom } from "../../state/customer/signIn.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";

/** Offers guests to log in, unless an order is being sent. */
export function LogInBanner({ isSending }: { readonly isSending: boolean }) {
  const isMember = useAtomValue(memberAtom) !== null;
  const ask = useSetAtom(askSignInAtom);
  if (!useAtomValue(canSignInAtom) || isMember || isSending) return null;
  return (
    <Notice
      kind="info"
      isSilent
      action={
        <Button variant="quiet" onClick={() => ask()}>
          <Trans>Log in</Trans>
        </Button>
      }
    >
      <Trans>Log in, or place an order as guest without creating an account.</Trans>
    </Notice>
  );
}
