import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { type MouseEvent, useState } from "react";
import { isBrought } from "../../domain/fulfilment/orderMode.ts";
import type { OrderDisplay } from "../../domain/order/displayOrder.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { showsPickupAddress } from "../../domain/store/showsPickupAddress.ts";
import type { Store } from "../../domain/store/store.ts";
import { storeTitle } from "../../domain/store/storeTitle.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { useStoreTime } from "../../parts/dates/useStoreTime.ts";
import { minuteAtom } from "../../state/order/orderMinute.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { icon } from "../../ui/icons.tsx";
import { CalendarIcon, ShareIcon } from "../../ui/lazyIcons.tsx";
import { canPrint, printAlone } from "../../ui/printAlone.ts";
import { saveFile } from "../../ui/saveFile.ts";
import { canShare, shareText } from "../../ui/shareText.ts";
import { orderCalendar } from "./orderCalendar.ts";

const PrinterIcon = icon(<path d="M6 7.5v-4h8v4M6 14H3.5V7.5h13V14H14M6 11.5h8v5H6Z" />);

/** Nobody looks into a calendar for what is due sooner. */
const calendarMs = 2 * 60 * 60 * 1000;

interface OrderActionsProps {
  readonly order: LiveOrder;
  readonly store: Store;
  readonly display: OrderDisplay;
  readonly label: string;
  /** A text that says when the order is ready. Null if there is no time to wait for. */
  readonly time: string | null;
}

function printReceipt({ currentTarget }: MouseEvent<Element>): void {
  const order = currentTarget.closest(".order");
  if (order) printAlone(order);
}

/** What a diner can do with an order besides waiting for it. */
export function OrderActions({ order, store, display, label, time }: OrderActionsProps) {
  const now = useAtomValue(minuteAtom);
  const isAhead = time !== null && order.scheduledAt !== null && order.scheduledAt - now >= calendarMs;
  const isOnItsWay = display.step !== null || display.isAwaited;
  return (
    <div className="order__actions">
      {isAhead && <AddToCalendar order={order} store={store} at={order.scheduledAt} now={now} />}
      {isOnItsWay && canShare() && (
        <Share text={[order.storeName || storeTitle(store), label, time].filter(Boolean).join(" · ")} />
      )}
      {canPrint() && (
        <Button variant="secondary" onClick={printReceipt}>
          <PrinterIcon />
          <Trans>Print receipt</Trans>
        </Button>
      )}
    </div>
  );
}

interface AddToCalendarProps {
  readonly order: LiveOrder;
  readonly store: Store;
  readonly at: Instant;
  readonly now: Instant;
}

function AddToCalendar({ order, store, at, now }: AddToCalendarProps) {
  const { t } = useLingui();
  const name = order.storeName || storeTitle(store);
  const isComing = isBrought(order.type);
  const title = isComing ? t`Your order from ${name}` : t`Pick up your order at ${name}`;
  const isThere = !isComing && showsPickupAddress(store);
  const storeTime = useStoreTime(store.zone);
  const entry = { order, store, at: storeTime(at), title, isThere, now: storeTime(now) };
  const save = () => saveFile("order.ics", "text/calendar", orderCalendar(entry));
  return (
    <Button variant="secondary" onClick={save}>
      <CalendarIcon />
      <Trans>Add to calendar</Trans>
    </Button>
  );
}

/** Shares a text without a link: everyone with an order's URL can read the diner's name and address. */
function Share({ text }: { readonly text: string }) {
  const { t } = useLingui();
  const [notice, setNotice] = useState("");
  const share = async () => {
    setNotice("");
    const shared = await shareText(text);
    if (shared === "copied") setNotice(t`Copied`);
    if (shared === "failed") setNotice(t`Sharing doesn't work here.`);
  };
  return (
    <>
      <Button variant="secondary" onClick={() => void share()}>
        <ShareIcon />
        <Trans>Share</Trans>
      </Button>
      <p className="order__news" role="status">
        {notice}
      </p>
    </>
  );
}
