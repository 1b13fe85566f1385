import type { ReactNode } from "react";
import { classNames } from "../../ui/classNames.ts";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./StoreCoverView.css?inline";

registerSheet(css);

interface StoreCoverViewProps {
  /** Null until the store has loaded, and if the picture fails to load. Its place stays, so that nothing jumps. */
  readonly src: string | null;
  readonly isFailed?: boolean;
  readonly onFail?: (() => void) | undefined;
}

/** The store's picture, behind the header and above its name. Decorative. */
export function StoreCoverView({ src, isFailed = false, onFail }: StoreCoverViewProps): ReactNode {
  return (
    <div className={classNames("store-cover", isFailed && "store-cover--plain")}>
      {src !== null && (
        <img
          className="store-cover__image"
          src={src}
          alt=""
          width={800}
          height={450}
          loading="eager"
          decoding="async"
          onError={onFail}
        />
      )}
    </div>
  );
}
