import { type ReactNode, useState } from "react";
import { classNames } from "./classNames.ts";
import css from "./Photo.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface PhotoProps {
  readonly src: string | null;
  /** Of what it shows. Its first letter stands on the plate where no photo can be shown. */
  readonly name: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly loading?: "lazy" | "eager";
  readonly className?: string;
  /** What lies on it. */
  readonly children?: ReactNode;
}

/**
 * Stands beside a text that says the same, so it is not read out. It fills its place; one that is missing or fails leaves
 * a plate in its stead, never a broken frame.
 */
export function Photo({ src, name, widthPx, heightPx, loading = "lazy", className = "", children }: PhotoProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  return (
    <span className={classNames("photo", className)} style={{ aspectRatio: `${widthPx} / ${heightPx}` }}>
      {src && src !== failedSrc ? (
        <img
          className="photo__image"
          src={src}
          alt=""
          width={widthPx}
          height={heightPx}
          loading={loading}
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <span className="photo__plate" aria-hidden="true">
          <span className="photo__initial">{[...name][0]}</span>
        </span>
      )}
      {children}
    </span>
  );
}
