import { useAtomValue } from "jotai";
import type { ComponentType, ReactNode } from "react";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import type { LayoutName } from "../routes.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import css from "./layouts.css?inline";
import { MobileHeader } from "./MobileHeader.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { HostNotices } from "./HostNotices.tsx";

registerSheet(css);

interface LayoutProps {
  readonly children: ReactNode;
}

function DefaultLayout({ children }: LayoutProps) {
  const isMobile = useAtomValue(layoutAtom) === "mobile";
  return (
    <div className="layout">
      {isMobile ? <MobileHeader /> : <Header />}
      <HostNotices />
      <main className="layout__main">{children}</main>
      <Footer />
    </div>
  );
}

function FullLayout({ children }: LayoutProps) {
  return (
    <div className="layout">
      <HostNotices />
      <main className="layout__main">{children}</main>
      <Footer />
    </div>
  );
}

function MobileLayout({ children }: LayoutProps) {
  return (
    <div className="layout">
      <HostNotices />
      <main className="layout__main">{children}</main>
    </div>
  );
}

export const layouts: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  default: DefaultLayout,
  full: FullLayout,
  mobile: MobileLayout,
};
