import { useAtomValue, useSetAtom } from "jotai";
import { type RefObject, useEffect, useRef } from "react";
import { offersDietary } from "../../domain/menu/dietary.ts";
import type { CategoryId } from "../../domain/menu/menu.ts";
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
  useCurrentInSight(stripRef, links.current);
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

function useCurrentInSight(stripRef: RefObject<HTMLElement | null>, current: CategoryId | null): void {
  useEffect(() => {
    const strip = stripRef.current;
    const link = current !== null && strip?.querySelector<HTMLElement>("[aria-current]");
    if (!strip || !link) return;
    // Scrolls only the strip: `scrollIntoView` would also scroll the page.
    const left = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
    const top = link.offsetTop - (strip.clientHeight - link.offsetHeight) / 2;
    strip.scrollTo({ left, top, behavior: "smooth" });
  }, [stripRef, current]);
}
