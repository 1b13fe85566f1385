import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import type { ModeChoice } from "../domain/fulfilment/modeChoice.ts";
import { offersChoice } from "../domain/fulfilment/offeredModes.ts";
import type { HostSettings, Language } from "../domain/host/hostSettings.ts";
import type { LayoutKind } from "../domain/host/layout.ts";
import { offersDietary } from "../domain/menu/dietary.ts";
import type { FirstCard, FirstMenu, FirstSection } from "../domain/menu/firstMenu.ts";
import type { FirstStore } from "../domain/menu/firstShop.ts";
import type { Rail } from "../domain/menu/rails.ts";
import { type StoreState, takesOrders } from "../domain/store/storeState.ts";
import { storeTitle } from "../domain/store/storeTitle.ts";
import type { Instant } from "../domain/time/instant.ts";
import { fillPattern, menuPatterns } from "../state/navigation/menuPaths.ts";
import { DropdownView } from "../ui/DropdownView.tsx";
import { type LinkProps, linkProps } from "../ui/linkProps.ts";
import { CardView, type CardViewProps } from "../views/menu/CardView.tsx";
import { CategoryMenuView } from "../views/menu/CategoryMenuView.tsx";
import { MenuBarView } from "../views/menu/MenuBarView.tsx";
import { MenuFrameView } from "../views/menu/MenuFrameView.tsx";
import {
  cardsHeightPx,
  columnsAt,
  descriptionRoom,
  firstRailCards,
  firstScreenCards,
  fitsStrip,
  menuWidthPx,
  titlePx,
} from "../views/menu/menuGrid.ts";
import { RailCardView, RailView, railTitle } from "../views/menu/RailView.tsx";
import { SectionView } from "../views/menu/SectionView.tsx";
import { CartLinkView } from "../views/shell/CartLinkView.tsx";
import { CartSkeletonView } from "../views/shell/CartSkeletonView.tsx";
import { DeskHeaderView } from "../views/shell/DeskHeaderView.tsx";
import { type HeaderLook, hasBrand, headerLook } from "../views/shell/headerLook.ts";
import { LayoutView, LiveRegionView, MainView } from "../views/shell/LayoutView.tsx";
import { languageButton } from "../views/shell/languageButton.tsx";
import { PhoneHeaderView } from "../views/shell/PhoneHeaderView.tsx";
import { RootView } from "../views/shell/RootView.tsx";
import { DaySurchargesView } from "../views/store/DaySurchargesView.tsx";
import { ModeChoiceView } from "../views/store/ModeChoiceView.tsx";
import { OpeningPillView } from "../views/store/OpeningPillView.tsx";
import { StoreBrandView } from "../views/store/StoreBrandView.tsx";
import { StoreCoverView } from "../views/store/StoreCoverView.tsx";
import { ChoiceSkeleton, StoreHeaderView } from "../views/store/StoreHeaderView.tsx";
import { StoreLogoView } from "../views/store/StoreLogoView.tsx";
import type { Translate } from "../views/translate.ts";

/** R112: what a page that is read before any script has in place of what only the moment of reading decides. */
export interface PrintedParts {
  readonly opening: ReactNode;
  /** The place of the sentence that the store takes no orders. */
  readonly notice: ReactNode;
  readonly facts: ReactNode;
  /** Between the store's header and its menu. */
  readonly call: ReactNode;
  /** List items for the dishes of a section that are below the first screen. */
  readonly dishesOf: (section: FirstSection, from: number) => ReactNode;
}

export interface FirstScreenProps {
  readonly translate: Translate;
  readonly language: Language;
  readonly settings: Pick<HostSettings, "isFullPage" | "basePath">;
  /** R5: the mobile layout is forced. */
  readonly isMobileForced: boolean;
  readonly layout: LayoutKind;
  readonly widthPx: number;
  readonly windowPx: number;
  readonly startsPage: boolean;
  readonly minHeight: string;
  readonly now: Instant;
  readonly store: FirstStore;
  readonly state: StoreState;
  /** The ways to receive an order. Null if only the app knows which is chosen, or there is nothing to choose. */
  readonly choice: ModeChoice | null;
  readonly menu: FirstMenu;
  /** The screen comes from a previous visit and is old enough to show "Updating the menu…". */
  readonly isOld: boolean;
  readonly dietaryCount: number;
  /** Whether the store's header has one place for the ways to receive an order and the sentence that none are taken. */
  readonly hasRoom: boolean;
  /** Null in a browser. */
  readonly printed: PrintedParts | null;
}

