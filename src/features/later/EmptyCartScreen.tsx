import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { homeRouteAtom } from "../../state/navigation/shownRoute.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { CartIcon } from "../../ui/icons.tsx";

/** A phone's cart, while nothing can be put into it. */
export function EmptyCartScreen() {
  const { t } = useLingui();
  const home = useAtomValue(homeRouteAtom);
  const navigate = useSetAtom(navigateAtom);
  return (
    <EmptyState
      icon={<CartIcon />}
      headingLevel={1}
      title={t`Your cart is empty`}
      text={<Trans>Online ordering is not open here yet. You can read the whole menu meanwhile.</Trans>}
      action={
        <Button onClick={() => navigate(home)}>
          <Trans>Back to the menu</Trans>
        </Button>
      }
    />
  );
}
