import { msg } from "@lingui/core/macro";
import type { ReactNode, Ref } from "react";
import type { Layout } from "../../domain/host/layout.ts";
import { type SearchFieldState, SearchFieldView } from "../../ui/SearchFieldView.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import type { Say } from "../say.ts";
import css from "./MenuBarView.css?inline";

registerSheet(css);

interface MenuBarViewProps {
  readonly say: Say;
  readonly layout: Layout;
  readonly search?: SearchFieldState;
  readonly categories: ReactNode;
  readonly barRef?: Ref<HTMLDivElement>;
}

/** Sticks to the top while the menu scrolls. */
export function MenuBarView({ say, layout, search, categories, barRef }: MenuBarViewProps): ReactNode {
  return (
    <div className={`menu-bar menu-bar--${layout}`} ref={barRef}>
      <div className="menu-bar__search">
        {SearchFieldView({ ...search, label: say(msg`Search the menu`), clearLabel: say(msg`Clear search`) })}
      </div>
      {categories}
    </div>
  );
}
