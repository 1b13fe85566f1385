import type { ReactNode, Ref } from "react";
import type { Category } from "../../domain/menu/menu.ts";
import { classNames } from "../../ui/classNames.ts";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./SectionView.css?inline";

registerSheet(css);

interface SectionViewProps {
  readonly section: Pick<Category, "id" | "name">;
  /** Off the screen it isn't laid out. */
  readonly isSkippable: boolean;
  /** How tall it is taken for before it has been laid out. */
  readonly guessedPx: number;
  /** The room of all cards, while they aren't all there. */
  readonly cardsPx: number | undefined;
  /** A list item for each card; none where somebody else draws into the list. */
  readonly children?: ReactNode;
  readonly listRef?: Ref<HTMLUListElement>;
}

export function SectionView({
  section,
  isSkippable,
  guessedPx,
  cardsPx,
  children,
  listRef,
}: SectionViewProps): ReactNode {
  return (
    <section
      className={classNames("menu-section", isSkippable && "menu-section--skippable")}
      aria-label={section.name}
      data-category={section.id}
      style={{ containIntrinsicHeight: `auto ${guessedPx}px` }}
    >
      <h2 className="menu-section__title" tabIndex={-1}>
        {section.name}
      </h2>
      <ul
        className="menu-section__cards"
        ref={listRef}
        style={cardsPx === undefined ? undefined : { minHeight: cardsPx }}
      >
        {children}
      </ul>
    </section>
  );
}
