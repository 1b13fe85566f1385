import { useAtomValue } from "jotai";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { StoreBrandView } from "../../views/store/StoreBrandView.tsx";
import { useRouteLink } from "../navigation/RouteLink.tsx";
import { StoreLogo } from "./StoreLogo.tsx";
import { useShownStore } from "./shownStore.ts";

/** The link to the main page: the store's, or its group's. */
export function StoreBrand() {
  const store = useShownStore();
  const isStoreNamed = useAtomValue(storeParamAtom) !== null;
  const link = useRouteLink({ name: "main" });
  return isStoreNamed && StoreBrandView({ store, logo: store && <StoreLogo store={store} />, link });
}
