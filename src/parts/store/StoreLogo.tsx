import { type ComponentProps, useState } from "react";
import type { Store } from "../../domain/store/store.ts";
import { StoreLogoView } from "../../views/store/StoreLogoView.tsx";

interface StoreLogoProps extends Pick<ComponentProps<typeof StoreLogoView>, "sizePx"> {
  readonly store: Pick<Store, "logo">;
}

/** A logo that fails to load isn't shown (S3). */
export function StoreLogo({ store: { logo }, ...look }: StoreLogoProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return StoreLogoView({ ...look, logo: logo === failed ? null : logo, onError: () => setFailed(logo) });
}
