import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { hasCartBarAtom, hasSideCartAtom } from "../../state/cart/sideCart.atoms.ts";
import { areOrderWordsLoadedAtom, layoutAtom, settingsAtom } from "../../state/host/host.atoms.ts";
import { LayoutView, MainView } from "../../views/shell/LayoutView.tsx";
import { QuietPart } from "../QuietPart.tsx";
import { type LayoutName, loadCartBar, loadFooter } from "../routes.ts";
import { useChunk } from "../useChunk.ts";
import { Header } from "./Header.tsx";
import { HostNotices } from "./HostNotices.tsx";
import { MobileHeader } from "./MobileHeader.tsx";
import { Said } from "./Said.tsx";
import { SideCartColumn } from "./SideCartColumn.tsx";

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

/** With the texts that come after the first view: a menu's own come before it. */
function LateFooter() {
  return useAtomValue(areOrderWordsLoadedAtom) && <QuietPart load={loadFooter} />;
}

interface ScreenLayoutProps extends LayoutProps {
  /** Without it, header and footer. */
  readonly name?: LayoutName | undefined;
}

/** One component for all of them: what stays in the page from one screen to the next isn't drawn anew. */
export function Layout({ name, children }: ScreenLayoutProps) {
  const isMobile = useAtomValue(layoutAtom) === "mobile";
  const hasCartBar = useAtomValue(hasCartBarAtom);
  const isWhole = !name;
  return (
    <LayoutView
      header={isWhole && (isMobile ? <MobileHeader /> : <Header />)}
      notices={<HostNotices />}
      main={<Main>{children}</Main>}
      side={useAtomValue(hasSideCartAtom) && <SideCartColumn />}
      end={name === "mobile" ? null : <LateFooter />}
    >
      {hasCartBar && <CartBarChunk />}
      {name !== "full" && <Said />}
    </LayoutView>
  );
}