function coverOf({ settings, startsPage, store }: FirstScreenProps): string | null {
  return settings.isFullPage || startsPage ? store.profileImage : null;
}

function withLook(screen: FirstScreenProps): Drawn {
  const hasCover = coverOf(screen) !== null;
  const { isFullPage } = screen.settings;
  return { ...screen, look: headerLook({ isFullPage, isMenu: true, isHeaded: false, hasCover }) };
}

/** The store's header alone, for a printed page whose dishes are there already. */
export function FirstHeader(screen: FirstScreenProps): ReactNode {
  return storeHeader(withLook(screen));
}

export function FirstScreen(screen: FirstScreenProps): ReactNode {
  const { store, layout } = screen;
  const isPhone = layout === "mobile";
  const { isFullPage } = screen.settings;
  const cover = coverOf(screen);
  const drawn = withLook(screen);
  return (
    <RootView language={screen.language} isMobileForced={screen.isMobileForced} minHeight={screen.minHeight}>
      <LayoutView
        isFullPage={isFullPage}
        cover={
          cover !== null && (
            <StoreCoverView src={cover} largeSrc={store.largeProfileImage} focus={store.profileImageFocus} />
          )
        }
        header={isPhone ? phoneHeader(drawn) : deskHeader(drawn)}
        main={
          <MainView isFullPage={isFullPage}>
            {storeHeader(drawn)}
            {screen.printed?.call}
            {menuOf(screen)}
          </MainView>
        }
        side={!isPhone && <CartSkeletonView />}
      >
        <LiveRegionView />
      </LayoutView>
    </RootView>
  );
}

interface Drawn extends FirstScreenProps {
  readonly look: HeaderLook;
}

function linkTo({ settings, store }: FirstScreenProps, pattern: string): LinkProps {
  return linkProps(
    settings.isFullPage ? `${settings.basePath}${fillPattern(pattern, { store: `${store.id}` })}` : null,
  );
}

function brand(screen: Drawn): ReactNode {
  const { translate, store } = screen;
  if (!hasBrand(screen.look)) return null;
  const link = linkTo(screen, menuPatterns.main);
  return <StoreBrandView name={translate(storeTitle(store))} logo={StoreLogoView({ logo: store.logo })} link={link} />;
}

/** Shows no total: the app adds it. */
function cartLink(screen: Drawn): ReactNode {
  const link = linkTo(screen, menuPatterns.cart);
  return (
    takesOrders(screen.state) && <CartLinkView translate={screen.translate} link={link} total={null} isComing={false} />
  );
}

function phoneHeader(screen: Drawn): ReactNode {
  const { translate, look } = screen;
  return <PhoneHeaderView translate={translate} look={look} brand={brand(screen)} cart={cartLink(screen)} />;
}

function deskHeader(screen: Drawn): ReactNode {
  return (
    <DeskHeaderView
      translate={screen.translate}
      look={screen.look}
      brand={brand(screen)}
      dietaryCount={offersDietary(screen.menu.dietary) ? screen.dietaryCount : null}
      language={<DropdownView {...languageButton(screen.translate, screen.language)} />}
      cart={cartLink(screen)}
    />
  );
}

function storeHeader({
  translate,
  language,
  store,
  now,
  isOld,
  look,
  state,
  choice,
  hasRoom,
  printed,
}: Drawn): ReactNode {
  return (
    <StoreHeaderView
      translate={translate}
      store={store}
      state={state}
      look={look}
      logo={StoreLogoView({ logo: store.logo, sizePx: 60 })}
      choice={choice ? <ModeChoiceView {...{ translate, choice }} /> : offersChoice(store, state) && <ChoiceSkeleton />}
      opening={
        printed?.opening ?? (
          <OpeningPillView translate={translate} locale={language} store={store} state={state} now={now} />
        )
      }
      notice={printed?.notice}
      hasRoom={hasRoom}
      surcharges={<DaySurchargesView translate={translate} locale={language} store={store} now={now} />}
      facts={printed?.facts ?? (isOld && <span>{translate(msg`Updating the menu…`)}</span>)}
    />
  );
}

