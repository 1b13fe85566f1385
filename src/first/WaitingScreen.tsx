import type { ReactNode } from "react";
import type { HostSettings, Language } from "../domain/host/hostSettings.ts";
import type { LayoutKind } from "../domain/host/layout.ts";
import type { FirstStore } from "../domain/menu/firstShop.ts";
import { storeTitle } from "../domain/store/storeTitle.ts";
import { DropdownView } from "../ui/DropdownView.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { GiftCardsSkeletonView, GiftPageView } from "../views/gift/GiftPageView.tsx";
import { HistoryTitleView, OrdersSkeletonView, OrdersView } from "../views/orders/OrdersView.tsx";
import { CartLinkView } from "../views/shell/CartLinkView.tsx";
import { CartSkeletonView } from "../views/shell/CartSkeletonView.tsx";
import { DeskHeaderView } from "../views/shell/DeskHeaderView.tsx";
import { hasBrand, headerLook } from "../views/shell/headerLook.ts";
import { LayoutView, LiveRegionView, MainView } from "../views/shell/LayoutView.tsx";
import { languageButton } from "../views/shell/languageButton.tsx";
import { PhoneHeaderView } from "../views/shell/PhoneHeaderView.tsx";
import { RootView } from "../views/shell/RootView.tsx";
import { StoreBrandView } from "../views/store/StoreBrandView.tsx";
import { StoreLogoView } from "../views/store/StoreLogoView.tsx";
import type { Translate } from "../views/translate.ts";
import { VenuesSkeletonView, venuesTitle } from "../views/venues/VenuesView.tsx";

/** A page that isn't a menu. Its content comes with the app. Of a guest's orders only the frame is known. */
export type WaitingKind = "gifts" | "venues" | "orders" | "guest";

interface WaitingScreenProps {
  readonly kind: WaitingKind;
  readonly translate: Translate;
  readonly language: Language;
  readonly settings: Pick<HostSettings, "isFullPage" | "isGift" | "store">;
  readonly isMobileForced: boolean;
  readonly layout: LayoutKind;
  readonly minHeight: string;
  /** Null if only the app can read it. */
  readonly store: FirstStore | null;
}

/** The frame of a page, its title, and places for what it lists, in the shapes that the app shows while it loads. */
export function WaitingScreen(screen: WaitingScreenProps): ReactNode {
  const { isFullPage } = screen.settings;
  return (
    <RootView language={screen.language} isMobileForced={screen.isMobileForced} minHeight={screen.minHeight}>
      <LayoutView
        isFullPage={isFullPage}
        cover={null}
        header={headerOf(screen)}
        main={<MainView isFullPage={isFullPage}>{pageOf(screen)}</MainView>}
        side={null}
      >
        <LiveRegionView />
      </LayoutView>
    </RootView>
  );
}

function headerOf({ kind, translate, language, settings, layout, store }: WaitingScreenProps): ReactNode {
  const isHeaded = kind === "venues" || kind === "gifts";
  const look = headerLook({ isFullPage: settings.isFullPage, isMenu: false, isHeaded, hasCover: false });
  const logo = store && StoreLogoView({ logo: store.logo });
  const hasStore = kind !== "venues";
  const brand = hasStore && hasBrand(look) && (
    <StoreBrandView name={store && translate(storeTitle(store))} logo={logo} link={{ href: "#" }} />
  );
  const isComing = kind !== "gifts";
  const cart = hasStore && CartLinkView({ translate, href: "#", total: null, isEmpty: isComing, isComing });
  const shared = { translate, look, brand, cart };
  if (layout === "mobile") return <PhoneHeaderView {...shared} />;
  return (
    <DeskHeaderView
      {...shared}
      dietaryCount={null}
      language={<DropdownView {...languageButton(translate, language)} />}
    />
  );
}

function pageOf({ kind, translate, settings, layout, store }: WaitingScreenProps): ReactNode {
  const { isGift, isFullPage } = settings;
  switch (kind) {
    case "venues":
      return VenuesSkeletonView({ translate, isFullPage, heading: venuesTitle(translate, isGift), lead: null });
    case "guest":
      return null;
    case "orders":
      return (
        <OrdersView>
          <HistoryTitleView translate={translate} />
          <OrdersSkeletonView translate={translate} />
        </OrdersView>
      );
    case "gifts":
      return (
        <GiftPageView
          translate={translate}
          back={(!isGift || settings.store === null) && <BackPlace />}
          storeName={store && (store.name || store.title)}
          cards={<GiftCardsSkeletonView translate={translate} />}
          side={layout === "desktop" && <CartSkeletonView />}
        />
      );
  }
}

/** As high as the link back, whose words come with the app. */
function BackPlace(): ReactNode {
  return (
    <div style={{ display: "grid", alignItems: "center", height: "var(--servery-target)" }}>
      <Skeleton width={130} heightPx={18} />
    </div>
  );
}
