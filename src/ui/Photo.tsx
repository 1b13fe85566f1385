import { type ReactNode, useState } from "react";
import { classNames } from "./classNames.ts";
import css from "./Photo.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface PhotoProps {
  readonly src: string | null;
  /** Empty where the text beside it says the same. */
  readonly alt: string;
  /** Stands on the plate where no photo can be shown: one letter, or one character. */
  readonly initial: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly loading?: "lazy" | "eager";
  readonly className?: string;
  /** What lies on it. */
  readonly children?: ReactNode;
}

/** Fills its place; a photo that is missing or fails leaves a plate in its stead, never a broken frame. */
export function Photo({
  src,
  alt,
  initial,
  widthPx,
  heightPx,
  loading = "lazy",
  className = "",
  children,
}: PhotoProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  return (
    <span className={classNames("photo", className)} style={{ aspectRatio: `${widthPx} / ${heightPx}` }}>
      {src && src !== failedSrc ? (
        <img
          className="photo__image"
          src={src}
          alt={alt}
          width={widthPx}
          height={heightPx}
          loading={loading}
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <Plate alt={alt} initial={initial} />
      )}
      {children}
    </span>
  );
}

function Plate({ alt, initial }: { alt: string; initial: string }) {
  const naming = alt ? ({ role: "img", "aria-label": alt } as const) : ({ "aria-hidden": true } as const);
  return (
    <span className="photo__plate" {...naming}>
      <span className="photo__initial" aria-hidden="true">
        {initial}
      </span>
    </span>
  );
}
