import { Trans, useLingui } from "@lingui/react/macro";
import { Notice } from "../../ui/Notice.tsx";

/** A known outcome: the store's own words, where it has some. */
export function Failure({ message }: { readonly message: string }) {
  const { t } = useLingui();
  return (
    <Notice kind="error" title={t`Your order was not placed`}>
      <p>{message || t`You will not be charged`}</p>
      <p>
        <Trans>What you typed is still here, except your card.</Trans>
      </p>
    </Notice>
  );
}
