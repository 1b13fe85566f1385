import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import { lateMenuAtom } from "../../parts/late-menu/lateMenu.atoms.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { SearchField } from "../../ui/SearchField.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { CategoryBar, type CategoryMenuProps, CategoryStrip } from "./CategoryMenu.tsx";
import css from "./MenuBar.css?inline";

registerSheet(css);

interface MenuBarProps extends CategoryMenuProps {
  readonly query: string;
  readonly onSearch: (query: string) => void;
}

/** Sticks to the top while the menu goes by. */
export function MenuBar({ query, onSearch, ...categories }: MenuBarProps) {
  const { t } = useLingui();
  const layout = useAtomValue(layoutAtom);
  const late = useAtomValue(lateMenuAtom);
  const barRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = layout === "mobile" ? barRef.current : null;
    return bar ? late?.foldSearch(bar) : undefined;
  }, [late, layout]);
  const Categories = layout === "mobile" ? CategoryStrip : CategoryBar;
  return (
    <div className={`menu-bar menu-bar--${layout}`} ref={barRef}>
      <div className="menu-bar__search">
        <SearchField label={t`Search the menu`} clearLabel={t`Clear search`} value={query} onChange={onSearch} />
      </div>
      <Categories {...categories} />
    </div>
  );
}
