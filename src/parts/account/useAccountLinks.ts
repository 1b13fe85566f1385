import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { signOutAtom } from "../../state/customer/signOut.actions.ts";
import { navigateAtom, routeAtom } from "../../state/navigation/navigation.atoms.ts";
import type { Route } from "../../state/navigation/paths.ts";
import { usesStampsAtom } from "../../state/promotion/redemptions.atoms.ts";
import { loadRulesAtom, wantedRulesAtom } from "../../state/promotion/rules.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";

interface AccountLink {
  readonly label: string;
  readonly to: Route;
}

/** The pages of a member, in the spec's order. */
export function useAccountLinks(): readonly AccountLink[] {
  const { t } = useLingui();
  const store = useAtomValue(storeParamAtom);
  const wanted = useAtomValue(wantedRulesAtom);
  const areStamps = useAtomValue(usesStampsAtom);
  const loadRules = useSetAtom(loadRulesAtom);
  // R69: the store's rules say which of the two it gives.
  useEffect(() => {
    if (wanted) void loadRules();
  }, [wanted, loadRules]);
  if (store === null) return [];
  return [
    { label: t`My Account`, to: { name: "profile" } },
    areStamps
      ? { label: t`Stamps`, to: { name: "stamps", store } }
      : { label: t`Loyalty`, to: { name: "loyalty", store } },
    { label: t`Order History`, to: { name: "orderHistory", store } },
    { label: t`Order Tracking`, to: { name: "orderTracking", store } },
  ];
}

/** Spec: it leads to the store, or its gift cards. At once, so that no page of a member asks who just left to log in. */
export function useLogOut(): () => void {
  const signOut = useSetAtom(signOutAtom);
  const navigate = useSetAtom(navigateAtom);
  const home = useAtomValue(homeRouteAtom);
  const route = useAtomValue(routeAtom);
  return () => {
    navigate(route.name.startsWith("gift") && "store" in route ? { name: "giftStore", store: route.store } : home);
    void signOut();
  };
}
