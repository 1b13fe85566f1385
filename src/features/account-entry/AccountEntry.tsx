import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useAccountLinks, useLogOut } from "../../parts/account/useAccountLinks.ts";
import { useRouteLink } from "../../parts/navigation/RouteLink.tsx";
import { askSignInAtom } from "../../state/customer/askSignIn.actions.ts";
import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { canSignInAtom } from "../../state/customer/signIn.atoms.ts";
import { routeAtom } from "../../state/navigation/navigation.atoms.ts";
import type { Route, RouteName } from "../../state/navigation/paths.ts";
import { UserIcon } from "../../ui/lazyIcons.tsx";
import { MenuButton, menuItem } from "../../ui/MenuButton.tsx";

/** The screens of these routes have the form that the button would open. */
const signInRoutes: readonly RouteName[] = ["login", "loginForStore", "register", "registerUser"];

/** In the header of a desktop: the log-in button for guests, a menu of account pages for members. */
export function AccountEntry() {
  const isMember = useAtomValue(memberAtom) !== null;
  const isHere = signInRoutes.includes(useAtomValue(routeAtom).name);
  const ask = useSetAtom(askSignInAtom);
  if (!useAtomValue(canSignInAtom) || (isHere && !isMember)) return null;
  return (
    <MenuButton
      label={isMember ? <Trans>Account</Trans> : <Trans>Log in</Trans>}
      icon={<UserIcon />}
      onAsk={isMember ? null : () => ask()}
    >
      <AccountMenu />
    </MenuButton>
  );
}

function AccountMenu() {
  const links = useAccountLinks();
  const logOut = useLogOut();
  return (
    <>
      {links.map(({ label, to }) => (
        <AccountItem key={to.name} label={label} to={to} />
      ))}
      <button type="button" {...menuItem} onClick={logOut}>
        <Trans>Log Out</Trans>
      </button>
    </>
  );
}

function AccountItem({ label, to }: { readonly label: string; readonly to: Route }) {
  const { link } = useRouteLink(to);
  return (
    <a {...link} {...menuItem}>
      {label}
    </a>
  );
}
