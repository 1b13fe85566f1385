import { Trans, useLingui } from "@lingui/react/macro";
import { type Atom, useAtomValue } from "jotai";
import { type CSSProperties, type RefObject, useRef } from "react";
import type { BoardPage } from "../../domain/menu/boardPages.ts";
import { useStoreText } from "../../parts/language/useStoreText.ts";
import { MenuFoot } from "../../parts/menu-extras/MenuFoot.tsx";
import { cardPerKeyAtom, type MenuCard, type MenuSection, sectionsAtom } from "../../state/menu/menu.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { icon } from "../../ui/icons.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./Board.css?inline";
import { BoardColumns, BoardTitle, DishText } from "./BoardColumns.tsx";
import { boardPhotosAtom, photosOf } from "./boardPhotos.atoms.ts";
import { useBoardPages } from "./useBoardPages.ts";
import { type Turning, useTurning } from "./useTurning.ts";

registerSheet(css);

// In a separate file, because only a menu board needs them.
const PreviousIcon = icon(<path d="m12.25 5.5-4.5 4.5 4.5 4.5" />);

const NextIcon = icon(<path d="m7.75 5.5 4.5 4.5-4.5 4.5" />);

const PauseIcon = icon(<path d="M7.5 5v10M12.5 5v10" />);

const PlayIcon = icon(<path d="m7 4.75 8 5.25-8 5.25Z" />);

/** The whole menu, in pages that turn automatically. */
export function Board() {
  const placeRef = useRef<HTMLDivElement>(null);
  const measureRef = useRef<HTMLDivElement>(null);
  const sections = useAtomValue(sectionsAtom);
  const hasPhotos = useAtomValue(boardPhotosAtom).length > 0;
  const { pages, columns, isWide } = useBoardPages(placeRef, measureRef, sections);
  const turning = useTurning(pages, placeRef);
  const page = pages[turning.at] ?? [];
  return (
    <>
      <div className={classNames("board", isWide && "board--wide", hasPhotos && "board--photos")}>
        {hasPhotos && <BoardPhotos page={page} at={turning.at} most={isWide ? 2 : 3} />}
        <div className="board__place" ref={placeRef} style={{ "--columns": columns } as CSSProperties}>
          <BoardColumns key={turning.at} page={page} />
          <BoardMeasure measureRef={measureRef} sections={sections} />
        </div>
      </div>
      <MenuFoot />
      {pages.length > 1 && <BoardFoot turning={turning} count={pages.length} />}
    </>
  );
}

function BoardFoot({ turning, count }: { readonly turning: Turning; readonly count: number }) {
  const { t } = useLingui();
  const { at, isPaused, turn, pause } = turning;
  const number = at + 1;
  return (
    <nav className="board__foot" aria-label={t`Pages of the menu`}>
      <span className="board__count">
        <Trans>
          Page {number} of {count}
        </Trans>
      </span>
      <IconButton label={t`Previous page`} icon={<PreviousIcon />} onClick={() => turn(-1)} />
      <IconButton
        label={isPaused ? t`Turn pages again` : t`Stop turning pages`}
        icon={isPaused ? <PlayIcon /> : <PauseIcon />}
        onClick={() => pause(!isPaused)}
      />
      <IconButton label={t`Next page`} icon={<NextIcon />} onClick={() => turn(1)} />
    </nav>
  );
}

interface BoardPhotosProps {
  readonly page: BoardPage;
  readonly at: number;
  readonly most: number;
}

/** Hidden from screen readers: each of these products is on the board with its price. */
function BoardPhotos(shown: BoardPhotosProps) {
  const storeText = useStoreText();
  const photos = photosOf(useAtomValue(boardPhotosAtom), shown);
  return (
    <div className="board__photos" aria-hidden="true">
      {photos.map(({ key, entry, product }) => (
        <figure key={key} className="board__figure">
          <Photo
            className="board__photo"
            src={product.photo}
            largeSrc={product.largePhoto}
            sizes="800px"
            focus={product.photoFocus}
            name={storeText(entry.name)}
            widthPx={640}
            heightPx={480}
            loading="eager"
          />
          <figcaption className="board__caption">{storeText(entry.name)}</figcaption>
        </figure>
      ))}
    </div>
  );
}

interface BoardMeasureProps {
  readonly measureRef: RefObject<HTMLDivElement | null>;
  readonly sections: readonly MenuSection[];
}

/** The whole menu in one hidden column. The height of each line decides where the pages end. */
function BoardMeasure({ measureRef, sections }: BoardMeasureProps) {
  const cardAtomOf = useAtomValue(cardPerKeyAtom);
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
  return <div className="board__dish">{card && <DishText card={card} />}</div>;
}
