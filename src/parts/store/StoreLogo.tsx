import { useState } from "react";

interface StoreLogoProps {
  readonly src: string | null;
  readonly sizePx: number;
  readonly className: string;
}

/** Spec: a logo that fails to load is left out. The store's name stands beside it. */
export function StoreLogo({ src, sizePx, className }: StoreLogoProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    src &&
    src !== failed && (
      <img className={className} src={src} alt="" width={sizePx} height={sizePx} onError={() => setFailed(src)} />
    )
  );
}
