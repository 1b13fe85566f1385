import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import type { CardStyle } from "../domain/menu/cardStyle.ts";
import { firstPrice } from "../domain/menu/entryPrice.ts";
import type { FirstCard, FirstSection } from "../domain/menu/firstMenu.ts";
import { instant } from "../domain/time/instant.ts";
import type { PrintedParts } from "../first/FirstScreen.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Pill } from "../ui/Pill.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { kilojoulesOf } from "../views/menu/CardView.tsx";
import { labelledName } from "../views/menu/labelViews.tsx";
import { printedDish } from "../views/menu/menuParts.ts";
import { PriceView } from "../views/money/PriceView.tsx";
import { closedText } from "../views/store/StoreHeaderView.tsx";
import { timeWords } from "../views/time/timeWords.ts";
import type { Translate } from "../views/translate.ts";
import type { PrintedAbout, PrintedShop } from "./printedShop.ts";

/** A dish in words, with the place of its photo: that, its marks and its "+" come with the script. */
function dishView(translate: Translate, { entry, product }: FirstCard, look: CardStyle | "hero"): ReactNode {
  const description = translate(product.description);
  return (
    <li className={`${printedDish} menu-card menu-card--${look}`}>
      <span className="menu-card__text">
        <span className="menu-card__name">{labelledName(translate, entry.name, product.labels)}</span>
        {description !== "" && <span className="menu-card__description">{description}</span>}
        <span className="menu-card__facts">
          {PriceView({ amount: firstPrice(entry, product) })}
          {kilojoulesOf(product)}
        </span>
      </span>
    </li>
  );
}

export function dishesOf(translate: Translate, { cards, style, hasHero }: FirstSection, from = 0): ReactNode {
  return cards.slice(from).map((card, at) => dishView(translate, card, hasHero && from + at === 0 ? "hero" : style));
}

/** Who can't order here can call. */
export function CallView(translate: Translate, { phone }: Pick<PrintedAbout, "phone">): ReactNode {
  if (phone === "") return null;
  return (
    <p className="printed-call">
      <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{translate(msg`Call ${phone}`)}</a>
    </p>
  );
}

/** Who waits in vain for the script can call, too: the page's sheet shows it after a while. */
export function LateView(): ReactNode {
  return (
    <div className="servery printed-late">
      <slot />
    </div>
  );
}

/**
 * R112: nothing says whether the store is open now, and the prices have their date. `title` is the drawn menu's, for
 * who sees the others, too.
 */
export function printedParts(
  translate: Translate,
  { snapshot, language, about }: PrintedShop,
  title: ReactNode,
): PrintedParts {
  const { store, savedAt } = snapshot;
  const date = timeWords(language, store.zone).date(instant(savedAt));
  const call = CallView(translate, about);
  return {
    opening: Pill({ children: Skeleton({ width: "7em", heightPx: 12 }) }),
    // The script corrects it. Who has none reads that it may have changed.
    notice: (
      <Notice kind="info">
        <noscript>
          {translate(msg`As of ${date}:`)}
          {language === "en" && " "}
        </noscript>
        {closedText(translate, store)}
      </Notice>
    ),
    facts: <span>{translate(msg`Prices of ${date}`)}</span>,
    call: (call || title) && (
      <noscript>
        {call}
        {title}
      </noscript>
    ),
    dishesOf: (section, from) => dishesOf(translate, section, from),
  };
}
