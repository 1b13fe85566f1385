import type { ReactNode, Ref } from "react";
import type { Category } from "../../domain/menu/menu.ts";
import { classNames } from "../../ui/classNames.ts";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./SectionView.css?inline";

registerSheet(css);

interface SectionViewProps {
  readonly section: Pick<Category, "id" | "name">;
  /** Whether its layout is skipped while it is off the screen. */
  readonly isSkippable: boolean;
  /** The height assumed until the section has been laid out. */
  readonly guessedPx: number;
  /** The height of all cards, reserved until all of them are rendered. */
  readonly cardsPx: number | undefined;
  /** A list item for each card. Missing if other code fills the list. */
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
