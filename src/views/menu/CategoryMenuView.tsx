import { msg } from "@lingui/core/macro";
import type { MouseEvent, ReactNode } from "react";
import type { Category, CategoryId } from "../../domain/menu/menu.ts";
import { registerSheet } from "../../ui/sheets.ts";
import type { Translate } from "../translate.ts";
import css from "./CategoryMenuView.css?inline";

registerSheet(css);

type Named = Pick<Category, "id" | "name">;

interface CategoryMenuViewProps {
  readonly translate: Translate;
  readonly categories: readonly Named[];
  readonly current: CategoryId | null;
  readonly onChoose?: (id: CategoryId) => void;
}

export function CategoryMenuView(menu: CategoryMenuViewProps): ReactNode {
  return (
    <nav className="category-menu" aria-label={menu.translate(msg`Categories`)}>
      <ul className="category-menu__list">
        {menu.categories.map((category) => (
          <li key={category.id}>{linkOf(category, menu)}</li>
        ))}
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
      // A fragment, so that a link that is followed before the app handles clicks stays on the page.
      href={`#${encodeURIComponent(name)}`}
      aria-current={id === current || undefined}
      onClick={choose}
    >
      {name}
    </a>
  );
}
