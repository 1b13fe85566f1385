import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { storeAtom } from "../../state/store/store.atoms.ts";
import { TelephoneLink } from "../../ui/TelephoneLink.tsx";
import { News } from "./News.tsx";

interface StrangePaymentNoticeProps {
  /** The payment page says anything but that the payment was cancelled or failed. */
  readonly mayBePaid: boolean;
}

/** R57 other: a payment page led back here, but its order isn't stored on this device. */
export function StrangePaymentNotice({ mayBePaid }: StrangePaymentNoticeProps) {
  const store = useAtomValue(storeAtom);
  const phone = store.kind === "ready" ? store.value.phone : "";
  return (
    <News kind="warning">
      <p>
        <Trans>No order on this device matches this payment. Nothing was sent, and nothing has changed here.</Trans>
      </p>
      {mayBePaid && (
        <p>
          {phone ? (
            <Trans>
              If you have paid, please call us at <TelephoneLink phone={phone} />.
            </Trans>
          ) : (
            <Trans>If you have paid, please ask us.</Trans>
          )}
        </p>
      )}
    </News>
  );
}
