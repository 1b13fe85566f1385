import type { ComponentType } from "react";
import {
  isAccepted,
  type PageMethod,
  type PaymentMethod,
  type WalletName,
} from "../../domain/payment/paymentMethod.ts";
import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { missingPointsAtom } from "../../state/order/pointsToPay.atoms.ts";
import { cardForm, isCardFilledInAtom } from "../../state/payment/card.atoms.ts";
import type { PaymentMethodRules } from "../../state/payment/paymentMethod.ts";
import { preparedWalletsAtom } from "../../state/payment/wallets.atoms.ts";
import { usesStampsAtom } from "../../state/promotion/redemptions.atoms.ts";
import { promotionsAtom } from "../../state/promotion/rules.atoms.ts";
import { orderServicesAtom } from "../../state/services.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { CardPart } from "../card-form/CardPart.tsx";
import type { CardPartProps } from "../card-form/cardPart.atoms.ts";
import { PointsForm, usePointsHint } from "./points.tsx";

/** A text beside a method's name. A blocked method is shown but can't be chosen. */
export interface PaymentHint {
  readonly words: string;
  readonly isBlocked: boolean;
}

/** A payment method in the checkout. The shop's rules for it are in `domain/payment/paymentMethod.ts`. */
export interface PaymentMethodPart extends PaymentMethodRules {
  /** A hook. Without it, the hint is the surcharge of the method. */
  readonly useHint?: () => PaymentHint | null;
  /** The fields that it needs inside the checkout's form. Null if it needs none. */
  readonly Form: ComponentType<CardPartProps> | null;
}

const asksNothing = { isFilledIn: () => true, Form: null } as const;

/** A payment on another page. It isn't offered if the order would be lost when this page is left (R57 leave). */
function pageMethod(method: PageMethod): PaymentMethodPart {
  return {
    ...asksNothing,
    method,
    settles: {
      kind: "redirect",
      async findPage(get, asked) {
        const { findPaymentPage } = await get(orderServicesAtom).loadOrdering();
        return findPaymentPage({ ...asked, method, isMobile: get(layoutAtom) === "mobile" });
      },
    },
    isOffered: (get, { view, mode }) =>
      isAccepted(method, view, mode) && get(orderServicesAtom).attempts.food.outlivesPage(),
  };
}

/** A wallet of the browser or the device. Offered if it is available (R58). */
function walletMethod(method: WalletName): PaymentMethodPart {
  return {
    ...asksNothing,
    method,
    settles: { kind: "token", ask: (get, asked) => get(orderServicesAtom).wallets.open(method, asked) },
    isOffered: (get, { view, mode }) => isAccepted(method, view, mode) && get(preparedWalletsAtom).includes(method),
  };
}

export const paymentParts: Readonly<Record<PaymentMethod, PaymentMethodPart>> = {
  /** Charged to the room's bill (R55). */
  "room-charge": {
    ...asksNothing,
    method: "room-charge",
    settles: { kind: "none" },
    isOffered: (get, { view, mode }) =>
      isAccepted("room-charge", view, mode) && get(shownStoreAtom)?.chargesToRoom === true,
  },
  /** A new card. It is kept only in the form and sent only with the order (R37). */
  card: {
    method: "card",
    settles: {
      kind: "card",
      card(get) {
        const checked = get(cardForm.checked);
        return checked.ok ? checked.value : null;
      },
    },
    isOffered: () => true,
    isFilledIn: (get) => get(isCardFilledInAtom),
    Form: CardPart,
  },
  /** Pays the whole order with a member's points, unless points are collected as stamps (R56). */
  points: {
    method: "points",
    settles: { kind: "none" },
    isOffered: (get) =>
      get(memberAtom) !== null && get(promotionsAtom).points.pointsToDollar !== null && !get(usesStampsAtom),
    isFilledIn: (get) => get(missingPointsAtom) === 0,
    useHint: usePointsHint,
    Form: PointsForm,
  },
  /** Paid when the order is picked up. */
  cash: {
    ...asksNothing,
    method: "cash",
    settles: { kind: "none" },
    isOffered: (_get, { view, mode }) => isAccepted("cash", view, mode),
  },
  alipay: pageMethod("alipay"),
  wechat: pageMethod("wechat"),
  "apple-pay": walletMethod("apple-pay"),
  "google-pay": walletMethod("google-pay"),
};

/** All payment methods, in the order of their codes (S24, R55). The screen shows the wallets above its form. */
export const paymentMethods = Object.values(paymentParts);
