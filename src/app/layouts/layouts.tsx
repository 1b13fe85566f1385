import { useAtomValue } from "jotai";
import { type ComponentProps, type ReactNode, useState } from "react";
import { orderAgainPartAtom } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { cartEventAtom } from "../../state/cart/cart.atoms.ts";
import { hasCartBarAtom, hasSideCartAtom } from "../../state/cart/sideCart.atoms.ts";
import { areOrderWordsLoadedAtom, layoutAtom, settingsAtom } from "../../state/host/host.atoms.ts";
import { announcementsAtom } from "../../state/screen/announcements.atoms.ts";
import { hasCoverAtom } from "../../state/screen/cover.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import statesCss from "../../ui/states.css?inline";
import { LayoutView, LiveRegionView, MainView } from "../../views/shell/LayoutView.tsx";
import { StoreCoverView } from "../../views/store/StoreCoverView.tsx";
import { orderBarAtom } from "../lateParts.atoms.ts";
import { QuietPart } from "../QuietPart.tsx";
import { type LayoutName, loadCartBar, loadFooter, loadLiveRegionWords, loadSkipLink } from "../routes.ts";
import { useChunk } from "../useChunk.ts";
import { Header, MobileHeader } from "./Header.tsx";
import { HostNotices } from "./HostNotices.tsx";
import { InFront } from "./InFront.tsx";
import css from "./layouts.css?inline";
import { SideCartColumn } from "./SideCartColumn.tsx";
import coverCss from "./StoreCover.css?inline";

registerSheet(coverCss);
registerSheet(css);
registerSheet(statesCss);

function StoreCover() {
  const hasCover = useAtomValue(hasCoverAtom);
  const store = useAtomValue(shownStoreAtom);
  const [failed, setFailed] = useState<readonly string[]>([]);
  if (!hasCover) return null;
  const { profileImage: src = null, largeProfileImage: large = null, profileImageFocus: focus = null } = store ?? {};
  const isFailed = src !== null && failed.includes(src);
  const largeSrc = large !== null && failed.includes(large) ? null : large;
  // Which of the two failed isn't known: without the large one, the other is tried again.
  const onFail = () => setFailed((before) => [...before, ...[largeSrc ?? src ?? []].flat()]);
  return StoreCoverView({ src: isFailed ? null : src, largeSrc, focus, isFailed, onFail });
}

interface LayoutProps {
  readonly children: ReactNode;
}

function Main({ children }: LayoutProps) {
  return MainView({ isFullPage: useAtomValue(settingsAtom).isFullPage, children });
}

/** Loaded only when something is in the cart. If it fails, nothing is shown: the header leads to the cart too. */
function CartBarChunk() {
  const chunk = useChunk(loadCartBar);
  return chunk.kind === "ready" && <chunk.Component />;
}

/** Waits for the texts that come after the first view. A menu's own texts are loaded first. */
function LatePart({ load }: ComponentProps<typeof QuietPart>) {
  return useAtomValue(areOrderWordsLoadedAtom) && <QuietPart load={load} />;
}

interface ScreenLayoutProps extends LayoutProps {
  /** If it is missing, the screen has a header and a footer. */
  readonly name?: LayoutName | undefined;
  /** The screen is drawn later, so the footer would move. */
  readonly isAwaited?: boolean;
}

/** One component for all layouts: parts that stay from one screen to the next aren't drawn again. */
export function Layout({ name, isAwaited, children }: ScreenLayoutProps) {
  const isMobile = useAtomValue(layoutAtom) === "mobile";
  const hasCartBar = useAtomValue(hasCartBarAtom);
  const orderBar = useAtomValue(orderBarAtom);
  const orderAgain = useAtomValue(orderAgainPartAtom);
  const { isFullPage } = useAtomValue(settingsAtom);
  const isFooterless = name === "mobile" || isAwaited;
  const header = !name && (isMobile ? <MobileHeader /> : <Header />);
  return (
    <LayoutView
      isFullPage={isFullPage}
      cover={<StoreCover />}
      header={
        <>
          {header && isFullPage && <LatePart load={loadSkipLink} />}
          {header}
        </>
      }
      notices={<HostNotices />}
      main={<Main>{children}</Main>}
      side={useAtomValue(hasSideCartAtom) && <SideCartColumn />}
      end={isFooterless ? null : <LatePart load={loadFooter} />}
    >
      {hasCartBar ? <CartBarChunk /> : orderBar}
      {isMobile && orderAgain}
      {name !== "full" && (
        <InFront>
          <Announcements />
        </InFront>
      )}
    </LayoutView>
  );
}

/** Announces to screen readers what has just changed: the cart and its total, the order mode, fees. */
function Announcements() {
  const event = useAtomValue(cartEventAtom);
  const announcements = useAtomValue(announcementsAtom);
  return LiveRegionView({ children: (event ?? announcements) && <QuietPart load={loadLiveRegionWords} /> });
}
