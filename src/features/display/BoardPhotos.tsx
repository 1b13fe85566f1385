import { useAtomValue } from "jotai";
import type { BoardPage } from "../../domain/menu/boardPages.ts";
import { Photo } from "../../ui/Photo.tsx";
import { boardPhotosAtom, photosOf } from "./boardPhotos.atoms.ts";

interface BoardPhotosProps {
  readonly page: BoardPage;
  readonly at: number;
  readonly most: number;
}

/** Hidden from screen readers: each of these products is on the board with its price. */
export function BoardPhotos(shown: BoardPhotosProps) {
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
            name={entry.name}
            widthPx={640}
            heightPx={480}
            loading="eager"
          />
          <figcaption className="board__caption">{entry.name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
