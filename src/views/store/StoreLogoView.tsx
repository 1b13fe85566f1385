import type { ReactNode } from "react";

interface StoreLogoViewProps {
  readonly logo: string | null;
  /** In the header, or larger beside the store's name. */
  readonly sizePx?: 40 | 60;
  readonly onError?: () => void;
}

export function StoreLogoView({ logo, sizePx = 40, onError }: StoreLogoViewProps): ReactNode {
  return (
    logo !== null && <img className="store-logo" src={logo} alt="" width={sizePx} height={sizePx} onError={onError} />
  );
}
