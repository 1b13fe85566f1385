import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { memo, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { CategoryId } from "../../domain/menu/menu.ts";
import { useSay } from "../../parts/language/useSay.ts";
import { lateMenuAtom } from "../../parts/late-menu/lateMenu.atoms.ts";
import type { MenuSection } from "../../state/menu/menu.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { Dropdown } from "../../ui/Dropdown.tsx";
import { CategoryMenuView, categoryHref, collapsedClass } from "../../views/menu/CategoryMenuView.tsx";
import { likelyLinks } from "../../views/menu/menuGrid.ts";
import { menuWidthAtom } from "./shownMenu.atoms.ts";

export interface CategoryMenuProps {
  readonly sections: readonly MenuSection[];
  readonly current: CategoryId | null;
  readonly onChoose: (id: CategoryId) => void;
}

/** Spec: what doesn't fit collapses into More. Before the first paint, the links that won't fit would only hold it up. */
export const CategoryBar = memo(function CategoryBar({ sections, ...links }: CategoryMenuProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const likely = likelyLinks(useAtomValue(menuWidthAtom));
  const late = useAtomValue(lateMenuAtom);
  // Null until it is measured.
  const [count, setCount] = useState<number | null>(null);
  useLayoutEffect(() => {
    const list = listRef.current;
    return late && list ? late.followFitting(list, sections.length, setCount) : undefined;
  }, [late, sections]);
  return CategoryMenuView({
    ...links,
    say: useSay(),
    listRef,
    kind: late ? "bar" : "new",
    categories: late ? sections : sections.slice(0, likely),
    room: count ?? likely,
    // Unseen until its place is known.
    more: late && <MoreItem {...links} sections={count === null ? [] : sections.slice(count)} />,
  });
});

/** Always there, or its width could not be measured. */
function MoreItem({ sections, current, onChoose }: CategoryMenuProps) {
  const { t } = useLingui();
  const isCurrent = sections.some(({ id }) => id === current);
  return (
    <li className={classNames(sections.length === 0 && collapsedClass, isCurrent && "category-menu__item--current")}>
      <Dropdown
        label={t`More`}
        align="end"
        items={sections.map(({ id, name }) => ({
          key: id,
          label: name,
          current: id === current,
          href: categoryHref(name),
          onSelect: () => onChoose(id),
        }))}
      />
    </li>
  );
}

/** On a phone all categories are on one strip, and a thumb pushes it. */
export const CategoryStrip = memo(function CategoryStrip({ sections, ...links }: CategoryMenuProps) {
  const { current } = links;
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const strip = listRef.current;
    const link = current !== null && strip?.querySelector<HTMLElement>("[aria-current]");
    if (!strip || !link) return;
    // Only the strip moves: scrollIntoView would move the page as well.
    const middle = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
    strip.scrollTo({ left: middle, behavior: "smooth" });
  }, [current]);
  return CategoryMenuView({ ...links, say: useSay(), listRef, kind: "strip", categories: sections });
});
