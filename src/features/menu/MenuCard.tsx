import { useLingui } from "@lingui/react/macro";
import { type Atom, useAtomValue, useSetAtom } from "jotai";
import { memo, type ReactNode, useState } from "react";
import type { Product } from "../../domain/menu/menu.ts";
import { DietaryMarks } from "../../parts/dietary/DietaryMarks.tsx";
import { lateMenuAtom } from "../../parts/late-menu/lateMenu.atoms.ts";
import { Price } from "../../parts/money/Price.tsx";
import type { MenuCard as Card } from "../../state/menu/menu.atoms.ts";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { Photo } from "../../ui/Photo.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { shortText } from "../../ui/shortText.ts";
import css from "./MenuCard.css?inline";
import type { CardLook } from "./shownMenu.atoms.ts";

registerSheet(css);

/** Spec, section 9, in characters. */
const longestDescription = 140;

interface MenuCardProps {
  readonly cardAtom: Atom<Card | null>;
  readonly look: CardLook;
  /** In the first row: its photo is wanted at once. */
  readonly isFirst: boolean;
}

/** Draws itself when its own product changes, and not when another one does. */
export const MenuCard = memo(function MenuCard({ cardAtom, look, isFirst }: MenuCardProps) {
  const card = useAtomValue(cardAtom);
  return card && <CardButton card={card} look={look} isFirst={isFirst} />;
});

interface CardButtonProps {
  readonly card: Card;
  readonly look: CardLook;
  readonly isFirst: boolean;
}

function CardButton({ card, look, isFirst }: CardButtonProps) {
  const { entry, product } = card;
  const open = useSetAtom(openOverlayAtom);
  const late = useAtomValue(lateMenuAtom);
  const description = shortText(product.description, longestDescription);
  return (
    <>
      <button
        type="button"
        className={classNames("menu-card", look.isCentred && "menu-card--centred")}
        // Named by all that stands on it, in that order: whoever speaks to the screen says what they see.
        aria-disabled={product.isSoldOut || undefined}
        onClick={() => !product.isSoldOut && open({ kind: "product", cardKey: card.key })}
      >
        <span className="menu-card__text">
          <span className="menu-card__name">{entry.name}</span>
          <span className="menu-card__description">{description}</span>
          <span className="menu-card__facts">
            {late ? <late.CardPrice card={card} /> : <Price amount={entry.price} />}
            <DietaryMarks fit={entry.fit} offered={look.offered} />
          </span>
          <Ribbon product={product} />
        </span>
        <Photo
          className="menu-card__photo"
          src={product.photo}
          largeSrc={look.isCentred ? product.largePhoto : null}
          sizes="360px"
          name={entry.name}
          widthPx={look.isCentred ? 360 : 144}
          heightPx={look.isCentred ? 270 : 108}
          loading={isFirst ? "eager" : "lazy"}
        />
      </button>
      {look.hasPlus && !product.isSoldOut && <Plus card={card} />}
    </>
  );
}

/** It is drawn from the start. What it does comes later, and then does what was pressed before. */
function Plus({ card }: { readonly card: Card }) {
  const late = useAtomValue(lateMenuAtom);
  const [isPressed, setPressed] = useState(false);
  return (
    <div className="menu-card__corner">
      {late ? (
        <late.CardPlus card={card} wasPressed={isPressed} />
      ) : (
        <button
          type="button"
          className="menu-card__plus"
          aria-hidden="true"
          tabIndex={-1}
          onClick={() => setPressed(true)}
        />
      )}
    </div>
  );
}

function Ribbon({ product }: { readonly product: Product }): ReactNode {
  const { t } = useLingui();
  if (product.isSoldOut) return <Pill tone="ribbon">{t`Sold out`}</Pill>;
  if (product.ribbon === null) return null;
  return <Pill tone="ribbon">{product.ribbon === "new" ? t`New` : t`Popular`}</Pill>;
}