function menuOf(screen: FirstScreenProps): ReactNode {
  const { translate, menu, layout, state } = screen;
  const isPhone = layout === "mobile";
  const hasPlus = takesOrders(state);
  const menuPx = menuWidthPx(screen.widthPx, !isPhone);
  const [first, second] = menu.rails.map((rail) => railOf(screen, rail, hasPlus, firstRailCards(menuPx)));
  return (
    <MenuFrameView
      hasCards
      bar={
        !menu.isShort && (
          <MenuBarView
            translate={translate}
            dietaryCount={isPhone && offersDietary(menu.dietary) ? screen.dietaryCount : null}
            categories={
              <CategoryMenuView
                translate={translate}
                categories={menu.sections}
                current={menu.sections[0]?.id ?? null}
              />
            }
            isCut={!fitsStrip(menu.sections, menuPx)}
          />
        )
      }
    >
      {first}
      {sectionsOf(screen, menuPx, second)}
    </MenuFrameView>
  );
}

function railOf({ translate }: FirstScreenProps, rail: Rail<FirstCard>, hasPlus: boolean, inSight: number): ReactNode {
  const { kind, hasPhotos, cards } = rail;
  return (
    <RailView title={railTitle(translate, kind)} hasPhotos={hasPhotos}>
      {cards.slice(0, inSight).map(({ entry, product }) => (
        <li className="menu-rail__item" key={entry.id}>
          <RailCardView {...{ translate, entry, product, hasPlus }} hasPhoto={hasPhotos} />
        </li>
      ))}
    </RailView>
  );
}

function sectionsOf(screen: FirstScreenProps, menuPx: number, rail: ReactNode): ReactNode {
  const { sections } = screen.menu;
  const columns = columnsAt(menuPx);
  const drawnCards = firstScreenCards(screen.windowPx, columns, sections[0]?.style);
  const draw = sectionDrawer(screen, menuPx, columns);
  const below: ReactNode[] = [];
  let [before, restPx] = [0, 0];
  const mounted = sections.flatMap((section, at) => {
    const drawn = Math.min(drawnCards - before, section.cards.length);
    before += section.count;
    if (drawn <= 0) {
      restPx += titlePx + cardsHeightPx(section, columns);
      if (screen.printed) below.push(draw(section, at, 0));
      return [];
    }
    const whole = draw(section, at, drawn);
    return at === 0 ? [whole, rail] : [whole];
  });
  return (
    <>
      {mounted}
      <div className="menu-growing" style={{ height: restPx }}>
        {below}
      </div>
    </>
  );
}

/** What draws a section with so many of its cards. */
function sectionDrawer({ translate, state, printed }: FirstScreenProps, menuPx: number, columns: number) {
  const shared = { translate, hasPlus: takesOrders(state), room: descriptionRoom(menuPx) };
  return (section: FirstSection, at: number, drawn: number): ReactNode => {
    const cardsPx = cardsHeightPx(section, columns);
    return (
      <SectionView
        key={section.id}
        section={section}
        isSkippable={at > 0}
        guessedPx={cardsPx}
        cardsPx={drawn < section.count ? cardsPx : undefined}
      >
        {cardsOf({ ...section, cards: section.cards.slice(0, drawn) }, shared, at === 0 ? columns : 0)}
        {printed?.dishesOf(section, drawn)}
      </SectionView>
    );
  };
}

function cardsOf(
  section: FirstSection,
  shared: Pick<CardViewProps, "translate" | "hasPlus" | "room">,
  firstRow: number,
): ReactNode {
  return section.cards.map(({ entry, product }, at) => (
    <li key={entry.id}>
      <CardView
        {...{ ...shared, entry, product }}
        style={section.style}
        isFirst={at < firstRow}
        isHero={section.hasHero && at === 0}
      />
    </li>
  ));
}
