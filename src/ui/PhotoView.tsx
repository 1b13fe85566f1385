import type { ReactNode } from "react";
import { classNames } from "./classNames.ts";
import css from "./Photo.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

export interface PhotoProps {
  readonly src: string | null;
  /** The same photo at 800 px, where `src` has 480: for places that `src` is too small for. */
  readonly largeSrc?: string | null;
  /** As of an image: how wide the place is. */
  readonly sizes?: string;
  /** The name of what it shows. Its first letter is shown where there is no photo. */
  readonly name: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly loading?: "lazy" | "eager";
  readonly className?: string;
}

interface PhotoViewProps extends PhotoProps {
  /** That of the two which did not come. */
  readonly failedSrc?: string | null | undefined;
  readonly onFail?: ((src: string) => void) | undefined;
}

/**
 * Decorative: a text beside it says the same, so it isn't read out. It fills its box; where it is missing or fails, a
 * plain area is shown, never a broken image.
 */
export function PhotoView({
  src,
  largeSrc,
  name,
  widthPx,
  heightPx,
  failedSrc,
  onFail,
  ...photo
}: PhotoViewProps): ReactNode {
  const large = largeSrc && largeSrc !== failedSrc ? largeSrc : null;
  return (
    <span className={classNames("photo", photo.className)} style={{ aspectRatio: `${widthPx} / ${heightPx}` }}>
      {src && src !== failedSrc ? (
        <img
          className="photo__image"
          src={src}
          srcSet={large ? `${src} 480w, ${large} 800w` : undefined}
          sizes={photo.sizes}
          alt=""
          width={widthPx}
          height={heightPx}
          loading={photo.loading ?? "lazy"}
          decoding="async"
          onError={({ currentTarget }) => onFail?.(large && currentTarget.currentSrc !== src ? large : src)}
        />
      ) : (
        <span className="photo__plate" aria-hidden="true">
          <span className="photo__initial">{[...name][0]}</span>
        </span>
      )}
    </span>
  );
}
