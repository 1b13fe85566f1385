import { Trans } from "@lingui/react/macro";
import { type Atom, useAtomValue, useSetAtom } from "jotai";
import type { BoardPage, BoardPart } from "../../domain/menu/boardPages.ts";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { menuExtrasAtom } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { cardPerKeyAtom, type MenuCard } from "../../state/menu/menu.atoms.ts";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { kilojoulesText, labelledName } from "../../views/menu/labelViews.tsx";
import { PriceView } from "../../views/money/PriceView.tsx";

/** One page of the board. */
export function BoardColumns({ page }: { readonly page: BoardPage }) {
  return (
    <div className="board__columns">
      {page.map((column) => (
        <div key={`${column[0]?.id} ${column[0]?.keys[0]}`} className="board__column">
          {column.map((part) => (
            <Part key={part.id} part={part} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Part({ part: { name, isContinued, keys } }: { readonly part: BoardPart }) {
  const cardAtomOf = useAtomValue(cardPerKeyAtom);
  return (
    <section aria-label={name}>
      <BoardTitle name={name} isContinued={isContinued} />
      <ul>
        {keys.map((key) => (
          <BoardDish key={key} cardAtom={cardAtomOf(key)} />
        ))}
      </ul>
    </section>
  );
}

interface BoardTitleProps {
  readonly name: string;
  readonly isContinued: boolean;
}

export function BoardTitle({ name, isContinued }: BoardTitleProps) {
  return (
    <h2 className="board__title">
      {name}{" "}
      {isContinued && (
        <span className="board__continued">
          <Trans>continued</Trans>
        </span>
      )}
    </h2>
  );
}

function BoardDish({ cardAtom }: { readonly cardAtom: Atom<MenuCard | null> }) {
  const card = useAtomValue(cardAtom);
  const open = useSetAtom(openOverlayAtom);
  if (!card) return null;
  const { isSoldOut } = card.product;
  return (
    <li>
      <button
        type="button"
        className={classNames("board__dish", isSoldOut && "board__dish--out")}
        aria-disabled={isSoldOut || undefined}
        onClick={() => !isSoldOut && open({ kind: "product", cardKey: card.key })}
      >
        <DishText card={card} />
      </button>
    </li>
  );
}

/** A product's name and price, and what the law asks for: more isn't readable from a distance. */
export function DishText({ card }: { readonly card: MenuCard }) {
  const extras = useAtomValue(menuExtrasAtom);
  const translate = useTranslate();
  const { entry, product } = card;
  const kilojoules = kilojoulesText(product.labels.kilojoules);
  return (
    <>
      <span className="board__name">{labelledName(translate, entry.name, product.labels)}</span>{" "}
      <span className="board__price">
        {kilojoules && <span className="board__kilojoules">{kilojoules} </span>}
        {product.isSoldOut ? (
          <Trans>Sold out</Trans>
        ) : extras ? (
          <extras.CardPrice card={card} />
        ) : (
          <PriceView amount={entry.price} />
        )}
      </span>
    </>
  );
}
