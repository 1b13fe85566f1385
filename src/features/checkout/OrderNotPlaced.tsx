import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { isAnythingTypedAtom } from "../../state/checkout/checkout.atoms.ts";
import { Notice } from "../../ui/Notice.tsx";

/** A refused order, with the store's own message where there is one. */
export function OrderNotPlaced({ message }: { readonly message: string }) {
  const { t } = useLingui();
  const isAnythingTyped = useAtomValue(isAnythingTypedAtom);
  return (
    <Notice kind="error" title={t`Your order was not placed`}>
      <p>{message || t`You will not be charged`}</p>
      {isAnythingTyped && (
        <p>
          <Trans>What you typed is still here, except your card.</Trans>
        </p>
      )}
    </Notice>
  );
}
