import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { offersDietary } from "../../domain/menu/dietary.ts";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { menuExtrasAtom } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { dietaryCountAtom } from "../../state/dietary/dietary.atoms.ts";
import { offeredChoicesAtom } from "../../state/dietary/filter.atoms.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { useSearchField } from "../../ui/SearchField.tsx";
import { MenuBarView } from "../../views/menu/MenuBarView.tsx";
import { CategoryMenu, type CategoryMenuProps } from "./CategoryMenu.tsx";

interface MenuBarProps extends CategoryMenuProps {
  readonly query: string;
  readonly onSearch: (query: string) => void;
}

export function MenuBar({ query, onSearch, ...links }: MenuBarProps) {
  const isDesk = useAtomValue(layoutAtom) === "desktop";
  const extras = useAtomValue(menuExtrasAtom);
  const offered = useAtomValue(offeredChoicesAtom);
  const dietaryCount = useAtomValue(dietaryCountAtom);
  const open = useSetAtom(openOverlayAtom);
  const stripRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (stripRef.current && links.current !== null) extras?.showCurrent(stripRef.current);
  }, [extras, links.current]);
  return MenuBarView({
    translate: useTranslate(),
    search: useSearchField(query, onSearch),
    dietaryCount: !isDesk && offersDietary(offered) ? dietaryCount : null,
    onDietary: () => open({ kind: "dietary" }),
    categories: <CategoryMenu {...links} />,
    arrows: extras && isDesk && <extras.StripArrows stripRef={stripRef} />,
    stripRef,
  });
}
