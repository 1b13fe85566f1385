import type { ReactNode } from "react";
import { classNames } from "../../ui/classNames.ts";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./LayoutView.css?inline";

registerSheet(css);

interface MainViewProps {
  /** A page has one `main` element. On a host page, that is the host page's choice. */
  readonly isFullPage: boolean;
  readonly children: ReactNode;
}

export function MainView({ isFullPage, children }: MainViewProps): ReactNode {
  const Part = isFullPage ? "main" : "div";
  return <Part className="layout__main">{children}</Part>;
}

/** Rendered before it has text, so that screen readers announce the text. */
export function LiveRegionView({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <p role="status" className="visually-hidden">
      {children}
    </p>
  );
}

interface LayoutViewProps {
  readonly isFullPage: boolean;
  /** The store's picture, behind the header. */
  readonly cover: ReactNode;
  readonly header: ReactNode;
  readonly notices?: ReactNode;
  readonly main: ReactNode;
  /**
   * The content beside the main part. Its space is reserved from the start, so that nothing moves when the cart loads, or
   * when this part of a printed page (R112) arrives later than the menu.
   */
  readonly side: ReactNode;
  /** Null if no space is reserved for the footer. */
  readonly end?: ReactNode;
  /** The bar to the cart, and texts for screen readers only. */
  readonly children: ReactNode;
}

export function LayoutView(layout: LayoutViewProps): ReactNode {
  const { isFullPage, cover, header, notices, main, side, end, children } = layout;
  return (
    <div className={classNames("layout", isFullPage && "layout--page", Boolean(side) && "layout--with-side")}>
      {cover}
      {header}
      {notices}
      <div className="layout__columns">
        {main}
        {side && <div className="layout__side">{side}</div>}
      </div>
      {end !== null && <div className="layout__end">{end}</div>}
      {children}
    </div>
  );
}
