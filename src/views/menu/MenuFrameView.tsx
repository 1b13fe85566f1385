import type { ReactNode, Ref } from "react";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./MenuFrameView.css?inline";

registerSheet(css);

interface MenuFrameViewProps {
  readonly bar: ReactNode;
  readonly hasCards: boolean;
  /** What a search and the dietary choices leave of the menu, in words. */
  readonly result?: ReactNode;
  /** What stands before the first section, and then sections. */
  readonly children: ReactNode;
  readonly rootRef?: Ref<HTMLDivElement>;
}

export function MenuFrameView({ bar, hasCards, result, children, rootRef }: MenuFrameViewProps): ReactNode {
  return (
    <div className="menu-view" ref={rootRef}>
      {bar}
      {/* Always in the page, so that screen readers notice its changes. Where nothing is found, a visible text says so. */}
      <div className={hasCards ? "menu-view__results" : "visually-hidden"} role="status">
        {result}
      </div>
      {children}
    </div>
  );
}

/** As tall as a rail from the first paint: what comes into it later moves nothing. */
export function RailPlaceView({ children }: { readonly children?: ReactNode }): ReactNode {
  return <div className="menu-rail">{children}</div>;
}
