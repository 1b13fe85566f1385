import { useAtomValue } from "jotai";
import { createElement, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslate } from "../../../parts/language/useTranslate.ts";
import type { SectionProps } from "../../../parts/menu-extras/menuExtras.atoms.ts";
import { cardsAtom } from "../../../state/menu/menu.atoms.ts";
import { CardView } from "../../../views/menu/CardView.tsx";
import { cardPriceView } from "../cards/cardPriceView.tsx";
import { dietaryMarks } from "../cards/dietaryMarks.tsx";
import { priceFactsOfAtom } from "../cards/priceFacts.atoms.ts";
import { DishPlate } from "../plates/DishPlate.tsx";
import { type DrawnCard, drawStaticCards, type StaticCard } from "./staticCards.ts";

type StaticCardsInput = Pick<SectionProps, "section" | "drawn" | "hasPlus" | "room" | "dietary">;

const noCards: ReadonlyMap<string, DrawnCard> = new Map();

/** Renders the first cards of a section into its list, and renders those that change again. */
export function useStaticCards(
  listRef: RefObject<Element | null>,
  { section, drawn, hasPlus, room, dietary }: StaticCardsInput,
) {
  const translate = useTranslate();
  const cards = useAtomValue(cardsAtom);
  const factsOf = useAtomValue(priceFactsOfAtom);
  const before = useRef(noCards);
  const [shown, setShown] = useState(noCards);
  const [failed, setFailed] = useState<ReadonlyMap<string, string>>(new Map());
  const { style } = section;
  const shared = useMemo(
    () => ({ translate, style, hasPlus, room, dietary }),
    [translate, style, hasPlus, room, dietary],
  );

  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const staticCards = section.keys.slice(0, drawn).flatMap((key, at): StaticCard[] => {
      const card = cards.get(key);
      const isHero = at === 0 && section.hasHero === true;
      return card ? [{ card, facts: factsOf(card), shared, failedSrc: failed.get(key) ?? null, isHero }] : [];
    });
    before.current = drawStaticCards(list, before.current, staticCards, ({ card, facts, failedSrc, isHero }) => {
      const price = cardPriceView({ translate, card, facts });
      const marks = dietaryMarks(translate, card.entry.fit, shared.dietary);
      const plate = createElement(DishPlate, { name: card.entry.name, section: card.category.name });
      return CardView({ ...card, ...shared, marks, isFirst: false, isHero, failedSrc, price, plate });
    });
    setShown(before.current);
  }, [listRef, section, drawn, cards, factsOf, shared, failed, translate]);

  const fail = (key: string, src: string) => setFailed((before) => new Map(before).set(key, src));
  return { shown, fail };
}

interface CardEvents {
  readonly onOpen: (key: string) => void;
  /** Called for a plus that doesn't work yet. */
  readonly onPlus: (key: string) => void;
  readonly onFail: (key: string, photo: HTMLImageElement) => void;
}

/** Adds one listener for all cards of a list. */
export function useCardEvents(listRef: RefObject<Element | null>, keys: readonly string[], events: CardEvents): void {
  const latest = useRef(events);
  useLayoutEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const keyOf = (inside: Element) => keys[[...list.children].findIndex((item) => item.contains(inside))];
    const press = ({ target }: Event) => {
      const button = target instanceof Element && target.closest("button");
      const key = button && keyOf(button);
      if (!key) return;
      if (button.matches(".menu-card:not([aria-disabled])")) latest.current.onOpen(key);
      if (button.matches(".menu-card__corner > .menu-card__plus")) latest.current.onPlus(key);
    };
    const fail = ({ target }: Event) => {
      const key = target instanceof HTMLImageElement && keyOf(target);
      if (key) latest.current.onFail(key, target);
    };
    list.addEventListener("click", press);
    // Captured, because this event doesn't bubble.
    list.addEventListener("error", fail, true);
    return () => {
      list.removeEventListener("click", press);
      list.removeEventListener("error", fail, true);
    };
  }, [listRef, keys]);
}
