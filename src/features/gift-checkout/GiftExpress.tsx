import { useAtomValue } from "jotai";
import type { ComponentProps } from "react";
import { ExpressPay } from "../../parts/express-pay/ExpressPay.tsx";
import { usePreparedWallets } from "../../parts/express-pay/usePreparedWallets.ts";
import { giftPlacing } from "../../state/checkout/goods/giftGoods.ts";
import { giftWalletsAtom } from "../../state/payment/payment.atoms.ts";

type GiftExpressProps = Pick<ComponentProps<typeof ExpressPay>, "pressBlock" | "disabled">;

/** The wallets at the checkout of gift cards. */
export function GiftExpress(state: GiftExpressProps) {
  usePreparedWallets();
  return <ExpressPay {...state} wallets={useAtomValue(giftWalletsAtom)} placing={giftPlacing} />;
}
