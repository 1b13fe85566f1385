import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { storeState } from "../../domain/store/storeState.ts";
import { RouteLink } from "../../parts/navigation/RouteLink.tsx";
import { useShownStore } from "../../parts/store/shownStore.ts";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { CartIcon } from "../../ui/icons.tsx";

/** Shown while the store takes orders, now or ahead; never on a digital display. */
export function CartLink() {
  const store = useShownStore();
  const param = useAtomValue(storeParamAtom);
  const now = useAtomValue(nowAtom);
  const { isDigitalDisplay } = useAtomValue(settingsAtom);
  if (!store || param === null || isDigitalDisplay) return null;
  const { kind } = storeState(store, now);
  if (kind === "closed" || kind === "not-in-operation") return null;
  return (
    <RouteLink to={{ name: "cart", store: param }} className="cart-link">
      <CartIcon />
      <Trans>Cart</Trans>
    </RouteLink>
  );
}
