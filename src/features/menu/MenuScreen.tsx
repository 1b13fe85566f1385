import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { sectionsAtom, servedMenuAtom } from "../../state/menu/menu.atoms.ts";
import { refreshStoreAtom } from "../../state/store/store.actions.ts";
import { storeAtom } from "../../state/store/store.atoms.ts";
import { storeStateAtom } from "../../state/store/storeState.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { AlertIcon, DishIcon } from "../../ui/icons.tsx";
import { MenuSkeleton } from "./MenuSkeleton.tsx";
import { MenuView } from "./MenuView.tsx";
import { StoreHeader } from "./StoreHeader.tsx";

/** A store and its menu: both at once, or what is there first would push the other away. */
export function MenuScreen() {
  const store = useAtomValue(storeAtom);
  const state = useAtomValue(storeStateAtom);
  const menu = useAtomValue(servedMenuAtom);
  if (store.kind !== "ready" || !state || menu.kind === "loading") return <MenuSkeleton />;
  return (
    <>
      <StoreHeader store={store.value} state={state} />
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
        text={<Trans>Please check your connection.</Trans>}
        action={
          <Button onClick={() => void refresh()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  if (sections.every(({ keys }) => keys.length === 0)) {
    return <EmptyState icon={<DishIcon />} title={t`Menu is empty, no product is available to order at the moment.`} />;
  }
  return <MenuView />;
}
