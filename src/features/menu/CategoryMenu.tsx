import { memo } from "react";
import type { CategoryId } from "../../domain/menu/menu.ts";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import type { MenuSection } from "../../state/menu/menu.atoms.ts";
import { CategoryMenuView } from "../../views/menu/CategoryMenuView.tsx";

export interface CategoryMenuProps {
  readonly sections: readonly MenuSection[];
  readonly current: CategoryId | null;
  readonly onChoose: (id: CategoryId) => void;
}

/** Memoised: a typed letter renders only the search. */
export const CategoryMenu = memo(function CategoryMenu({ sections, ...links }: CategoryMenuProps) {
  return CategoryMenuView({ ...links, translate: useTranslate(), categories: sections });
});
