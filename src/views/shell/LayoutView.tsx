import type { ReactNode } from "react";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./LayoutView.css?inline";

registerSheet(css);

interface MainViewProps {
  /** A page has one main element; inside a host page that is the host's to name. */
  readonly isFullPage: boolean;
  readonly children: ReactNode;
}

export function MainView({ isFullPage, children }: MainViewProps): ReactNode {
  const Part = isFullPage ? "main" : "div";
  return <Part className="layout__main">{children}</Part>;
}

/** It is there before its text, so that the text is read. */
export function SaidView({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <p role="status" className="visually-hidden">
      {children}
    </p>
  );
}

interface LayoutViewProps {
  readonly header: ReactNode;
  readonly notices?: ReactNode;
  readonly main: ReactNode;
  /** What stands beside it. Its space is reserved from the start, so that nothing moves when the cart comes. */
  readonly side: ReactNode;
  /** Null: no room is kept for it. */
  readonly end?: ReactNode;
  /** The bar, and what is said to screen readers alone. */
  readonly children: ReactNode;
}

export function LayoutView({ header, notices, main, side, end, children }: LayoutViewProps): ReactNode {
  return (
    <div className="layout">
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
