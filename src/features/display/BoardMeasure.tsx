import { type Atom, useAtomValue } from "jotai";
import type { RefObject } from "react";
import { cardAtomAtom, type MenuCard, type MenuSection } from "../../state/menu/menu.atoms.ts";
import { BoardTitle, DishWords } from "./BoardColumns.tsx";

interface BoardMeasureProps {
  readonly measureRef: RefObject<HTMLDivElement | null>;
  readonly sections: readonly MenuSection[];
}

/** The whole menu in one hidden column. The height of each line decides where the pages end. */
export function BoardMeasure({ measureRef, sections }: BoardMeasureProps) {
  const cardAtomOf = useAtomValue(cardAtomAtom);
  return (
    <div className="board__measure" ref={measureRef} aria-hidden="true">
      {sections.map(({ id, name, keys }) => (
        <div key={id}>
          <BoardTitle name={name} isContinued={true} />
          {keys.map((key) => (
            <Line key={key} cardAtom={cardAtomOf(key)} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Line({ cardAtom }: { readonly cardAtom: Atom<MenuCard | null> }) {
  const card = useAtomValue(cardAtom);
  return <div className="board__dish">{card && <DishWords card={card} />}</div>;
}
