import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { Notice } from "../../ui/Notice.tsx";
import type { CheckoutConfig } from "./checkoutConfig.ts";

/** R33 again: sending again sends the same order, even if the cart has changed. */
export function OrderAsSent({ config }: { readonly config: CheckoutConfig }) {
  const isCartAnother = useAtomValue(config.placing.isCartAnotherAtom);
  if (!isCartAnother) return null;
  return (
    <Notice kind="info">
      <Trans>This is your order as it was sent. What you have changed in your cart since is not part of it.</Trans>
    </Notice>
  );
}
