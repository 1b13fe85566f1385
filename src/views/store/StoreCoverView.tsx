import type { ReactNode } from "react";
import { classNames } from "../../ui/classNames.ts";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./StoreCoverView.css?inline";

registerSheet(css);

interface StoreCoverViewProps {
  /** Null until the store has loaded, and if the picture fails to load. Its place stays, so that nothing jumps. */
  readonly src: string | null;
  /** The same picture 1,600 px wide (`src` is 800 px). */
  readonly largeSrc: string | null;
  /** What the crop keeps in sight: a CSS `object-position`. */
  readonly focus: string | null;
  readonly isFailed?: boolean;
  readonly onFail?: (() => void) | undefined;
}

/** The store's picture, behind the header and above its name. Decorative. */
export function StoreCoverView({ src, largeSrc, focus, isFailed = false, onFail }: StoreCoverViewProps): ReactNode {
  return (
    <div className={classNames("store-cover", isFailed && "store-cover--plain")}>
      {/* Of a phone's picture a low strip is seen, so it needs no large file. */}
      {src !== null && (
        <img
          className="store-cover__image"
          src={src}
          {...(largeSrc && { srcSet: `${src} 800w, ${largeSrc} 1600w`, sizes: "(max-width: 600px) 260px, 100vw" })}
          style={focus ? { objectPosition: focus } : undefined}
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
