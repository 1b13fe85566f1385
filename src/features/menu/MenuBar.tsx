import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { offersDietary } from "../../domain/menu/dietary.ts";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { menuExtrasAtom } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { dietaryCountAtom } from "../../state/dietary/dietary.atoms.ts";
import { offeredChoicesAtom } from "../../state/dietary/filter.atoms.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { listedCategoriesAtom } from "../../state/menu/listedCategories.atoms.ts";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { useSearchField } from "../../ui/SearchField.tsx";
import { MenuBarView } from "../../views/menu/MenuBarView.tsx";
import { fitsStrip } from "../../views/menu/menuGrid.ts";
import { CategoryMenu, type CategoryMenuProps } from "./CategoryMenu.tsx";
import { menuWidthAtom } from "./shownMenu.atoms.ts";

interface MenuBarProps extends CategoryMenuProps {
  readonly query: string;
  readonly onSearch: (query: string) => void;
  readonly onSearchPress: () => void;
}

export function MenuBar({ query, onSearch, onSearchPress, ...links }: MenuBarProps) {
  const isDesk = useAtomValue(layoutAtom) === "desktop";
  const extras = useAtomValue(menuExtrasAtom);
  const offered = useAtomValue(offeredChoicesAtom);
  const dietaryCount = useAtomValue(dietaryCountAtom);
  const open = useSetAtom(openOverlayAtom);
  const stripRef = useRef<HTMLDivElement>(null);
  const shown = useRef(links.current);
  useEffect(() => {
    // Nothing moves as soon as the menu has loaded.
    if (!extras || links.current === shown.current) return;
    shown.current = links.current;
    if (stripRef.current && links.current !== null) extras.showCurrent(stripRef.current);
  }, [extras, links.current]);
  const isCut = !fitsStrip(links.sections, useAtomValue(menuWidthAtom));
  useListedCategories(links);
  return MenuBarView({
    translate: useTranslate(),
    search: { ...useSearchField(query, onSearch), onClick: isDesk ? undefined : onSearchPress },
    dietaryCount: !isDesk && offersDietary(offered) ? dietaryCount : null,
    onDietary: () => open({ kind: "dietary" }),
    categories: <CategoryMenu {...links} />,
    isCut,
    onList: () => open({ kind: "categories" }),
    arrows: extras && isDesk && <extras.StripArrows stripRef={stripRef} />,
    stripRef,
  });
}

/** Passes the categories of the menu to the dialog that lists them. */
function useListedCategories({ sections, current, onChoose }: CategoryMenuProps): void {
  const list = useSetAtom(listedCategoriesAtom);
  useEffect(() => {
    list({ sections, current, onChoose });
    return () => list(null);
  }, [list, sections, current, onChoose]);
}
