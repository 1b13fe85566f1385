import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { signOutAtom } from "../../state/customer/signOut.actions.ts";
import { giftsToShowAtom, navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import type { Route } from "../../state/navigation/paths.ts";
import { usesStampsAtom } from "../../state/promotion/redemptions.atoms.ts";
import { wantedRulesAtom } from "../../state/promotion/ruleReading.ts";
import { loadRulesOnceAtom } from "../../state/promotion/rules.atoms.ts";
import { announceAtom } from "../../state/screen/announce.actions.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";

interface AccountLink {
  readonly label: string;
  readonly to: Route;
}

/** Links to a member's pages, in the order of S41. */
export function useAccountLinks(): readonly AccountLink[] {
  const { t } = useLingui();
  const store = useAtomValue(storeParamAtom);
  const request = useAtomValue(wantedRulesAtom);
  const areStamps = useAtomValue(usesStampsAtom);
  const loadRules = useSetAtom(loadRulesOnceAtom);
  // R69: the store's rules decide whether it has stamps or points.
  useEffect(() => {
    if (request) void loadRules();
  }, [request, loadRules]);
  const account: AccountLink = { label: t`My Account`, to: { name: "profile" } };
  // R93: orders and points are a store's.
  if (store === null) return [account];
  return [
    account,
    areStamps
      ? { label: t`Stamps`, to: { name: "stamps", store } }
      : { label: t`Loyalty`, to: { name: "loyalty", store } },
    { label: t`Order History`, to: { name: "orderHistory", store } },
    { label: t`Order Tracking`, to: { name: "orderTracking", store } },
  ];
}

/**
 * S41: logging out leads to the store, or to its gift cards. Navigates first, so that an account page doesn't ask the
 * diner to log in again.
 */
export function useLogOut(): () => void {
  const { t } = useLingui();
  const signOut = useSetAtom(signOutAtom);
  const announce = useSetAtom(announceAtom);
  const navigate = useSetAtom(navigateAtom);
  const home = useAtomValue(homeRouteAtom);
  const gifts = useAtomValue(giftsToShowAtom);
  return () => {
    navigate(gifts === null ? home : { name: "giftStore", store: gifts });
    void signOut().then((isOut) => isOut && announce("session", t`You're logged out.`));
  };
}
