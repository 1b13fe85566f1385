import { useAtomValue } from "jotai";
import { storeTitle } from "../../domain/store/storeTitle.ts";
import { menuTextAtom } from "../../state/menu/menu.atoms.ts";
import { storeHeaderAtom, storeParamAtom } from "../../state/store/store.atoms.ts";
import { ChevronDownIcon } from "../../ui/icons.tsx";
import { StoreBrandView } from "../../views/store/StoreBrandView.tsx";
import { useRouteLink } from "../navigation/RouteLink.tsx";
import { headerLookAtom } from "./headerLook.atoms.ts";
import { StoreLogo } from "./StoreLogo.tsx";

/** The link to the main page of the store, or of its group. An embedded shop's page has a logo of its own. */
export function StoreBrand() {
  const store = useAtomValue(storeHeaderAtom);
  const storeText = useAtomValue(menuTextAtom);
  const isStoreNamed = useAtomValue(storeParamAtom) !== null;
  const { isPending: _, ...link } = useRouteLink({ name: "main" });
  const { isFree } = useAtomValue(headerLookAtom);
  const logo = isFree ? <ChevronDownIcon /> : store && <StoreLogo store={store} />;
  return (store || isStoreNamed) && StoreBrandView({ name: store && storeText(storeTitle(store)), logo, link });
}
