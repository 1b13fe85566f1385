import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { pictures, StatePicture } from "../../ui/StatePicture.tsx";

/** Shown at the path of a screen that isn't built yet. */
export function LaterScreen() {
  const { t } = useLingui();
  const home = useAtomValue(homeRouteAtom);
  const navigate = useSetAtom(navigateAtom);
  return (
    <EmptyState
      icon={<StatePicture of={pictures.closed} />}
      headingLevel={1}
      title={t`This page is not open yet`}
      text={<Trans>Meanwhile you can order from the menu, for pickup.</Trans>}
      action={
        <Button onClick={() => navigate(home)}>
          <Trans>Back to menu</Trans>
        </Button>
      }
    />
  );
}
