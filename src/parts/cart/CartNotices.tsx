import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { mostOfOneProduct } from "../../domain/cart/limits.ts";
import type { ValidationChange } from "../../domain/promotion/validateCart.ts";
import { cartAtom } from "../../state/cart/cart.atoms.ts";
import {
  type CartNotice,
  cartNoticesAtom,
  dismissCartNoticesAtom,
  type SavedOrderChange,
} from "../../state/cart/cartNotices.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { CheckIcon } from "../../ui/signIcons.tsx";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { CartChanges } from "../cart-frame/CartChanges.tsx";
import { useStoreText } from "../language/useStoreText.ts";
import css from "./CartNotices.css?inline";
import { pickedPartAtom } from "./pickedPart.atoms.ts";
import { useLeftOutWords, useReorderedWords } from "./useReorderedWords.ts";

registerSheet(css);

/** The venue that the cart is for, and changes to the cart. */
export function CartNotices() {
  const part = useAtomValue(pickedPartAtom);
  const dismiss = useSetAtom(dismissCartNoticesAtom);
  const notices = useAtomValue(cartNoticesAtom);
  const words = useNoticeWords();
  const [first] = notices;
  return (
    <>
      {part && <part.Picked />}
      {first?.kind === "reordered" && notices.length === 1 ? (
        <GoneAsPlanned words={words(first)} onNextAct={dismiss} />
      ) : (
        <CartChanges
          notices={notices}
          words={words}
          isAnnounced={({ kind }) => kind === "reordered"}
          onDismiss={dismiss}
        />
      )}
    </>
  );
}

interface GoneAsPlannedProps {
  readonly words: string;
  readonly onNextAct: () => void;
}

/** Nothing needs an answer where nothing is missing or dearer, so one line goes with the next change of the cart. */
function GoneAsPlanned({ words, onNextAct }: GoneAsPlannedProps) {
  const { lines } = useAtomValue(cartAtom);
  const [before] = useState(lines);
  useEffect(() => {
    if (lines !== before) onNextAct();
  }, [lines, before, onNextAct]);
  return (
    <p className="cart-notice">
      <CheckIcon sizePx={18} />
      {words}
    </p>
  );
}

function useNoticeWords(): (notice: CartNotice) => string {
  const { t } = useLingui();
  const storeText = useStoreText();
  const reorderedWords = useReorderedWords();
  const leftOutWords = useLeftOutWords();
  const savedWords = useSavedWords();
  const validationWords = useValidationWords();
  return (notice) => {
    if (notice.kind === "expired") return t`We took what was left from an earlier day out of your cart.`;
    if (notice.kind === "reordered") return reorderedWords(notice.orderedAt);
    if (notice.kind === "saved-order") return savedWords(notice.notices);
    if (notice.kind === "left-out" || notice.kind === "code-left-out") return leftOutWords(notice);
    const name = storeText(notice.name);
    if (notice.kind === "price-changed") {
      const [from, to] = [formatMoney(notice.from), formatMoney(notice.to)];
      return t`${name} now costs ${to} instead of ${from}.`;
    }
    if (notice.kind === "limited") {
      return t`You can order up to ${mostOfOneProduct} of one dish, so ${name} is in your cart ${mostOfOneProduct} times.`;
    }
    if (notice.kind !== "removed") return validationWords(notice);
    const { reason } = notice;
    if (notice.modifier !== null) {
      const modifier = storeText(notice.modifier, "");
      return reason === "sold-out"
        ? t`Sorry, ${modifier} has sold out, so we took ${name} out of your cart.`
        : t`Sorry, we no longer offer ${modifier}, so we took ${name} out of your cart.`;
    }
    return reason === "sold-out"
      ? t`Sorry, ${name} has sold out. We took it out of your cart.`
      : t`Sorry, ${name} is no longer on the menu. We took it out of your cart.`;
  };
}

/** R59, with its first sentence. */
function useSavedWords(): (notices: SavedOrderChange) => string {
  const { t } = useLingui();
  return (notices) => {
    switch (notices.kind) {
      case "failed":
        return t`Error...Try again!`;
      case "unread":
        return t`That code is not a saved order. Your cart is as it was.`;
      case "no-menu":
        return t`We can't open your saved order right now. Your cart is as it was.`;
      case "elsewhere":
        return t`That order was saved at another venue and can't be opened here.`;
      case "gone": {
        const { count } = notices;
        return t`${plural(count, { one: "# dish of the saved order is", other: "# dishes of the saved order are" })} no longer available.`;
      }
    }
  };
}

/** R22: a redeemed or rolled-in product is removed when its points or its offer are gone. */
function useValidationWords(): (notices: ValidationChange) => string {
  const { t } = useLingui();
  const storeText = useStoreText();
  return ({ kind, name: plain }) => {
    const name = storeText(plain);
    switch (kind) {
      case "points-short":
        return t`You no longer have enough stamps for ${name}, so we took it out of your cart.`;
      case "logged-out":
        return t`${name} was for a member's stamps. You are logged out, so we took it out of your cart.`;
      case "redemption-ended":
        return t`${name} is no longer a reward for stamps, so we took it out of your cart.`;
      case "host-fewer":
        return t`We took ${name} out of your cart together with the dish that it came with.`;
      case "offer-ended":
        return t`The meal offer with ${name} has ended, so we took it out of your cart.`;
    }
  };
}
