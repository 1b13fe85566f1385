import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { canSignInAtom } from "../../state/customer/signIn.atoms.ts";
import { redirectAtom } from "../../state/navigation/navigation.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";

/** For members' screens: false until the shop is known to have members. If it has none, shows its menu instead. */
export function useHasMembers(): boolean {
  const canSignIn = useAtomValue(canSignInAtom);
  const home = useAtomValue(homeRouteAtom);
  const redirect = useSetAtom(redirectAtom);
  const isBlocked = canSignIn === false;
  useEffect(() => {
    if (isBlocked) redirect(home);
  }, [isBlocked, home, redirect]);
  return canSignIn === true;
}
