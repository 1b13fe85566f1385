import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { MouseEvent, ReactNode } from "react";
import { storeName } from "../../domain/store/storeName.ts";
import { useAccountLinks, useLogOut } from "../../parts/account/useAccountLinks.ts";
import { LanguageMenu } from "../../parts/language/LanguageMenu.tsx";
import { useRouteLink } from "../../parts/navigation/RouteLink.tsx";
import { headerLookAtom } from "../../parts/store/headerLook.atoms.ts";
import { askSignInAtom, type SignInWay } from "../../state/customer/askSignIn.actions.ts";
import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { canSignInAtom } from "../../state/customer/signIn.atoms.ts";
import { dietaryCountAtom } from "../../state/dietary/dietary.atoms.ts";
import { sellsGiftCardsAtom } from "../../state/gift/giftCards.atoms.ts";
import type { Route } from "../../state/navigation/paths.ts";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { homeRouteAtom, listsVenuesAtom } from "../../state/screen/homeRoute.atoms.ts";
import { isGiftModeAtom } from "../../state/screen/shownRoute.atoms.ts";
import { shownStoreAtom, storeParamAtom } from "../../state/store/store.atoms.ts";
import { Drawer } from "../../ui/Drawer.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./MenuDrawer.css?inline";

registerSheet(css);

interface DrawerLinkProps {
  readonly to: Route;
  readonly label: string;
  readonly onLeave: () => void;
}

function DrawerLink({ to, label, onLeave }: DrawerLinkProps) {
  const { link } = useRouteLink(to);
  const onClick = (event: MouseEvent) => {
    link.onClick(event);
    onLeave();
  };
  return (
    <a className="menu-drawer__item" {...{ ...link, onClick }}>
      {label}
    </a>
  );
}

function DrawerButton({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className="menu-drawer__item" onClick={onPress}>
      {children}
    </button>
  );
}

function AccountEntries({ onLeave }: { readonly onLeave: () => void }) {
  const isMember = useAtomValue(memberAtom) !== null;
  if (!useAtomValue(canSignInAtom)) return null;
  return isMember ? <MemberEntries onLeave={onLeave} /> : <GuestEntries onLeave={onLeave} />;
}

function MemberEntries({ onLeave }: { readonly onLeave: () => void }) {
  const links = useAccountLinks();
  const logOut = useLogOut();
  return (
    <>
      {links.map(({ label, to }) => (
        <DrawerLink key={to.name} to={to} label={label} onLeave={onLeave} />
      ))}
      <DrawerButton
        onPress={() => {
          onLeave();
          logOut();
        }}
      >
        <Trans>Log Out</Trans>
      </DrawerButton>
    </>
  );
}

function GuestEntries({ onLeave }: { readonly onLeave: () => void }) {
  const ask = useSetAtom(askSignInAtom);
  const leaveFor = (way: SignInWay) => () => {
    onLeave();
    ask(way);
  };
  return (
    <>
      <DrawerButton onPress={leaveFor("log-in")}>
        <Trans>Log in</Trans>
      </DrawerButton>
      <DrawerButton onPress={leaveFor("register")}>
        <Trans>Register</Trans>
      </DrawerButton>
    </>
  );
}

/** The drawer of a phone, with the content of the desktop's header and footer. */
export function MenuDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const store = useAtomValue(shownStoreAtom);
  // The side of the button that opens it.
  const { isFree } = useAtomValue(headerLookAtom);
  const home = useAtomValue(homeRouteAtom);
  const isGift = useAtomValue(isGiftModeAtom);
  const listsVenues = useAtomValue(listsVenuesAtom);
  const param = useAtomValue(storeParamAtom);
  const sellsGiftCards = useAtomValue(sellsGiftCardsAtom);
  const open = useSetAtom(openOverlayAtom);
  const dietaryCount = useAtomValue(dietaryCountAtom);
  return (
    <Drawer
      title={store ? storeName(store) : t`Menu`}
      closeLabel={t`Close`}
      side={isFree ? "end" : "start"}
      onClose={onClose}
    >
      <nav className="menu-drawer" aria-label={t`Shop`}>
        {store && <DrawerLink to={home} label={isGift ? t`Gift cards` : t`Our menu`} onLeave={onClose} />}
        {store && !isGift && (
          <DrawerButton onPress={() => open({ kind: "dietary" })}>
            {dietaryCount > 0 ? <Trans>Dietary ({dietaryCount})</Trans> : <Trans>Dietary</Trans>}
          </DrawerButton>
        )}
        {param !== null && !isGift && sellsGiftCards && (
          <DrawerLink to={{ name: "giftStore", store: param }} label={t`Gift cards`} onLeave={onClose} />
        )}
        {store && listsVenues && <DrawerLink to={{ name: "main" }} label={t`All venues`} onLeave={onClose} />}
        <AccountEntries onLeave={onClose} />
        <DrawerLink to={{ name: "about" }} label={t`About`} onLeave={onClose} />
        <DrawerLink to={{ name: "contact" }} label={t`Contact`} onLeave={onClose} />
        <DrawerLink to={{ name: "privacyPolicy" }} label={t`Privacy Policy`} onLeave={onClose} />
      </nav>
      <div className="menu-drawer__language">
        <LanguageMenu align="start" />
      </div>
    </Drawer>
  );
}
