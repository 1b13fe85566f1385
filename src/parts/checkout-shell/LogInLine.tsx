import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { askSignInAtom } from "../../state/customer/askSignIn.actions.ts";
import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { canSignInAtom } from "../../state/customer/signIn.atoms.ts";
import { Button } from "../../ui/Button.tsx";

/** Offers guests to log in, where they would type what an account knows. */
export function LogInLine({ disabled }: { readonly disabled: boolean }) {
  const isMember = useAtomValue(memberAtom) !== null;
  const ask = useSetAtom(askSignInAtom);
  if (!useAtomValue(canSignInAtom) || isMember || disabled) return null;
  return (
    <p className="checkout__log-in">
      <Trans>Have an account?</Trans>
      <Button variant="quiet" onClick={() => ask()}>
        <Trans>Log in</Trans>
      </Button>
    </p>
  );
}
