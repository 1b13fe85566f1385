import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { attemptOf, isBusy } from "../../domain/checkout/placement.ts";
import { sendingPace } from "../../domain/checkout/sendingTime.ts";
import type { Cents } from "../../domain/money/cents.ts";
import { isAskedByBank, isSettled } from "../../domain/payment/settlement.ts";
import { cardTypeAtom } from "../../state/payment/card.atoms.ts";
import { orderServicesAtom } from "../../state/services.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { PriceView } from "../../views/money/PriceView.tsx";
import { SentenceSpace } from "../language/SentenceSpace.tsx";
import { LiveRegion } from "../live-region/LiveRegion.tsx";
import { useServerWords } from "../server-words/useServerWords.ts";
import type { CheckoutConfig } from "./checkoutConfig.ts";
import { usePaidNow } from "./MemberPromptSlot.tsx";
import { NotSentNotices } from "./NotSentNotices.tsx";
import { OrderNotPlaced } from "./OrderNotPlaced.tsx";
import { useSecondHand } from "./SendAgain.tsx";
import { OrderAsSent } from "./SentOrder.tsx";

/** The state of the pay button while paying isn't possible. */
export interface PressBlock {
  /** The total may still change. */
  readonly isBusy: boolean;
  readonly isBlocked: boolean;
}

interface PayPartProps {
  readonly config: CheckoutConfig;
  readonly pressBlock: PressBlock;
  /** If true, the payment form shows a refusal. */
  readonly hasPaymentForm: boolean;
  /** What the press brings, in a few words. */
  readonly promise?: ReactNode;
  /** The element that says why the button doesn't work. */
  readonly reasonId?: string | undefined;
  /** What the diner needs to know before pressing. */
  readonly children?: ReactNode;
}

/** The pay button, and all messages about pressing it. */
export function PayPart({ config, pressBlock, hasPaymentForm, children, ...button }: PayPartProps) {
  const placement = useAtomValue(config.placing.placementAtom);
  const isSending = isBusy(placement);
  const isHeld = useAtomValue(config.placing.isHeldAtom);
  return (
    <div className="checkout__pay">
      {placement.kind === "failed" && !hasPaymentForm && <OrderNotPlaced config={config} placement={placement} />}
      <LastPress config={config} />
      {isSending && <Sending config={config} />}
      <OrderAsSent config={config} />
      {children}
      <TotalLiveRegion config={config} />
      <PayButton {...button} config={config} busy={isHeld || pressBlock.isBusy} isBlocked={pressBlock.isBlocked} />
    </div>
  );
}

interface PayButtonProps extends Pick<PayPartProps, "config" | "promise" | "reasonId"> {
  readonly busy: boolean;
  /** True if paying isn't possible at the moment. */
  readonly isBlocked: boolean;
}

/**
 * Says what a press does: pay, or only place the order. Disabled while the total may still change. While an order is
 * being sent, it shows the total of that order, which may differ from the cart's (R33 again), and promises nothing, but
 * keeps its height (R117).
 */
function PayButton({ config, busy, isBlocked, promise, reasonId }: PayButtonProps) {
  const cartTotal = useAtomValue(config.totalAtom);
  const paidNow = usePaidNow(config);
  const placement = useAtomValue(config.placing.placementAtom);
  const attempt = isBusy(placement) ? attemptOf(placement) : null;
  const total = attempt?.total ?? cartTotal;
  const isPageAlone = useAtomValue(config.placing.isPageAloneAtom);
  return (
    <ActionButton
      type="submit"
      wide
      // What bars the order is the way on now.
      variant={reasonId ? "secondary" : "primary"}
      aria-disabled={isBlocked}
      aria-describedby={reasonId}
      busy={busy}
      trailing={<PriceView amount={total} />}
      below={promise && <span className={attempt ? "button__kept" : undefined}>{promise}</span>}
    >
      <Doing isPaid={paidNow !== null} isPageAlone={isPageAlone} />
    </ActionButton>
  );
}

/** R33 space: if only this page keeps the order, the button says so before it sends. */
function Doing({ isPaid, isPageAlone }: { readonly isPaid: boolean; readonly isPageAlone: boolean }) {
  if (isPageAlone) {
    return isPaid ? <Trans>Pay now and keep this page open</Trans> : <Trans>Place order and keep this page open</Trans>;
  }
  return isPaid ? <Trans>Pay now</Trans> : <Trans>Place order</Trans>;
}

/** Why the last press sent nothing. */
function LastPress({ config }: Pick<PayPartProps, "config">) {
  const result = useAtomValue(config.placing.submitResultAtom);
  const isNotLoaded = result?.kind === "not-loaded" || result?.kind === "replaced";
  return (
    <>
      {isNotLoaded && (
        <Notice kind="error">
          <NotLoadedText isReplaced={result.kind === "replaced"} />
        </Notice>
      )}
      {result?.kind === "offline" && (
        <Notice kind="error">
          <Trans>You're offline. Nothing was sent.</Trans>
        </Notice>
      )}
      {result?.kind === "closed" && result.message !== null && <SheetFailed message={result.message} />}
      {result?.kind === "question-left" && <NothingPaid config={config} />}
      {result?.kind === "log-in" && (
        <Notice kind="error">
          <Trans>Please log in again, then try once more.</Trans>
        </Notice>
      )}
      <NotSentNotices config={config} />
      {result?.kind === "price-changed" && <PriceChanged config={config} />}
    </>
  );
}

