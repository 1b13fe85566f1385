import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useEffect, useRef } from "react";
import { canGiveUp, type Placement } from "../../domain/checkout/placement.ts";
import { isByNewCard } from "../../domain/payment/settlement.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { servicesAtom } from "../../state/services.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { TelephoneLink } from "../../ui/TelephoneLink.tsx";
import { SentenceSpace } from "../language/SentenceSpace.tsx";
import { useServerWords } from "../server-words/useServerWords.ts";
import type { CheckoutConfig } from "./checkoutConfig.ts";
import css from "./OpenOrder.css?inline";
import { PayAgain } from "./PayAgain.tsx";
import { SendAgain, useWait } from "./SendAgain.tsx";
import { OrderAsSent, SentOrder } from "./SentOrder.tsx";

registerSheet(css);

type OpenPlacement = Extract<
  Placement,
  { readonly kind: "unknown" | "needs-payment-again" | "unconfirmed" | "settled-elsewhere" }
>;

interface OpenOrderProps {
  readonly config: CheckoutConfig;
  readonly placement: OpenPlacement;
}

/**
 * An order with an unknown outcome: what is known about it, and next steps that don't create a second order
 * (R33 again).
 */
export function OpenOrder({ config, placement: own }: OpenOrderProps) {
  useLookingAgain(config);
  const isAnothers = useAtomValue(config.placing.isOrdererGoneAtom);
  // The member who placed the order is gone, so the current diner can only wait, and give it up in the end.
  const placement: OpenPlacement = isAnothers
    ? { kind: "unknown", attempt: own.attempt, canSend: false, lookUp: "unanswered" }
    : own;
  const headingRef = useRef<HTMLHeadingElement>(null);
  // The pressed button has disappeared with the form.
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <>
      <section className="checkout__section open-order">
        <h2 className="checkout__section-heading" ref={headingRef} tabIndex={-1}>
          {isRefused(placement) ? (
            <Trans>Your order was not placed</Trans>
          ) : placement.kind === "needs-payment-again" ? (
            <Trans>We don't have your order yet</Trans>
          ) : (
            <Trans>We're checking on your order</Trans>
          )}
        </h2>
        <div aria-live="polite">
          {isAnothers ? (
            <p>
              <Trans>
                It was placed by a member who is not logged in now. They will see the outcome here when they log in.
              </Trans>
            </p>
          ) : (
            <WhatIsKnown config={config} placement={placement} />
          )}
        </div>
        {placement.kind !== "settled-elsewhere" && <OrderAsSent config={config} />}
        <NextSteps config={config} placement={placement} />
      </section>
      {!isAnothers && <SentOrder config={config} attempt={placement.attempt} />}
    </>
  );
}

/** Looks the order up again when the network is back or the page is visible again. */
function useLookingAgain({ placing }: CheckoutConfig): void {
  const { connection } = useAtomValue(servicesAtom);
  const dispatch = useSetAtom(placing.dispatchAtom);
  useEffect(
    () => connection.listen((change) => change !== "gone" && void dispatch({ kind: "look-again" })),
    [connection, dispatch],
  );
}

function WhatIsKnown({ config, placement }: OpenOrderProps) {
  const { t } = useLingui();
  const inOurWords = useServerWords();
  const isBusy = useWait(config) > 0;
  const message = "message" in placement && placement.message;
  const isHopeless = canGiveUp(placement, useConservativeNow());
  if (canSendNow(placement) && isBusy) {
    return <p>{t`The store is very busy: please wait a moment before you send it again.`}</p>;
  }
  if (placement.kind === "needs-payment-again") return <NeedsPayment {...placement} />;
  if (placement.kind === "unconfirmed") {
    return (
      <p>
        <Trans>Your payment isn't confirmed yet. Please check again in a moment: you will not pay twice.</Trans>
        <SentenceSpace />
        {inOurWords(placement.message)}
      </p>
    );
  }
  if (placement.lookUp === "running") {
    return (
      <p className="open-order__looking">
        <Spinner />
        {t`We are asking whether your order is in…`}
      </p>
    );
  }
  if (placement.lookUp === "elsewhere") {
    return (
      <p>
        <Trans>
          Another tab or window is sending this order right now. You will see the outcome here; please don't order
          again.
        </Trans>
      </p>
    );
  }
  if (placement.lookUp === "unanswered" && isHopeless) {
    return (
      <p>{t`No answer came for an hour, and we can't tell whether the store has your order. Please call us before you order again.`}</p>
    );
  }
  const isSilent = !("isUnclear" in placement && placement.isUnclear);
  return (
    <p>
      {/* S30. */}
      <strong>{message ? inOurWords(message) : isSilent && t`Network Error ...!`}</strong>
      <SentenceSpace />
      {!message && config.NetworkErrorWords && <config.NetworkErrorWords />}
      <NotKnown isAbsent={placement.lookUp === "absent"} isSilent={isSilent} />
    </p>
  );
}

