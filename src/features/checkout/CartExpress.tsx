import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useHydrateAtoms } from "jotai/utils";
import { useEffect } from "react";
import { usePreparedWallets, WalletButtons } from "../../parts/express-pay/WalletButtons.tsx";
import { modeParts } from "../../parts/mode/modeParts.ts";
import { paymentMethods } from "../../parts/payment/paymentMethods.tsx";
import { askedAgeAtom } from "../../state/checkout/form/age.atoms.ts";
import { modeFormsAtom } from "../../state/checkout/form/modeForm.atoms.ts";
import { foodPlacing } from "../../state/checkout/goods/foodGoods.ts";
import { buildPayFromCart } from "../../state/checkout/submit/createSubmit.ts";
import { submitAtom } from "../../state/checkout/submit/submit.actions.ts";
import { modeAtom } from "../../state/fulfilment/mode.atoms.ts";
import { keepTimesFreshAtom } from "../../state/fulfilment/times.atoms.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { offeredWalletsAtom, paymentMethodsAtom } from "../../state/payment/payment.atoms.ts";
import { orderServicesAtom } from "../../state/services.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { useBlock, usePressBlock } from "./useBlock.ts";

const payFromCartAtom = buildPayFromCart(submitAtom);

/** The wallets in the cart (R97), for the mode and the time that are chosen. */
export function CartExpress() {
  useHydrateAtoms([
    [modeFormsAtom, modeParts],
    [paymentMethodsAtom, paymentMethods],
  ] as const);
  usePreparedWallets();
  const keepTimesFresh = useSetAtom(keepTimesFreshAtom);
  useEffect(() => keepTimesFresh(), [keepTimesFresh]);
  const { Queries } = modeParts[useAtomValue(modeAtom)];
  return (
    <>
      {Queries && <Queries />}
      <Buttons />
    </>
  );
}

/** Whether the cart can be paid as it is. A sheet doesn't ask for the age (R102). */
function useCanPay(): boolean {
  const block = useBlock();
  const canPress = useAtomValue(foodPlacing.canPressAtom);
  const { total } = useAtomValue(pricedOrderAtom);
  const savesOrders = useAtomValue(orderServicesAtom).orderMemory.get("paymentType") !== null;
  const isAgeAsked = useAtomValue(askedAgeAtom) !== null;
  return !block && canPress && total > 0 && !savesOrders && !isAgeAsked;
}

function Buttons() {
  const { t } = useLingui();
  const wallets = useAtomValue(offeredWalletsAtom);
  const canPay = useCanPay();
  const { isBusy } = usePressBlock();
  const pay = useSetAtom(payFromCartAtom);
  const param = useAtomValue(storeParamAtom);
  const navigate = useSetAtom(navigateAtom);
  if (wallets.length === 0 || !canPay) return null;
  const press = async () => {
    if ((await pay()) && param !== null) navigate({ name: "checkout", store: param });
  };
  return (
    <section aria-label={t`Express checkout`}>
      <WalletButtons
        wallets={wallets}
        placing={foodPlacing}
        // What bars the address is said at the checkout.
        pressBlock={{ isBusy, isBlocked: false }}
        disabled={false}
        onPress={() => void press()}
      />
    </section>
  );
}
