import { useAtomValue } from "jotai";
import { useState } from "react";
import { storeTitle } from "../../domain/store/storeTitle.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { RouteLink } from "../navigation/RouteLink.tsx";
import css from "./StoreBrand.css?inline";
import { useShownStore } from "./shownStore.ts";

registerSheet(css);

/**
 * Logo and name as a link to the main page: the store's, or its group's. A logo that fails to load is left out (spec).
 */
export function StoreBrand() {
  const store = useShownStore();
  const isStoreNamed = useAtomValue(storeParamAtom) !== null;
  const [failedLogo, setFailedLogo] = useState<string | null>(null);
  if (!isStoreNamed) return null;
  if (!store) return <Skeleton width={140} heightPx={24} />;
  const hasLogo = store.logo !== null && store.logo !== failedLogo;
  return (
    <RouteLink to={{ name: "main" }} className="store-brand">
      {hasLogo && (
        <img
          className="store-brand__logo"
          src={store.logo ?? undefined}
          alt=""
          width={40}
          height={40}
          onError={() => setFailedLogo(store.logo)}
        />
      )}
      <span className="store-brand__name">{storeTitle(store)}</span>
    </RouteLink>
  );
}
