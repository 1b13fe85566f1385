import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { type CSSProperties, useRef } from "react";
import { sectionsAtom } from "../../state/menu/menu.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from "../../ui/playerIcons.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./Board.css?inline";
import { BoardColumns } from "./BoardColumns.tsx";
import { BoardMeasure } from "./BoardMeasure.tsx";
import { BoardPhotos } from "./BoardPhotos.tsx";
import { boardPhotosAtom } from "./boardPhotos.atoms.ts";
import { useBoardPages } from "./useBoardPages.ts";
import { type Turning, useTurning } from "./useTurning.ts";

registerSheet(css);

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
