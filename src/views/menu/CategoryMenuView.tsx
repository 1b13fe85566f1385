import { msg } from "@lingui/core/macro";
import type { MouseEvent, ReactNode, Ref } from "react";
import type { Category, CategoryId } from "../../domain/menu/menu.ts";
import { classNames } from "../../ui/classNames.ts";
import { registerSheet } from "../../ui/sheets.ts";
import type { Translate } from "../translate.ts";
import css from "./CategoryMenuView.css?inline";

registerSheet(css);

type Named = Pick<Category, "id" | "name">;

interface CategoryMenuViewProps {
  readonly translate: Translate;
  readonly categories: readonly Named[];
  readonly current: CategoryId | null;
  /** `strip`: the scrolling list of a phone. `bar`: the bar of a desktop, which is `new` until it has been measured. */
  readonly kind: "strip" | "new" | "bar";
  /** How many categories fit into a bar. The others stay in the page, hidden, so that they can be measured. */
  readonly room?: number;
  /** The last item of a bar. */
  readonly more?: ReactNode;
  readonly listRef?: Ref<HTMLUListElement>;
  readonly onChoose?: (id: CategoryId) => void;
}

export const collapsedClass = "category-menu__item--collapsed";

/** A fragment, so that a link that is followed before the app handles clicks stays on the page. */
export function categoryHref(name: string): string {
  return `#${encodeURIComponent(name)}`;
}

export function CategoryMenuView(menu: CategoryMenuViewProps): ReactNode {
  const { kind, room = Number.POSITIVE_INFINITY } = menu;
  return (
    <nav className="category-menu" aria-label={menu.translate(msg`Categories`)}>
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
    // The URL belongs to the host page.
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
