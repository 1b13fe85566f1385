import { useState } from "react";
import { classNames } from "./classNames.ts";
import css from "./Photo.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface PhotoProps {
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

/**
 * Decorative: a text beside it says the same, so it isn't read out. It fills its box; where it is missing or fails, a
 * plain area is shown, never a broken image.
 */
export function Photo({ src, largeSrc, sizes, name, widthPx, heightPx, loading = "lazy", className = "" }: PhotoProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const hasLarge = largeSrc && largeSrc !== failedSrc;
  return (
    <span className={classNames("photo", className)} style={{ aspectRatio: `${widthPx} / ${heightPx}` }}>
      {src && src !== failedSrc ? (
        <img
          className="photo__image"
          src={src}
          srcSet={hasLarge ? `${src} 480w, ${largeSrc} 800w` : undefined}
          sizes={sizes}
          alt=""
          width={widthPx}
          height={heightPx}
          loading={loading}
          decoding="async"
          onError={({ currentTarget }) => setFailedSrc(hasLarge && currentTarget.currentSrc !== src ? largeSrc : src)}
        />
      ) : (
        <span className="photo__plate" aria-hidden="true">
          <span className="photo__initial">{[...name][0]}</span>
        </span>
      )}
    </span>
  );
}
