import type { ReactNode } from "react";
import { classNames } from "./classNames.ts";
import css from "./Photo.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

export interface PhotoProps {
  readonly src: string | null;
  /** The same photo 800 px wide (`src` is 480 px), for places that are too large for `src`. */
  readonly largeSrc?: string | null;
  /** The `sizes` attribute of the image: how wide its place is. */
  readonly sizes?: string;
  /** What a crop keeps in sight: a CSS `object-position`. */
  readonly focus?: string | null;
  /** The name of the thing shown. */
  readonly name: string;
  /** What is shown if there is no photo. Without it, the first letter of the name; null leaves the place empty. */
  readonly plate?: ReactNode;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly loading?: "lazy" | "eager";
  readonly className?: string;
}

interface PhotoViewProps extends PhotoProps {
  /** Whichever of the two URLs failed to load. */
  readonly failedSrc?: string | null | undefined;
  readonly onFail?: ((src: string) => void) | undefined;
}

/**
 * Decorative: the text beside it says the same, so screen readers skip it. It fills its box. If the photo is missing or
 * fails to load, a plain area is shown instead of a broken image.
 */
export function PhotoView({
  src,
  largeSrc,
  name,
  plate = <span className="photo__initial">{[...name][0]}</span>,
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
          {...(large && { srcSet: `${src} 480w, ${large} 800w`, sizes: photo.sizes })}
          style={photo.focus ? { objectPosition: photo.focus } : undefined}
          alt=""
          width={widthPx}
          height={heightPx}
          loading={photo.loading ?? "lazy"}
          decoding="async"
          onError={({ currentTarget }) => onFail?.(large && currentTarget.currentSrc !== src ? large : src)}
        />
      ) : (
        <span className="photo__plate" aria-hidden="true">
          {plate}
        </span>
      )}
    </span>
  );
}
