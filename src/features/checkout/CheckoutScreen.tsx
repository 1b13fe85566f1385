import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useHydrateAtoms } from "jotai/utils";
import { useEffect } from "react";
import { isBusy } from "../../domain/checkout/placement.ts";
import { useIsOfTime } from "../../parts/cart/useCheckoutBlock.ts";
import { CheckoutContent } from "../../parts/checkout-shell/CheckoutContent.tsx";
import { CheckoutFrame, SessionEnded } from "../../parts/checkout-shell/CheckoutFrame.tsx";
import { MemberPromptSlot } from "../../parts/checkout-shell/MemberPromptSlot.tsx";
import { useCheckoutLife, useWhenLeft } from "../../parts/checkout-shell/useCheckoutLife.ts";
import { usePreparedWallets } from "../../parts/express-pay/WalletButtons.tsx";
import { modeParts } from "../../parts/mode/modeParts.ts";
import { paymentMethods } from "../../parts/payment/paymentMethods.tsx";
import { modeFormsAtom } from "../../state/checkout/form/modeForm.atoms.ts";
import { forgetShownTimeAtom, trackShownTimeAtom } from "../../state/checkout/form/timeMoved.atoms.ts";
import { foodPlacing, placementAtom } from "../../state/checkout/goods/foodGoods.ts";
import { openCheckoutAtom } from "../../state/checkout/placing/placement.actions.ts";
import { refillAtom } from "../../state/checkout/reorder/refill.atoms.ts";
import {
  beginCheckoutAtom,
  endCheckoutAtom,
  isCheckoutOpenAtom,
} from "../../state/checkout/submit/beginCheckout.atoms.ts";
import { isDeviceClockOffAtom } from "../../state/clock/clock.atoms.ts";
import { modeAtom, shownModesAtom } from "../../state/fulfilment/mode.atoms.ts";
import { chosenTimeAtom, keepTimesFreshAtom } from "../../state/fulfilment/times.atoms.ts";
import { servedMenuAtom } from "../../state/menu/menu.atoms.ts";
import { paymentMethodsAtom } from "../../state/payment/payment.atoms.ts";
import { areChargesKnownAtom, arePromotionsKnownAtom, loadRulesAtom } from "../../state/promotion/rules.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { refreshStoreAtom } from "../../state/store/store.actions.ts";
import { shownStoreAtom, storeParamAtom } from "../../state/store/store.atoms.ts";
import { CheckoutBlocked } from "./CheckoutBlocked.tsx";
import { foodCheckout } from "./foodCheckout.tsx";
import { ModeChange } from "./ModeChange.tsx";
import { OrderForm } from "./OrderForm.tsx";
import { isOfMode, useBlock } from "./useBlock.ts";

/** The checkout: turns the cart into an order. */
export function CheckoutScreen() {
  useHydrateAtoms([
    [modeFormsAtom, modeParts],
    [paymentMethodsAtom, paymentMethods],
  ] as const);
  useFoodCheckoutLife();
  useRules();
  useEmitCheckout();
  usePreparedWallets();
  const home = useAtomValue(homeRouteAtom);
  const store = useAtomValue(storeParamAtom);
  return (
    <CheckoutFrame
      cart={store === null ? home : { name: "cart", store }}
      page={home}
      toPage={<Trans>Back to menu</Trans>}
    >
      <ModeChange />
      <SessionEnded />
      <Content />
      <MemberPromptSlot config={foodCheckout} />
    </CheckoutFrame>
  );
}

function Content() {
  const block = useBlock();
  const isSending = isBusy(useAtomValue(placementAtom));
  const hasOtherModes = useAtomValue(shownModesAtom).length > 1;
  const isOfTime = useIsOfTime(block);
  const isFormFree = !block || isOfTime || (hasOtherModes && isOfMode(block));
  return (
    <CheckoutContent
      config={foodCheckout}
      form={<OrderForm block={isSending ? null : block} />}
      isLoading={useAtomValue(refillAtom) === "asking"}
      blocked={!isFormFree && <CheckoutBlocked block={block} />}
      blockedReason={block?.kind === "closed" ? "closed" : "otherwise"}
    />
  );
}

/** Runs what the checkout needs while it is shown. */
function useFoodCheckoutLife(): void {
  const isClockOff = useAtomValue(isDeviceClockOffAtom);
  const keepTimesFresh = useSetAtom(keepTimesFreshAtom);
  useCheckoutLife({
    route: "checkout",
    placing: foodPlacing,
    isReady: useAtomValue(shownStoreAtom) !== null,
    openAtom: openCheckoutAtom,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a corrected clock offers other times.
  useEffect(() => keepTimesFresh(), [keepTimesFresh, isClockOff]);
  useShownTime();
}

function useShownTime(): void {
  const mode = useAtomValue(modeAtom);
  const time = useAtomValue(chosenTimeAtom);
  const note = useSetAtom(trackShownTimeAtom);
  const forget = useSetAtom(forgetShownTimeAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: notes each change of the mode and of its time.
  useEffect(() => note(), [note, mode, time]);
  useWhenLeft("checkout", forget);
}

/** R83: tells the host page once that a checkout has begun, as soon as its price is known. */
function useEmitCheckout(): void {
  const isOpen = useAtomValue(isCheckoutOpenAtom);
  const begin = useSetAtom(beginCheckoutAtom);
  useEffect(() => {
    if (isOpen) begin();
  }, [isOpen, begin]);
  useWhenLeft("checkout", useSetAtom(endCheckoutAtom));
}

const retryMs = 3_000;

/** Loads the offers and surcharges for the payment. Retries until they can be read. */
function useRules(): void {
  const isFailed = useAtomValue(servedMenuAtom).kind === "failed";
  const areChargesKnown = useAtomValue(areChargesKnownAtom);
  const arePromotionsKnown = useAtomValue(arePromotionsKnownAtom);
  const areKnown = areChargesKnown && arePromotionsKnown;
  const load = useSetAtom(loadRulesAtom);
  const refresh = useSetAtom(refreshStoreAtom);
  useEffect(() => {
    void load();
    if (areKnown) return;
    const retry = window.setInterval(() => void (isFailed ? refresh() : load()), retryMs);
    return () => clearInterval(retry);
  }, [isFailed, areKnown, load, refresh]);
}
