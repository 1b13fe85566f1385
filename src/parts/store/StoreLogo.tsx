import { useState } from "react";
import type { Store } from "../../domain/store/store.ts";
import { StoreLogoView } from "../../views/store/StoreLogoView.tsx";

/** A logo that fails to load isn't shown (S3). */
export function StoreLogo({ store: { logo } }: { readonly store: Pick<Store, "logo"> }) {
  const [failed, setFailed] = useState<string | null>(null);
  return StoreLogoView({ logo: logo === failed ? null : logo, onError: () => setFailed(logo) });
}
