import { msg } from "@lingui/core/macro";
import type { ReactNode, Ref } from "react";
import { ListIcon } from "../../ui/icons.tsx";
import { type SearchFieldState, SearchFieldView } from "../../ui/SearchFieldView.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import type { Translate } from "../translate.ts";
import css from "./MenuBarView.css?inline";

registerSheet(css);

interface MenuBarViewProps {
  readonly translate: Translate;
  readonly search?: SearchFieldState;
  /** How many dietary choices are selected. Null if the choices are in the header, or the menu offers none. */
  readonly dietaryCount: number | null;
  readonly onDietary?: () => void;
  readonly categories: ReactNode;
  /** Whether the strip is too narrow for all categories: then a button opens a list of them. */
  readonly isCut: boolean;
  readonly onList?: () => void;
  /** What loads later: the arrows of a desk. */
  readonly arrows?: ReactNode;
  /** The box that scrolls. */
  readonly stripRef?: Ref<HTMLDivElement>;
}

/** Sticks to the top while the menu scrolls. */
export function MenuBarView(bar: MenuBarViewProps): ReactNode {
  const { translate, search, dietaryCount } = bar;
  return (
    <div className="menu-bar">
      <div className="menu-bar__search">
        {SearchFieldView({
          ...search,
          label: translate(msg`Search the menu`),
          clearLabel: translate(msg`Clear search`),
        })}
      </div>
      {bar.arrows}
      <div className="menu-bar__strip" ref={bar.stripRef}>
        {dietaryCount !== null && (
          <button type="button" className="menu-bar__dietary" onClick={bar.onDietary}>
            {translate(dietaryCount > 0 ? msg`Dietary (${dietaryCount})` : msg`Dietary`)}
          </button>
        )}
        {bar.categories}
      </div>
      {bar.isCut && (
        <button
          type="button"
          className="menu-bar__list"
          aria-haspopup="dialog"
          aria-label={translate(msg`All categories`)}
          onClick={bar.onList}
        >
          <ListIcon />
        </button>
      )}
    </div>
  );
}
