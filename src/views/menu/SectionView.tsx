import type { ReactNode, Ref } from "react";
import type { CardStyle } from "../../domain/menu/cardStyle.ts";
import type { Category } from "../../domain/menu/menu.ts";
import { classNames } from "../../ui/classNames.ts";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./SectionView.css?inline";

registerSheet(css);

/** Of a section's cards (SectionView.css), which a guessed height doesn't count. */
const paddingPx = 24;

interface SectionViewProps {
  readonly section: Pick<Category, "id" | "name"> & { readonly style: CardStyle; readonly hasHero?: boolean };
  /**
   * Whether the layout of its cards is skipped while they are off the screen. The heading isn't, so that screen readers
   * list it. False for the first section: it is on the screen when the menu appears, and checking that would cost a
   * second layout.
   */
  readonly isSkippable: boolean;
  /** The height assumed until the cards have been laid out. */
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
    <section className="menu-section" aria-label={section.name} data-category={section.id}>
      <h2 className="menu-section__title" tabIndex={-1}>
        {section.name}
      </h2>
      <ul
        className={classNames(
          "menu-section__cards",
          section.hasHero && "menu-section__cards--hero",
          section.style === "list" && "menu-section__cards--list",
        )}
        ref={listRef}
        style={{
          containIntrinsicHeight: `auto ${Math.max(0, guessedPx - paddingPx)}px`,
          contentVisibility: isSkippable ? "auto" : "visible",
          minHeight: cardsPx ?? "auto",
        }}
      >
        {children}
      </ul>
    </section>
  );
}
