import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { type MouseEvent, useEffect, useRef } from "react";
import type { CategoryId } from "../../domain/menu/menu.ts";
import type { MenuSection } from "../../state/menu/menu.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { Dropdown } from "../../ui/Dropdown.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./CategoryMenu.css?inline";
import { menuWidthAtom } from "./shownMenu.atoms.ts";
import { useFittingCount } from "./useFittingCount.ts";

registerSheet(css);

export interface CategoryMenuProps {
  readonly sections: readonly MenuSection[];
  readonly current: CategoryId | null;
  readonly onChoose: (id: CategoryId) => void;
}

interface CategoryLinkProps {
  readonly section: MenuSection;
  readonly isCurrent: boolean;
  readonly onChoose: (id: CategoryId) => void;
}

function CategoryLink({ section, isCurrent, onChoose }: CategoryLinkProps) {
  const choose = (event: MouseEvent) => {
    // The address belongs to the host page.
    event.preventDefault();
    onChoose(section.id);
  };
  return (
    <a
      className="category-menu__link"
      href={`#${encodeURIComponent(section.name)}`}
      aria-current={isCurrent || undefined}
      onClick={choose}
    >
      {section.name}
    </a>
  );
}

/** Of the menu's width, so much for each name: about as many as will stand beside each other and the search. */
const shareOfNamePx = 120;

/** Spec: what doesn't fit collapses into More. Before the first paint, the links that won't fit would only hold it up. */
export function CategoryBar({ sections, ...links }: CategoryMenuProps) {
  const { t } = useLingui();
  const listRef = useRef<HTMLUListElement>(null);
  const likely = Math.ceil(useAtomValue(menuWidthAtom) / shareOfNamePx);
  const { isPainted, count } = useFittingCount(listRef, sections);
  const drawn = isPainted ? sections : sections.slice(0, likely);
  return (
    <nav className="category-menu" aria-label={t`Categories`}>
      <ul className={classNames("category-menu__list", !isPainted && "category-menu__list--new")} ref={listRef}>
        {drawn.map((section, index) => (
          // What doesn't fit stays, unseen, to be measured.
          <li key={section.id} className={classNames(isPainted && index >= (count ?? likely) && collapsedClass)}>
            <CategoryLink section={section} isCurrent={section.id === links.current} onChoose={links.onChoose} />
          </li>
        ))}
        {/* Unseen until its place is known. */}
        {isPainted && <MoreItem {...links} sections={count === null ? [] : sections.slice(count)} />}
      </ul>
    </nav>
  );
}

const collapsedClass = "category-menu__item--collapsed";

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
          href: `#${encodeURIComponent(name)}`,
          onSelect: () => onChoose(id),
        }))}
      />
    </li>
  );
}

/** On a phone all categories are on one strip, and a thumb pushes it. */
export function CategoryStrip({ sections, current, onChoose }: CategoryMenuProps) {
  const { t } = useLingui();
  const stripRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const strip = stripRef.current;
    const link = current !== null && strip?.querySelector<HTMLElement>("[aria-current]");
    if (!strip || !link) return;
    // Only the strip moves: scrollIntoView would move the page as well.
    const middle = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
    strip.scrollTo({ left: middle, behavior: "smooth" });
  }, [current]);
  return (
    <nav className="category-menu" aria-label={t`Categories`}>
      <ul className="category-menu__list category-menu__list--strip" ref={stripRef}>
        {sections.map((section) => (
          <li key={section.id}>
            <CategoryLink section={section} isCurrent={section.id === current} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
