import { Trans } from "@lingui/react/macro";
import { businessNumberText } from "../../domain/store/businessNumber.ts";
import type { Store } from "../../domain/store/store.ts";

/** R102: who the seller of a tax invoice is. */
export function Abn({ store: { abn } }: { readonly store: Pick<Store, "abn"> }) {
  const number = businessNumberText(abn);
  return (
    <p>
      <Trans>ABN {number}</Trans>
    </p>
  );
}
