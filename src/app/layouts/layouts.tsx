import { useAtomValue } from "jotai";
import type { ComponentType, ReactNode } from "react";
import { hasCartBarAtom } from "../../state/cart/sideCart.atoms.ts";
import { areOrderWordsLoadedAtom, layoutAtom, settingsAtom } from "../../state/host/host.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { QuietPart } from "../QuietPart.tsx";
import { type LayoutName, loadCartBar, loadFooter } from "../routes.ts";
import { useChunk } from "../useChunk.ts";
import { Header } from "./Header.tsx";
import { HostNotices } from "./HostNotices.tsx";
import css from "./layouts.css?inline";
import { MobileHeader } from "./MobileHeader.tsx";
import { Said } from "./Said.tsx";
import { SideCartColumn } from "./SideCartColumn.tsx";

registerSheet(css);

interface LayoutProps {
  readonly children: ReactNode;
}

/** A page has one main element; inside a host page that is the host's to name. */
function Main({ children }: LayoutProps) {
  const { isFullPage } = useAtomValue(settingsAtom);
  const Part = isFullPage ? "main" : "div";
  return <Part className="layout__main">{children}</Part>;
}

/** Loaded only when something is in the cart. If it fails, nothing is shown: the header leads to the cart too. */
function CartBarChunk() {
  const chunk = useChunk(loadCartBar);
  return chunk.kind === "ready" && <chunk.Component />;
}

function DefaultLayout({ children }: LayoutProps) {
  const isMobile = useAtomValue(layoutAtom) === "mobile";
  const hasCartBar = useAtomValue(hasCartBarAtom);
  return (
    <div className={classNames("layout", hasCartBar && "layout--with-bar")}>
      {isMobile ? <MobileHeader /> : <Header />}
      <HostNotices />
      <div className="layout__columns">
        <Main>{children}</Main>
        <SideCartColumn />
      </div>
      <LateFooter />
      {hasCartBar && <CartBarChunk />}
      <Said />
    </div>
  );
}

function FullLayout({ children }: LayoutProps) {
  return (
    <div className="layout">
      <HostNotices />
      <Main>{children}</Main>
      <LateFooter />
    </div>
  );
}

function MobileLayout({ children }: LayoutProps) {
  return (
    <div className="layout">
      <HostNotices />
      <Main>{children}</Main>
      <Said />
    </div>
  );
}

/** With the texts that come after the first view: a menu's own come before it. */
function LateFooter() {
  return <div className="layout__end">{useAtomValue(areOrderWordsLoadedAtom) && <QuietPart load={loadFooter} />}</div>;
}

export const layouts: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  default: DefaultLayout,
  full: FullLayout,
  mobile: MobileLayout,
};
