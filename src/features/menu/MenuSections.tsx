import { useAtomValue } from "jotai";
import { Fragment, memo, type ReactNode, useState } from "react";
import { cardAtomAtom, type MenuSection } from "../../state/menu/menu.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { rowHeightPx } from "./cardRows.ts";
import { MenuCard } from "./MenuCard.tsx";
import css from "./MenuSections.css?inline";
import { type CardLook, cardLookAtom, columnsAtom } from "./shownMenu.atoms.ts";

registerSheet(css);

interface MenuSectionsProps {
  readonly begun: readonly MenuSection[];
  /** Stands after the first of them. */
  readonly rail: ReactNode;
  /** Those of which no card is drawn yet: only their room is there. */
  readonly rest: readonly MenuSection[];
  /** How many cards are drawn, counted over all sections. */
  readonly drawnCards: number;
  readonly isGrowing: boolean;
}

export function MenuSections({ begun, rail, rest, drawnCards, isGrowing }: MenuSectionsProps) {
  const columns = useAtomValue(columnsAtom);
  const look = useAtomValue(cardLookAtom);
  const rowPx = rowHeightPx(columns, look.isCentred);
  const cardsPx = ({ keys }: MenuSection) => Math.ceil(keys.length / columns) * rowPx;
  const restPx = rest.reduce((total, section) => total + titlePx + cardsPx(section), 0);
  let before = 0;
  return (
    <>
      {begun.map((section, index) => {
        const drawn = Math.min(section.keys.length, drawnCards - before);
        before += section.keys.length;
        return (
          <Fragment key={section.id}>
            <Section
              section={section}
              look={look}
              drawn={drawn}
              firstRow={index === 0 ? columns : 0}
              cardsPx={cardsPx(section)}
            />
            {index === 0 && rail}
          </Fragment>
        );
      })}
      {isGrowing && <div className="menu-growing" style={{ height: restPx }} />}
    </>
  );
}

const titlePx = 76;

interface SectionProps {
  readonly section: MenuSection;
  readonly look: CardLook;
  readonly drawn: number;
  readonly firstRow: number;
  readonly cardsPx: number;
}

const Section = memo(function Section({ section, look, drawn, firstRow, cardsPx }: SectionProps) {
  const cardAtomOf = useAtomValue(cardAtomAtom);
  const isWhole = drawn === section.keys.length;
  // The first guess stays: a change of it makes the browser let go of the place that it holds during a refresh.
  const [guessedPx] = useState(cardsPx + titlePx);
  // Likewise: what becomes skippable is out of reach for a frame, and a tap in it would be lost.
  const [isSkippable] = useState(firstRow === 0);
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
      <ul className="menu-section__cards" style={isWhole ? undefined : { minHeight: cardsPx }}>
        {section.keys.slice(0, drawn).map((key, index) => (
          <li key={key}>
            <MenuCard cardAtom={cardAtomOf(key)} look={look} isFirst={index < firstRow} />
          </li>
        ))}
      </ul>
    </section>
  );
});
