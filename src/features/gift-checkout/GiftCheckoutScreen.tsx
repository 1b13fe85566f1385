import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useHydrateAtoms } from "jotai/utils";
import { useEffect } from "react";
import { CheckoutContent } from "../../parts/checkout-shell/CheckoutContent.tsx";
import { CheckoutFrame, SessionEnded } from "../../parts/checkout-shell/CheckoutFrame.tsx";
import { MemberPromptSlot } from "../../parts/checkout-shell/MemberPromptSlot.tsx";
import { useCheckoutLife } from "../../parts/checkout-shell/useCheckoutLife.ts";
import { GiftsNotSold } from "../../parts/gift/GiftsNotSold.tsx";
import { giftPicture } from "../../parts/gift/giftPicture.tsx";
import { paymentMethods } from "../../parts/payment/paymentMethods.tsx";
import { giftPlacing } from "../../state/checkout/goods/giftGoods.ts";
import { openGiftCheckoutAtom, paidGiftsAtom } from "../../state/checkout/submit/submitGifts.atoms.ts";
import { areGiftsSoldAtom } from "../../state/gift/giftCards.atoms.ts";
import { giftCartAtom } from "../../state/gift/giftCart.atoms.ts";
import { arrivedGiftServicesAtom } from "../../state/gift/giftServices.atoms.ts";
import { giftCheckoutTotalAtom } from "../../state/gift/pricedGifts.atoms.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { paymentMethodsAtom } from "../../state/payment/payment.atoms.ts";
import { refreshPausedAtom } from "../../state/store/refreshPaused.actions.ts";
import { shownStoreAtom, storeParamAtom } from "../../state/store/store.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { StatePicture } from "../../ui/StatePicture.tsx";
import { GiftForm } from "./GiftForm.tsx";
import { giftCheckoutConfig } from "./giftCheckoutConfig.tsx";

/** The checkout for gift cards: turns the gift cart into an order. */
export function GiftCheckoutScreen() {
  // Sets all payment methods, like the checkout of dishes, because the shop has one list. Only cards are used here
  // (R72).
  useHydrateAtoms([[paymentMethodsAtom, paymentMethods]] as const);
  const haveArrived = useAtomValue(arrivedGiftServicesAtom) !== null;
  const isStoreThere = useAtomValue(shownStoreAtom) !== null;
  useCheckoutLife({
    route: "giftCheckout",
    placing: giftPlacing,
    isReady: isStoreThere && haveArrived,
    openAtom: openGiftCheckoutAtom,
  });
  usePublishedTotal();
  const store = useAtomValue(storeParamAtom) ?? "";
  return (
    <CheckoutFrame
      cart={{ name: "giftCart", store }}
      page={{ name: "giftStore", store }}
      toPage={<Trans>Back to gift cards</Trans>}
    >
      <SessionEnded />
      <Content />
      <MemberPromptSlot config={giftCheckoutConfig} />
    </CheckoutFrame>
  );
}

/** The header shows the same total as the sums. */
function usePublishedTotal(): void {
  const { total } = useAtomValue(paidGiftsAtom);
  const setTotal = useSetAtom(giftCheckoutTotalAtom);
  useEffect(() => setTotal(total), [setTotal, total]);
  useEffect(() => () => setTotal(null), [setTotal]);
}

function Content() {
  const haveArrived = useAtomValue(arrivedGiftServicesAtom) !== null;
  const isEmpty = useAtomValue(giftCartAtom).lines.length === 0;
  const areSold = useAtomValue(areGiftsSoldAtom);
  const isStoreThere = useAtomValue(shownStoreAtom) !== null;
  return (
    <CheckoutContent
      config={giftCheckoutConfig}
      form={<GiftForm />}
      isLoading={!haveArrived || !isStoreThere}
      blocked={(isEmpty || !areSold) && <div className="checkout__blocked">{isEmpty ? <Empty /> : <NotSold />}</div>}
      blockedReason={isEmpty ? "otherwise" : "closed"}
    />
  );
}

function Empty() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<StatePicture of={giftPicture} />}
      title={t`Your cart is empty`}
      text={<Trans>The gift cards that you pick wait for you here.</Trans>}
      action={<BackButton />}
    />
  );
}

function NotSold() {
  return (
    <>
      <GiftsNotSold />
      <BackButton />
    </>
  );
}

function BackButton() {
  const store = useAtomValue(storeParamAtom);
  const navigate = useSetAtom(navigateAtom);
  const refreshPaused = useSetAtom(refreshPausedAtom);
  const goBack = () => {
    void refreshPaused();
    if (store !== null) navigate({ name: "giftStore", store });
  };
  return (
    <Button onClick={goBack}>
      <Trans>Back to gift cards</Trans>
    </Button>
  );
}
