import type { ReactNode, Ref } from "react";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./MenuFrameView.css?inline";

registerSheet(css);

interface MenuFrameViewProps {
  readonly bar: ReactNode;
  readonly hasCards: boolean;
  /** A sentence about what a search and the dietary choices left of the menu. */
  readonly result?: ReactNode;
  /** Content before the first section, then the sections. */
  readonly children: ReactNode;
  readonly rootRef?: Ref<HTMLDivElement>;
}

export function MenuFrameView({ bar, hasCards, result, children, rootRef }: MenuFrameViewProps): ReactNode {
  return (
    <div className="menu-view" ref={rootRef}>
      {bar}
      {/* Always in the page, so that screen readers notice its changes. If nothing is found, a visible text says
          so. */}
      <div className={hasCards ? "menu-view__results" : "visually-hidden"} role="status">
        {result}
      </div>
      {children}
    </div>
  );
}