interface NotKnownProps {
  readonly isAbsent: boolean;
  /** R89: "No answer came" is said only where none came. */
  readonly isSilent: boolean;
}

function NotKnown({ isAbsent, isSilent }: NotKnownProps) {
  const { t } = useLingui();
  if (isSilent) {
    return isAbsent
      ? t`No answer came, and we don't have your order yet. Check again in a moment.`
      : t`No answer came, and we can't tell whether the store has your order. Please don't order again; check in a moment.`;
  }
  return isAbsent
    ? t`We don't have your order yet. Check again in a moment.`
    : t`We can't tell whether the store has your order. Please don't order again; check in a moment.`;
}

function NeedsPayment({
  attempt,
  message,
  isPaidBack,
}: Extract<OpenPlacement, { readonly kind: "needs-payment-again" }>) {
  const inOurWords = useServerWords();
  return (
    <p>
      {message && <strong>{inOurWords(message)} </strong>}
      {isPaidBack ? (
        <Trans>If you were charged, you get a refund. You can order again once we take orders.</Trans>
      ) : isByNewCard(attempt.settlement) ? (
        <Trans>
          The store does not have it yet, and your card is not kept anywhere. Enter it again, and the same order is
          sent: you will not pay twice.
        </Trans>
      ) : (
        <Trans>The store does not have it yet. Pay again, and the same order is sent: you will not pay twice.</Trans>
      )}
    </p>
  );
}

/**
 * The current time, refreshed each minute. It ignores jumps of the device's clock, so they don't make an order older.
 */
function useConservativeNow(): Instant {
  useAtomValue(nowAtom);
  return useAtomValue(servicesAtom).clock.conservativeNow();
}

/**
 * R57 result: paid on a page, and refused after that, while the form can't be shown: the store has closed meanwhile.
 */
function isRefused(placement: OpenPlacement): boolean {
  return placement.kind === "needs-payment-again" && placement.isPaidBack === true;
}

function canSendNow(placement: OpenPlacement): boolean {
  return (
    placement.kind === "unknown" &&
    placement.canSend &&
    placement.lookUp !== "running" &&
    placement.lookUp !== "elsewhere"
  );
}

function NextSteps({ config, placement }: OpenOrderProps): ReactNode {
  const now = useConservativeNow();
  const dispatch = useSetAtom(config.placing.dispatchAtom);
  const giveUp = useSetAtom(config.placing.giveUpAtom);
  const canSend = canSendNow(placement);
  const isLooking = "lookUp" in placement && placement.lookUp === "running";
  // Sending the same order again checks whether it has been paid (R57 pending).
  const check = placement.kind === "unconfirmed" ? "retry" : "look-again";
  return (
    <>
      {placement.kind === "needs-payment-again" && !isRefused(placement) && (
        <PayAgain config={config} attempt={placement.attempt} />
      )}
      <div className="open-order__ways">
        <ActionButton
          variant={placement.kind === "needs-payment-again" && !isRefused(placement) ? "secondary" : "primary"}
          busy={isLooking}
          onClick={() => void dispatch({ kind: check })}
        >
          <Trans>Check again</Trans>
        </ActionButton>
        {canSend && <SendAgain config={config} total={placement.attempt.total} />}
        {canGiveUp(placement, now) && (
          <Button variant="quiet" onClick={() => void giveUp()}>
            <Trans>Give up this order</Trans>
          </Button>
        )}
      </div>
      {canSend && (
        <p className="open-order__more">
          <Trans>Sending it again makes no second order.</Trans>
        </p>
      )}
      <StorePhone />
    </>
  );
}

function StorePhone() {
  const phone = useAtomValue(shownStoreAtom)?.phone;
  if (!phone) return null;
  return (
    <p className="open-order__more">
      <Trans>
        You can call us at <TelephoneLink phone={phone} />.
      </Trans>
    </p>
  );
}
