import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useServerWords } from "../../parts/server-words/useServerWords.ts";
import { isPageAloneAtom, placementAtom } from "../../state/checkout/placement.atoms.ts";
import { Notice } from "../../ui/Notice.tsx";

/** R33: why nothing was sent, or what to know while it is being sent. */
export function HeldBack() {
  const placement = useAtomValue(placementAtom);
  const isPageAlone = useAtomValue(isPageAloneAtom);
  return (
    <>
      {placement.kind === "not-sent" && placement.why === "cart-changed" && (
        <Notice kind="warning">
          <Trans>
            Nothing was sent. Your cart was changed in another tab, or elsewhere on this page. Please check it first.
          </Trans>
        </Notice>
      )}
      {placement.kind === "needs-payment-again" && <PayAnew message={placement.message} />}
      {isPageAlone && (
        <Notice kind="warning">
          <Trans>
            Your browser can't save your order while it is being sent. Please keep this page open, and don't reload it,
            until you see that your order is placed.
          </Trans>
        </Notice>
      )}
    </>
  );
}

/** R57: the payment's page was left, and the order isn't there: the form shows every way to pay again. */
function PayAnew({ message }: { readonly message: string }) {
  const inOurWords = useServerWords();
  return (
    <Notice kind="warning">
      <strong>
        <Trans>Your order has not arrived yet</Trans>
      </strong>
      {message && <p>{inOurWords(message)}</p>}
      <p>
        <Trans>Pay again, or choose another way to pay: it stays one order, and you will not pay twice.</Trans>
      </p>
    </Notice>
  );
}
