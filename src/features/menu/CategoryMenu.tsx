import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { memo, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { CategoryId } from "../../domain/menu/menu.ts";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { menuExtrasAtom } from "../../parts/menu-extras/menuExtras.atoms.ts";
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

/**
 * S6: categories that don't fit collapse into More. Before the first paint, the links that are unlikely to fit are
 * left out, because they would only delay it.
 */
export const CategoryBar = memo(function CategoryBar({ sections, ...links }: CategoryMenuProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const likely = likelyLinks(useAtomValue(menuWidthAtom));
  const extras = useAtomValue(menuExtrasAtom);
  // Null until it has been measured.
  const [count, setCount] = useState<number | null>(null);
  useLayoutEffect(() => {
    const list = listRef.current;
    return extras && list ? extras.followFitting(list, sections.length, setCount) : undefined;
  }, [extras, sections]);
  return CategoryMenuView({
    ...links,
    translate: useTranslate(),
    listRef,
    kind: extras ? "bar" : "new",
    categories: extras ? sections : sections.slice(0, likely),
    room: count ?? likely,
    // Hidden until its position is known.
    more: extras && <MoreItem {...links} sections={count === null ? [] : sections.slice(count)} />,
  });
});

/** Always rendered, so that its width can be measured. */
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

/** On a phone all categories are in one scrolling strip. */
export const CategoryStrip = memo(function CategoryStrip({ sections, ...links }: CategoryMenuProps) {
  const { current } = links;
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const strip = listRef.current;
    const link = current !== null && strip?.querySelector<HTMLElement>("[aria-current]");
    if (!strip || !link) return;
    // Scrolls only the strip: `scrollIntoView` would also scroll the page.
    const middle = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
    strip.scrollTo({ left: middle, behavior: "smooth" });
  }, [current]);
  return CategoryMenuView({ ...links, translate: useTranslate(), listRef, kind: "strip", categories: sections });
});
