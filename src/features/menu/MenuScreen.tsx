import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { headerLookAtom } from "../../parts/store/headerLook.atoms.ts";
import { sectionsAtom, servedMenuAtom } from "../../state/menu/menu.atoms.ts";
import { isMenuShownAtom } from "../../state/screen/shownRoute.atoms.ts";
import { refreshStoreAtom } from "../../state/store/store.actions.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { storeStateAtom } from "../../state/store/storeState.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { AlertIcon } from "../../ui/icons.tsx";
import { DishIcon } from "../../ui/signIcons.tsx";
import { MenuSkeletonView } from "../../views/menu/MenuSkeletonView.tsx";
import { MenuHeader } from "./MenuHeader.tsx";
import { MenuView } from "./MenuView.tsx";

/** A store and its menu. Both appear at once, so that neither pushes the other away. */
export function MenuScreen() {
  const store = useAtomValue(shownStoreAtom);
  const state = useAtomValue(storeStateAtom);
  const menu = useAtomValue(servedMenuAtom);
  const isShown = useAtomValue(isMenuShownAtom);
  const look = useAtomValue(headerLookAtom);
  const translate = useTranslate();
  if (!store || !state || menu.kind === "loading") return MenuSkeletonView({ translate, look });
  return (
    <>
      {/* Without the header, the rest is hidden (features/menu-extras/static-sections/StaticSection.css). */}
      {isShown && <MenuHeader store={store} state={state} />}
      <MenuPart hasFailed={menu.kind === "failed"} />
    </>
  );
}

function MenuPart({ hasFailed }: { readonly hasFailed: boolean }) {
  const { t } = useLingui();
  const sections = useAtomValue(sectionsAtom);
  const refresh = useSetAtom(refreshStoreAtom);
  if (hasFailed) {
    return (
      <EmptyState
        icon={<AlertIcon />}
        title={t`The menu could not be loaded`}
        text={t`Please check your connection.`}
        action={<Button onClick={() => void refresh()}>{t`Try again`}</Button>}
      />
    );
  }
  if (sections.every(({ keys }) => keys.length === 0)) {
    return <EmptyState icon={<DishIcon />} title={t`Menu is empty, no product is available to order at the moment.`} />;
  }
  return <MenuView />;
}
