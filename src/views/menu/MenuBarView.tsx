import { msg } from "@lingui/core/macro";
import type { ReactNode, Ref } from "react";
import type { LayoutKind } from "../../domain/host/layout.ts";
import { type SearchFieldState, SearchFieldView } from "../../ui/SearchFieldView.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import type { Translate } from "../translate.ts";
import css from "./MenuBarView.css?inline";

registerSheet(css);

interface MenuBarViewProps {
  readonly translate: Translate;
  readonly layout: LayoutKind;
  readonly search?: SearchFieldState;
  readonly categories: ReactNode;
  readonly barRef?: Ref<HTMLDivElement>;
}

/** Sticks to the top while the menu scrolls. */
export function MenuBarView({ translate, layout, search, categories, barRef }: MenuBarViewProps): ReactNode {
  return (
    <div className={`menu-bar menu-bar--${layout}`} ref={barRef}>
      <div className="menu-bar__search">
        {SearchFieldView({
          ...search,
          label: translate(msg`Search the menu`),
          clearLabel: translate(msg`Clear search`),
        })}
      </div>
      {categories}
    </div>
  );
}
