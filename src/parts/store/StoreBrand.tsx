import { useAtomValue } from "jotai";
import { storeTitle } from "../../domain/store/storeTitle.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { RouteLink } from "../navigation/RouteLink.tsx";
import css from "./StoreBrand.css?inline";
import { StoreLogo } from "./StoreLogo.tsx";
import { useShownStore } from "./shownStore.ts";

registerSheet(css);

/** Logo and name as a link to the main page: the store's, or its group's. */
export function StoreBrand() {
  const store = useShownStore();
  const isStoreNamed = useAtomValue(storeParamAtom) !== null;
  if (!isStoreNamed) return null;
  if (!store) return <Skeleton width={140} heightPx={24} />;
  return (
    <RouteLink to={{ name: "main" }} className="store-brand">
      <StoreLogo store={store} />
      <span className="store-brand__name">{storeTitle(store)}</span>
    </RouteLink>
  );
}
