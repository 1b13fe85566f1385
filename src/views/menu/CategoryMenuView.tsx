import { msg } from "@lingui/core/macro";
import type { MouseEvent, ReactNode, Ref } from "react";
import type { Category, CategoryId } from "../../domain/menu/menu.ts";
import { classNames } from "../../ui/classNames.ts";
import { registerSheet } from "../../ui/sheets.ts";
import type { Say } from "../say.ts";
import css from "./CategoryMenuView.css?inline";

registerSheet(css);

type Named = Pick<Category, "id" | "name">;

interface CategoryMenuViewProps {
  readonly say: Say;
  readonly categories: readonly Named[];
  readonly current: CategoryId | null;
  /** A phone's strip, which a thumb pushes; a desk's bar, new until it is measured. */
  readonly kind: "strip" | "new" | "bar";
  /** A bar's: how many have room. What doesn't fit stays, unseen, to be measured. */
  readonly room?: number;
  /** A bar's last item. */
  readonly more?: ReactNode;
  readonly listRef?: Ref<HTMLUListElement>;
  readonly onChoose?: (id: CategoryId) => void;
}

export const collapsedClass = "category-menu__item--collapsed";

/** Within the page: where there is no choosing yet, the address leads nowhere, and no further. */
export function categoryHref(name: string): string {
  return `#${encodeURIComponent(name)}`;
}

export function CategoryMenuView(menu: CategoryMenuViewProps): ReactNode {
  const { kind, room = Number.POSITIVE_INFINITY } = menu;
  return (
    <nav className="category-menu" aria-label={menu.say(msg`Categories`)}>
      <ul
        className={classNames("category-menu__list", kind !== "bar" && `category-menu__list--${kind}`)}
        ref={menu.listRef}
      >
        {menu.categories.map((category, index) => (
          <li key={category.id} className={kind === "strip" ? undefined : classNames(index >= room && collapsedClass)}>
            {linkOf(category, menu)}
          </li>
        ))}
        {menu.more}
      </ul>
    </nav>
  );
}

function linkOf({ id, name }: Named, { current, onChoose }: CategoryMenuViewProps): ReactNode {
  const choose = (event: MouseEvent) => {
    // The address belongs to the host page.
    event.preventDefault();
    onChoose?.(id);
  };
  return (
    <a
      className="category-menu__link"
      href={categoryHref(name)}
      aria-current={id === current || undefined}
      onClick={choose}
    >
      {name}
    </a>
  );
}
