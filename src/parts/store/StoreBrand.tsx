import { useAtomValue } from "jotai";
import { faceAtom, storeParamAtom } from "../../state/store/store.atoms.ts";
import { StoreBrandView } from "../../views/store/StoreBrandView.tsx";
import { useRouteLink } from "../navigation/RouteLink.tsx";
import { StoreLogo } from "./StoreLogo.tsx";

/** The link to the main page of the store, or of its group. */
export function StoreBrand() {
  const store = useAtomValue(faceAtom);
  const isStoreNamed = useAtomValue(storeParamAtom) !== null;
  const link = useRouteLink({ name: "main" });
  return (store || isStoreNamed) && StoreBrandView({ store, logo: store && <StoreLogo store={store} />, link });
}