/** A wallet's own reason if it has one. */
function SheetFailed({ message }: { readonly message: string }) {
  const reason = useServerWords()(message);
  return (
    <Notice kind="error">
      <strong>
        <Trans>Your order was not placed</Trans>
      </strong>
      <p>{reason || <Trans>You will not be charged.</Trans>}</p>
    </Notice>
  );
}

/** R117: back from the question about membership. */
function NothingPaid({ config }: { readonly config: CheckoutConfig }) {
  const isPaidNow = usePaidNow(config) !== null;
  return (
    <Notice kind="info">
      {isPaidNow ? <Trans>Nothing is paid yet.</Trans> : <Trans>Your order isn't placed yet.</Trans>}
    </Notice>
  );
}

interface NotLoadedWordsProps {
  /** The shop was updated, so only a reload helps. */
  readonly isReplaced: boolean;
}

/** Why a press sent nothing. */
function NotLoadedText({ isReplaced }: NotLoadedWordsProps) {
  const { release } = useAtomValue(orderServicesAtom);
  if (!isReplaced) return <Trans>Nothing was sent: the connection failed. Please try again.</Trans>;
  return (
    <>
      <Trans>Nothing was sent: the shop was updated. Please reload and order again. Your cart stays.</Trans>
      <SentenceSpace />
      <Button variant="quiet" onClick={release.reload}>
        <Trans>Reload</Trans>
      </Button>
    </>
  );
}

function PriceChanged({ config }: { readonly config: CheckoutConfig }) {
  const amount = formatMoney(useAtomValue(config.totalAtom));
  return (
    <Notice kind="warning">
      <Trans>The total is {amount} now. Please check it, and press once more.</Trans>
    </Notice>
  );
}

/**
 * R117: a quick answer needs no word beside the busy button, so only screen readers hear it. A slow one is explained
 * over what stands above the button: nothing moves between Pay and the answer.
 */
function Sending({ config }: { readonly config: CheckoutConfig }) {
  const placement = useAtomValue(config.placing.placementAtom);
  const now = useSecondHand(placement.kind === "sending");
  const pace = sendingPace(placement, now);
  const attempt = attemptOf(placement);
  if (attempt && isAskedByBank(attempt.settlement) && !isSettled(attempt.settlement)) {
    return <BankAsks config={config} isPaying={placement.kind === "paying"} />;
  }
  return (
    <div className={pace === "usual" ? "visually-hidden" : "checkout__sending"}>
      <Notice kind="info">
        <p>
          <Trans>We are in the middle of sending your order.</Trans>
        </p>
        {pace === "long" && (
          <p>
            <Trans>
              This is taking longer than usual. Your order is still being sent: please keep this page open and don't
              order again.
            </Trans>
          </p>
        )}
      </Notice>
    </div>
  );
}

interface BankAsksProps {
  readonly config: CheckoutConfig;
  readonly isPaying: boolean;
}

/** R105 bank: its page comes next, or its question stands over this one. */
function BankAsks({ config: { placing }, isPaying }: BankAsksProps) {
  const isHere = useAtomValue(placing.bankActionAtom)?.kind === "fields";
  const refuse = useSetAtom(placing.refuseBankAtom);
  return (
    <div className="checkout__sending">
      <Notice
        kind="info"
        action={
          isHere &&
          isPaying && (
            <Button variant="quiet" onClick={() => refuse()}>
              <Trans>Cancel</Trans>
            </Button>
          )
        }
      >
        <p>
          {isHere ? (
            <Trans>Your bank wants to make sure that it is you. Please answer its question.</Trans>
          ) : (
            <Trans>Your bank wants to make sure that it is you. Please answer it on the next page.</Trans>
          )}
        </p>
      </Notice>
    </div>
  );
}

/** Announces to screen readers a total that the type of the typed card has changed by its surcharge (R25). */
function TotalLiveRegion({ config }: { readonly config: CheckoutConfig }) {
  const total = useAtomValue(config.totalAtom);
  const cardType = useAtomValue(cardTypeAtom);
  const before = useRef({ total, cardType });
  const [changed, setChanged] = useState<Cents | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = { total, cardType };
    if (last.cardType !== cardType && last.total !== total) setChanged(total);
  }, [total, cardType]);
  const amount = changed !== null && formatMoney(changed);
  return (
    <LiveRegion about="total" hidden>
      {amount && <Trans>Total {amount}</Trans>}
    </LiveRegion>
  );
}
