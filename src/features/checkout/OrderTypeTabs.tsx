import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";

/** How the order reaches the diner. Delivery, room and table get their tabs here. */
export function OrderTypeTabs({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <>
      <div className="order-types" role="tablist" aria-label={t`How would you like your order?`}>
        <button
          type="button"
          role="tab"
          id={`${id}-tab`}
          aria-selected="true"
          aria-controls={id}
          className="order-type"
        >
          <Trans>Pickup</Trans>
        </button>
      </div>
      <div role="tabpanel" id={id} aria-labelledby={`${id}-tab`}>
        {children}
      </div>
    </>
  );
}
