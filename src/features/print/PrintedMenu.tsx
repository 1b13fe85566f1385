import { useLingui } from "@lingui/react";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { marksOf } from "../../domain/menu/choicesSuited.ts";
import type { EntryFit } from "../../domain/menu/menu.ts";
import { addressLine } from "../../domain/store/addressLine.ts";
import type { Store } from "../../domain/store/store.ts";
import { storeName } from "../../domain/store/storeName.ts";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { MenuFoot } from "../../parts/menu-extras/MenuFoot.tsx";
import { OpeningHours } from "../../parts/pickup/OpeningHours.tsx";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { offeredChoicesAtom } from "../../state/dietary/filter.atoms.ts";
import { cardsAtom, type MenuCard, type MenuSection, sectionsAtom } from "../../state/menu/menu.atoms.ts";
import { shownRouteAtom } from "../../state/screen/shownRoute.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { dietarySigns } from "../../views/dietary/dietarySigns.ts";
import { kilojoulesText, labelledName } from "../../views/menu/labelViews.tsx";
import { PriceView } from "../../views/money/PriceView.tsx";
import { DaySurchargesView } from "../../views/store/DaySurchargesView.tsx";
import css from "./PrintedMenu.css?inline";

registerSheet(css);

/**
 * The printed menu, which replaces the screen with its photos and partly rendered cards. Rendered when printing starts
 * and then kept, because some browsers report the end of printing before it has started.
 */
export function PrintedMenu() {
  const [isWanted, setWanted] = useState(false);
  const store = useAtomValue(shownStoreAtom);
  const { name } = useAtomValue(shownRouteAtom);
  useEffect(() => {
    // Only what is rendered when the listener returns is printed.
    const draw = () => flushSync(() => setWanted(true));
    const paper = matchMedia("print");
    window.addEventListener("beforeprint", draw);
    // A browser without the event, or a program that prints, tells only the medium.
    paper.addEventListener("change", draw);
    return () => {
      window.removeEventListener("beforeprint", draw);
      paper.removeEventListener("change", draw);
    };
  }, []);
  return isWanted && store && name === "store" && <Sheet store={store} />;
}

/**
 * Marks the shop with an attribute: with `:has()`, the browser would check the shop's style again at each of its
 * changes.
 */
function markShop(sheet: HTMLElement | null) {
  const shop = sheet?.parentElement;
  shop?.setAttribute("data-printed", "");
  return () => shop?.removeAttribute("data-printed");
}

function Sheet({ store }: { readonly store: Store }) {
  const sections = useAtomValue(sectionsAtom).filter(({ keys }) => keys.length > 0);
  const { i18n } = useLingui();
  const translate = useTranslate();
  const now = useAtomValue(nowAtom);
  const where = [addressLine(store.location), store.phone].filter(Boolean);
  if (sections.length === 0) return null;
  return (
    <div className="printed" ref={markShop}>
      <h2 className="printed__store">{storeName(store)}</h2>
      <p>{where.join(" · ")}</p>
      <OpeningHours hours={store.hours} />
      {DaySurchargesView({ translate, locale: i18n.locale, store, now })}
      <div className="printed__sections">
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
      <DietaryKey />
      <MenuFoot />
    </div>
  );
}

function Section({ section: { name, keys } }: { readonly section: MenuSection }) {
  const cards = useAtomValue(cardsAtom);
  const dishes = keys.flatMap((key) => cards.get(key) ?? []);
  return (
    <section>
      <h3 className="printed__title">{name}</h3>
      {dishes.map((card) => (
        <Dish key={card.key} card={card} />
      ))}
    </section>
  );
}

function Dish({ card: { entry, product } }: { readonly card: MenuCard }) {
  const translate = useTranslate();
  const kilojoules = kilojoulesText(product.labels.kilojoules);
  return (
    <div className="printed__dish">
      <p className="printed__line">
        <span>
          <span className="printed__name">{labelledName(translate, entry.name, product.labels)}</span>{" "}
          <DietarySigns fit={entry.fit} />
        </span>
        <span className="printed__facts">
          {kilojoules && `${kilojoules} `}
          <PriceView amount={entry.price} />
        </span>
      </p>
      {product.description !== "" && <p className="printed__description">{translate(product.description)}</p>}
    </div>
  );
}

/** Signs after a product's name, which are explained below the menu. */
function DietarySigns({ fit }: { readonly fit: EntryFit }) {
  const offered = useAtomValue(offeredChoicesAtom);
  const signs = marksOf(fit, offered).map(({ name }) => dietarySigns(offered).get(name));
  return signs.length > 0 && <span className="printed__signs">{signs.join(" ")}</span>;
}

/** Explains the dietary signs. A sign that is the whole name, as in Chinese, needs no explanation. */
function DietaryKey() {
  const signs = [...dietarySigns(useAtomValue(offeredChoicesAtom))].filter(([name, sign]) => name !== sign);
  if (signs.length === 0) return null;
  return (
    <p className="printed__key">
      {signs.map(([name, sign]) => (
        <span key={name} className="printed__meaning">
          <span className="printed__signs">{sign}</span> {name}
        </span>
      ))}
    </p>
  );
}
