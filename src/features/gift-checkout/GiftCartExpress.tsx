import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useHydrateAtoms } from "jotai/utils";
import { usePreparedWallets, WalletButtons } from "../../parts/express-pay/WalletButtons.tsx";
import { paymentMethods } from "../../parts/payment/paymentMethods.tsx";
import { giftPlacing } from "../../state/checkout/goods/giftGoods.ts";
import { buildPayFromCart } from "../../state/checkout/submit/createSubmit.ts";
import { paidGiftsAtom, submitGiftsAtom } from "../../state/checkout/submit/submitGifts.atoms.ts";
import { areGiftsSoldAtom } from "../../state/gift/giftCards.atoms.ts";
import { arrivedGiftServicesAtom } from "../../state/gift/giftServices.atoms.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { giftWalletsAtom, paymentMethodsAtom } from "../../state/payment/payment.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { useGiftBlock } from "./useGiftBlock.ts";

const payFromCartAtom = buildPayFromCart(submitGiftsAtom);

/** The wallets in the cart of gift cards (R97). */
export function GiftCartExpress() {
  useHydrateAtoms([[paymentMethodsAtom, paymentMethods]] as const);
  usePreparedWallets();
  // The order and its attempt need them.
  const haveArrived = useAtomValue(arrivedGiftServicesAtom) !== null;
  return haveArrived && <Buttons />;
}

function Buttons() {
  const { t } = useLingui();
  const wallets = useAtomValue(giftWalletsAtom);
  const { isBusy, isBlocked } = useGiftBlock();
  const areSold = useAtomValue(areGiftsSoldAtom);
  const canPress = useAtomValue(giftPlacing.canPressAtom);
  const { total } = useAtomValue(paidGiftsAtom);
  const pay = useSetAtom(payFromCartAtom);
  const param = useAtomValue(storeParamAtom);
  const navigate = useSetAtom(navigateAtom);
  if (wallets.length === 0 || !areSold || !canPress || total === 0) return null;
  const press = async () => {
    if ((await pay()) && param !== null) navigate({ name: "giftCheckout", store: param });
  };
  return (
    <section aria-label={t`Express checkout`}>
      <WalletButtons
        wallets={wallets}
        placing={giftPlacing}
        pressBlock={{ isBusy, isBlocked }}
        disabled={false}
        onPress={() => void press()}
      />
    </section>
  );
}
