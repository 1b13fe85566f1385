import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { pageOf } from "../../domain/checkout/attempt.ts";
import type { Placement } from "../../domain/checkout/placement.ts";
import { isPaidLater } from "../../domain/payment/paymentMethod.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useServerWords } from "../server-words/useServerWords.ts";
import type { CheckoutConfig } from "./checkoutConfig.ts";
import { MoneyBack } from "./OrderNotPlaced.tsx";
import { useWait } from "./SendAgain.tsx";

/** R33 space: why nothing was sent, or what the diner needs to know while it is being sent. */
export function NotSentNotices({ config }: { readonly config: CheckoutConfig }) {
  const { placementAtom, isPageAloneAtom } = config.placing;
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
      {placement.kind === "needs-payment-again" && <PayAgainNotice {...placement} config={config} />}
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

interface PayAgainNoticeProps
  extends Pick<Extract<Placement, { readonly kind: "needs-payment-again" }>, "attempt" | "message" | "isPaidBack"> {
  readonly config: CheckoutConfig;
}

/**
 * R57 back: the payment page was left, and the order doesn't exist or was refused after it was paid. The form shows all
 * payment methods again.
 */
function PayAgainNotice({ attempt, message, isPaidBack, config }: PayAgainNoticeProps) {
  const inOurWords = useServerWords();
  const method = useAtomValue(config.methodAtom);
  const isLater = method !== null && isPaidLater(method.method);
  return (
    <Notice kind="warning">
      <strong>
        {isPaidBack ? <Trans>Your order was not placed</Trans> : <Trans>We don't have your order yet</Trans>}
      </strong>
      {message && <p>{inOurWords(message)}</p>}
      {isPaidBack ? (
        <MoneyBack />
      ) : pageOf(attempt) ? (
        <MayBePaid config={config} isChecked={message !== ""} />
      ) : isLater ? (
        <p>
          <Trans>Place it again, or choose another way to pay: it stays one order.</Trans>
        </p>
      ) : (
        <p>
          <Trans>Pay again, or choose another way to pay: it stays one order, and you will not pay twice.</Trans>
        </p>
      )}
    </Notice>
  );
}

interface MayBePaidProps {
  readonly config: CheckoutConfig;
  /** The answer to a check stands above: it must not be contradicted. */
  readonly isChecked: boolean;
}

/**
 * R89: said before the diner chooses another way to pay. The check is the likeliest next step, so it gets the focus.
 */
function MayBePaid({ config, isChecked }: MayBePaidProps) {
  const check = useSetAtom(config.placing.sendAgainAtom);
  const isTooSoon = useWait(config) > 0;
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <>
      <p>
        {isChecked ? (
          <Trans>
            If you have paid, it can take a minute: check again before you choose another way to pay. It stays one
            order, and you will not pay twice.
          </Trans>
        ) : (
          <Trans>
            Your payment may have gone through. If you have paid, check before you choose another way to pay. It stays
            one order, and you will not pay twice.
          </Trans>
        )}
      </p>
      <Button ref={ref} variant="secondary" aria-disabled={isTooSoon} onClick={check}>
        <Trans>Check my payment</Trans>
      </Button>
    </>
  );
}
