import { Plural, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { CategoryId } from "../../domain/menu/menu.ts";
import { listedCategoriesAtom } from "../../state/menu/listedCategories.atoms.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./CategoriesDialog.css?inline";

registerSheet(css);

/** All categories of a menu that has more than its strip shows. Each leads to its section. */
export function CategoriesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const listed = useAtomValue(listedCategoriesAtom);
  const choose = (id: CategoryId) => {
    onClose();
    listed?.onChoose(id);
  };
  return (
    <Dialog title={t`All categories`} closeLabel={t`Close`} onClose={onClose}>
      <ul className="category-list">
        {listed?.sections.map(({ id, name, keys: { length: dishes } }) => (
          <li key={id}>
            <button
              type="button"
              className="category-list__item"
              aria-current={id === listed.current || undefined}
              ref={id === listed.current ? showInList : undefined}
              onClick={() => choose(id)}
            >
              <span>{name}</span>
              <span className="category-list__count">
                <Plural value={dishes} one="# dish" other="# dishes" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** A long list opens where the diner is in the menu. */
function showInList(item: HTMLElement | null): void {
  item?.scrollIntoView({ block: "nearest" });
}
