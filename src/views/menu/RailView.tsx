import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { firstPrice } from "../../domain/menu/entryPrice.ts";
import type { Rail } from "../../domain/menu/rails.ts";
import { classNames } from "../../ui/classNames.ts";
import { PhotoView } from "../../ui/PhotoView.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { PriceView } from "../money/PriceView.tsx";
import type { Translate } from "../translate.ts";
import { type CardViewProps, cornerOf, kilojoulesOf } from "./CardView.tsx";
import { labelledName } from "./labelViews.tsx";
import css from "./RailView.css?inline";

registerSheet(css);

export function railTitle(translate: Translate, kind: Rail<unknown>["kind"]): string {
  return translate(kind === "again" ? msg`Order again` : msg`Popular`);
}

interface RailViewProps extends Pick<Rail<unknown>, "hasPhotos"> {
  readonly title: string;
  /** A way past its cards. Loads later. */
  readonly skip?: ReactNode;
  /** A list item for each card. */
  readonly children: ReactNode;
}

/** Its cards have the same names as those of the menu; the name of the region distinguishes them. */
export function RailView({ title, hasPhotos, skip, children }: RailViewProps): ReactNode {
  return (
    <section className={classNames("menu-rail", !hasPhotos && "menu-rail--list")} aria-label={title}>
      <h2 className="menu-rail__title">{title}</h2>
      {skip}
      <ul className="menu-rail__cards">{children}</ul>
    </section>
  );
}

interface RailCardViewProps extends Omit<CardViewProps, "style" | "room" | "isFirst" | "isHero" | "marks"> {
  readonly hasPhoto: boolean;
}

/** A dish in a rail: its photo or its plate, its name and its price. */
export function RailCardView(card: RailCardViewProps): ReactNode {
  const { translate, entry, product, hasPlus, hasPhoto } = card;
  const name = labelledName(translate, entry.name, product.labels);
  return (
    <>
      <button type="button" className={classNames("rail-card", !hasPhoto && "rail-card--text")} onClick={card.onOpen}>
        {hasPhoto &&
          PhotoView({
            className: "rail-card__photo",
            src: product.photo,
            focus: product.photoFocus,
            name: translate(entry.name),
            plate: card.plate ?? null,
            widthPx: 160,
            heightPx: 120,
            failedSrc: card.failedSrc,
            onFail: card.onFail,
          })}
        <span className="rail-card__text">
          <span className={classNames("rail-card__name", typeof name !== "string" && "rail-card__name--labelled")}>
            {name}
          </span>
          <span className="rail-card__price">{card.price ?? PriceView({ amount: firstPrice(entry, product) })}</span>
          {kilojoulesOf(product)}
        </span>
      </button>
      {hasPlus && cornerOf(card)}
    </>
  );
}
