import type { ReactNode } from "react";

interface StoreLogoViewProps {
  readonly logo: string | null;
  readonly onError?: () => void;
}

export function StoreLogoView({ logo, onError }: StoreLogoViewProps): ReactNode {
  return logo !== null && <img className="store-logo" src={logo} alt="" width={40} height={40} onError={onError} />;
}
