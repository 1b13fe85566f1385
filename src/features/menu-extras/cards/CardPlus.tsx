import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useStore } from "jotai";
import { useEffect, useId, useRef, useState } from "react";
import { mostOfOneProduct as most } from "../../../domain/cart/limits.ts";
import { useStoreText } from "../../../parts/language/useStoreText.ts";
import type { CardPlusProps } from "../../../parts/menu-extras/menuExtras.atoms.ts";
import { plainCountPerCardAtom, removeSimpleLineAtom } from "../../../state/cart/simpleLines.atoms.ts";
import { addAtOnceAtom, asksFirstPerCardAtom } from "../../../state/promotion/addAtOnce.atoms.ts";
import { classNames } from "../../../ui/classNames.ts";
import { BinIcon } from "../../../ui/lazyIcons.tsx";
import { registerSheet } from "../../../ui/sheets.ts";
import css from "./CardPlus.css?inline";
import { ofAllCardsAtom } from "./priceFacts.atoms.ts";
import { useCardValue } from "./useCardValue.ts";

registerSheet(css);

/** R81: adds one immediately and shows the count, or opens the product if it has choices to make first. */
export function CardPlus({ card: { key, entry }, takeEarlyPresses }: CardPlusProps) {
  const { t } = useLingui();
  const name = useStoreText()(entry.name);
  const { count, isFull, isAtOnce } = useCardValue(plainCountPerCardAtom, key);
  const opens = useCardValue(asksFirstPerCardAtom, key) || !isAtOnce;
  const { areLoaded } = useAtomValue(ofAllCardsAtom);
  const store = useStore();
  const { add, isWaiting } = useAdd(key, takeEarlyPresses);
  const isNew = useIsNew(count);
  const plusRef = useRef<HTMLButtonElement>(null);
  const reasonId = useId();
  const isStepper = count > 0;
  // The button works before its texts have loaded. Until then it is hidden from the keyboard and screen readers,
  // because it has no name.
  const tabIndex = areLoaded ? undefined : -1;
  const removeOne = () => {
    // The minus button disappears with the last one, and would take the focus with it.
    if (count === 1) plusRef.current?.focus();
    store.set(removeSimpleLineAtom, key);
  };
  const plusLabel = () => {
    if (isStepper) return t`Add one ${name}`;
    return opens ? t`Choose ${name}` : t`Add ${name}`;
  };
  return (
    <div className={classNames("card-plus", isStepper && "card-plus--stepper")} aria-hidden={!areLoaded || undefined}>
      {areLoaded && isStepper && (isNew || isFull) && (
        <span className="card-plus__word" id={reasonId} aria-hidden={!isFull || undefined}>
          {isFull ? <Trans>{most} at most</Trans> : <Trans>Added</Trans>}
        </span>
      )}
      {isStepper && (
        <>
          <button
            type="button"
            className={classNames("menu-card__plus menu-card__plus--minus", count === 1 && "menu-card__plus--bin")}
            aria-label={areLoaded ? t`Remove one ${name}` : undefined}
            tabIndex={tabIndex}
            onClick={removeOne}
          >
            {count === 1 && <BinIcon sizePx={18} />}
          </button>
          <span className="card-plus__count" key={count}>
            {count}
          </span>
        </>
      )}
      <button
        key="plus"
        type="button"
        className={classNames("menu-card__plus", opens && "menu-card__plus--choose")}
        aria-label={areLoaded ? plusLabel() : undefined}
        aria-haspopup={opens ? "dialog" : undefined}
        aria-disabled={isFull || undefined}
        aria-describedby={isFull ? reasonId : undefined}
        aria-busy={isWaiting || undefined}
        tabIndex={tabIndex}
        ref={plusRef}
        onClick={isFull ? undefined : add}
      />
    </div>
  );
}

/** Each press adds one, even while the rules that may require a question are loading. */
function useAdd(key: string, takeEarlyPresses: () => number) {
  const store = useStore();
  const [waiting, setWaiting] = useState(0);
  const add = () => {
    setWaiting((before) => before + 1);
    void store.set(addAtOnceAtom, key).finally(() => setWaiting((before) => before - 1));
  };
  useEffect(() => {
    for (let count = takeEarlyPresses(); count > 0; count -= 1) add();
  });
  return { add, isWaiting: waiting > 0 };
}

const wordMs = 2_000;

/** True for a moment after the count has increased. */
function useIsNew(count: number): boolean {
  const [seen, setSeen] = useState(count);
  useEffect(() => {
    if (count === seen) return;
    const timer = setTimeout(() => setSeen(count), count > seen ? wordMs : 0);
    return () => clearTimeout(timer);
  }, [count, seen]);
  return count > seen;
}
