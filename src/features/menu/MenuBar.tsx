import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { menuExtrasAtom } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { useSearchField } from "../../ui/useSearchField.ts";
import { MenuBarView } from "../../views/menu/MenuBarView.tsx";
import { CategoryBar, type CategoryMenuProps, CategoryStrip } from "./CategoryMenu.tsx";

interface MenuBarProps extends CategoryMenuProps {
  readonly query: string;
  readonly onSearch: (query: string) => void;
}

export function MenuBar({ query, onSearch, ...links }: MenuBarProps) {
  const layout = useAtomValue(layoutAtom);
  const late = useAtomValue(menuExtrasAtom);
  const barRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = layout === "mobile" ? barRef.current : null;
    return bar ? late?.foldSearch(bar) : undefined;
  }, [late, layout]);
  const Categories = layout === "mobile" ? CategoryStrip : CategoryBar;
  return MenuBarView({
    translate: useTranslate(),
    layout,
    search: useSearchField(query, onSearch),
    categories: <Categories {...links} />,
    barRef,
  });
}
