import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { orderedPhotos } from "../../domain/order/orderedPhotos.ts";
import type { PastOrder } from "../../domain/order/pastOrder.ts";
import type { Store } from "../../domain/store/store.ts";
import { useMomentWords } from "../../parts/dates/useMomentWords.ts";
import { useStoreText } from "../../parts/language/useStoreText.ts";
import { Reorder } from "../../parts/order-state/Reorder.tsx";
import { useOrderWords } from "../../parts/order-state/useOrderWords.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { menuAtom } from "../../state/menu/menu.atoms.ts";
import { findLastOrderAtom } from "../../state/order/history/lastOrder.atoms.ts";
import { ordersRequestedAtom } from "../../state/order/history/ordersRequested.atoms.ts";
import { canWantAgainAtom, orderAgainAtom } from "../../state/order/orderAgain.atoms.ts";
import { minuteAtom } from "../../state/order/orderMinute.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { Photo } from "../../ui/Photo.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import againCss from "./OrderAgain.css?inline";
import css from "./OrderBar.css?inline";

registerSheet(css);
registerSheet(againCss);

/** A member's last order, one press from the checkout: a bar below a phone's menu, or a line in a desktop's empty cart. */
export function OrderAgain() {
  const request = useAtomValue(ordersRequestedAtom);
  const canWant = useAtomValue(canWantAgainAtom);
  const find = useSetAtom(findLastOrderAtom);
  useEffect(() => {
    if (request && canWant) void find();
  }, [find, request, canWant]);
  const order = useAtomValue(orderAgainAtom);
  const shown = useAtomValue(shownStoreAtom);
  const isPhone = useAtomValue(layoutAtom) === "mobile";
  if (!order || !shown) return null;
  const line = <Line order={order} shown={shown} />;
  return isPhone ? <div className="order-bar">{line}</div> : line;
}

function Line({ order, shown }: { readonly order: PastOrder; readonly shown: Store }) {
  const { when, dishes, title } = useOrderWords(useMomentWords(shown.zone, useAtomValue(minuteAtom)).day)(order);
  return (
    <div className="order-again">
      <Thumbnail order={order} />
      <p className="order-again__words">
        <strong>{when}</strong>
        {/* Without its sum, which would read as a promise: it is ordered again at today's prices. */}
        <span className="order-again__dishes">{dishes}</span>
      </p>
      <Reorder order={order}>
        <Trans>
          Reorder <VisuallyHidden>your last order, {title}</VisuallyHidden>
        </Trans>
      </Reorder>
    </div>
  );
}

function Thumbnail({ order: { items } }: { readonly order: PastOrder }) {
  const menu = useAtomValue(menuAtom);
  const storeText = useStoreText();
  const [first] = menu ? orderedPhotos(items, menu, 1) : [];
  return (
    first && (
      <Photo src={first.photo} focus={first.photoFocus} name={storeText(first.name)} widthPx={40} heightPx={40} />
    )
  );
}
