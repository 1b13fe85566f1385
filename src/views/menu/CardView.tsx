import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import type { CardStyle } from "../../domain/menu/cardStyle.ts";
import { firstPrice } from "../../domain/menu/entryPrice.ts";
import type { MenuEntry, Product } from "../../domain/menu/menu.ts";
import { PhotoView } from "../../ui/PhotoView.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { PriceView } from "../money/PriceView.tsx";
import type { Translate } from "../translate.ts";
import css from "./CardView.css?inline";
import { cardText } from "./cardText.ts";
import { kilojoulesText, labelledName } from "./labelViews.tsx";

registerSheet(css);

/** S6: the maximum number of characters. */
const longestDescription = 140;

const photoSizes = {
  beside: { widthPx: 128, heightPx: 112 },
  centred: { widthPx: 360, heightPx: 270 },
  hero: { widthPx: 640, heightPx: 480 },
} as const;

export interface CardViewProps {
  readonly translate: Translate;
  readonly entry: Pick<MenuEntry, "name" | "price">;
  readonly product: Pick<
    Product,
    "description" | "photo" | "largePhoto" | "photoFocus" | "ribbon" | "isSoldOut" | "requiredCost" | "labels"
  >;
  readonly style: CardStyle;
  readonly hasPlus: boolean;
  /** How many characters of a description fit on a card with a photo (menuGrid.ts). */
  readonly room: number;
  /** In the first row, so its photo loads immediately. */
  readonly isFirst: boolean;
  /** The wide card at the top of its section. */
  readonly isHero?: boolean | undefined;
  /** Whichever of the two photo URLs failed to load. */
  readonly failedSrc?: string | null | undefined;
  readonly onFail?: ((src: string) => void) | undefined;
  readonly onOpen?: () => void;
  /** Replaces the plain price and the inactive plus once it has loaded. */
  readonly price?: ReactNode;
  readonly plus?: ReactNode;
  /** The drawing in the place of a photo. Loads later. */
  readonly plate?: ReactNode;
  /** The dietary signs, and their names for screen readers. They load later: nothing moves for them. */
  readonly marks?: readonly ReactNode[] | undefined;
  readonly onPlus?: () => void;
}

type PhotoSize = keyof typeof photoSizes;

/** Null if the cards have no photos. */
function photoSizeOf({ style, isHero }: CardViewProps): PhotoSize | null {
  if (style === "list") return null;
  return isHero ? "hero" : style;
}

/** Calls its small views as functions: as components, each would cost React one more node on every card. */
export function CardView(card: CardViewProps): ReactNode {
  const { translate, entry, product, hasPlus } = card;
  const size = photoSizeOf(card);
  return (
    <>
      <button
        type="button"
        className={`menu-card menu-card--${size ?? "list"}`}
        // No `aria-label`: the name is the visible text in its order, so a diner using voice control can say what they
        // see.
        aria-disabled={product.isSoldOut || undefined}
        onClick={product.isSoldOut ? undefined : card.onOpen}
      >
        {textOf(card, size === "beside" ? card.room : longestDescription)}
        {size &&
          PhotoView({
            className: "menu-card__photo",
            src: product.photo,
            largeSrc: size === "beside" ? null : product.largePhoto,
            sizes: "360px",
            focus: product.photoFocus,
            name: translate(entry.name),
            plate: card.plate ?? null,
            ...photoSizes[size],
            loading: card.isFirst ? "eager" : "lazy",
            failedSrc: card.failedSrc,
            onFail: card.onFail,
          })}
      </button>
      {hasPlus && !product.isSoldOut && cornerOf(card)}
    </>
  );
}

function textOf({ translate, entry, product, price, marks }: CardViewProps, longest: number): ReactNode {
  const [firstMark, secondMark, marked] = marks ?? [];
  return (
    <span className="menu-card__text">
      <span className="menu-card__name">{labelledName(translate, entry.name, product.labels)}</span>
      <span className="menu-card__description">{cardText(translate(product.description), longest)}</span>
      <span className="menu-card__facts">
        {price ?? PriceView({ amount: firstPrice(entry, product) })}
        {kilojoulesOf(product)}
        {firstMark}
        {secondMark}
        {marked}
      </span>
      {ribbonOf(translate, product)}
    </span>
  );
}

export function kilojoulesOf({ labels }: Pick<CardViewProps["product"], "labels">): ReactNode {
  const text = kilojoulesText(labels.kilojoules);
  return text && <span className="menu-card__kilojoules">{text}</span>;
}

function ribbonOf(translate: Translate, { isSoldOut, ribbon }: Pick<Product, "isSoldOut" | "ribbon">): ReactNode {
  if (isSoldOut) return Pill({ tone: "tag", children: translate(msg`Sold out`) });
  return ribbon && Pill({ tone: "ribbon", children: translate(ribbon === "new" ? msg`New` : msg`Popular`) });
}

/** The plus is shown from the first paint, even before it works. */
export function cornerOf({ plus, onPlus }: Pick<CardViewProps, "plus" | "onPlus">): ReactNode {
  return (
    <div className="menu-card__corner">
      {plus ?? <button type="button" className="menu-card__plus" aria-hidden="true" tabIndex={-1} onClick={onPlus} />}
    </div>
  );
}
