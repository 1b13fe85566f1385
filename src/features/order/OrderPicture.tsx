import { useAtomValue } from "jotai";
import { modeRules, type OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { OrderLabel } from "../../domain/order/displayOrder.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { orderedPhotos } from "../../domain/order/orderedPhotos.ts";
import type { Store } from "../../domain/store/store.ts";
import { useStoreText } from "../../parts/language/useStoreText.ts";
import type { OrderTime } from "../../parts/order-state/useOrderTime.ts";
import { menuAtom } from "../../state/menu/menu.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { Photo } from "../../ui/Photo.tsx";
import { Ring } from "../../ui/Ring.tsx";
import { type Picture, pictures, StatePicture } from "../../ui/StatePicture.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { CheckIcon } from "../../ui/signIcons.tsx";
import css from "./OrderPicture.css?inline";
import { orderPictures } from "./orderPictures.tsx";

registerSheet(css);

const states: Readonly<Record<OrderLabel, Picture>> = {
  submitted: orderPictures.sent,
  preparing: orderPictures.cooking,
  accepted: orderPictures.accepted,
  ready: orderPictures.ready,
  "on-its-way": orderPictures.delivery,
  completed: orderPictures.completed,
  refunded: orderPictures.refunded,
  "cancel-requested": orderPictures.cancelling,
  rejected: orderPictures.refused,
  failed: pictures.unreached,
  "payment-failed": orderPictures.paymentFailed,
};

/** The kitchen has nothing more to do: the ring is full. */
const reached: ReadonlySet<OrderLabel> = new Set(["ready", "completed"]);

/** The ring has the colour of the step that the order has reached. */
const lastStep: ReadonlySet<OrderLabel> = new Set(["on-its-way", ...reached]);

const sizePx = 184;

interface OrderPictureProps {
  readonly order: LiveOrder;
  readonly label: OrderLabel;
  readonly store: Store;
  /** Null if there is no time to wait for. */
  readonly time: OrderTime | null;
}

/** What was ordered, in a ring of the minutes that are left. Where nobody waits for a dish, the order's state. */
export function OrderPicture({ order, label, store, time }: OrderPictureProps) {
  const isReached = reached.has(label);
  const storeText = useStoreText();
  const dish = useDish(order, store, time !== null || isReached);
  const picture = dish ? (
    <Photo
      className="order-picture__photo"
      src={dish.photo}
      focus={dish.photoFocus}
      name={storeText(dish.name)}
      widthPx={160}
      heightPx={160}
    />
  ) : (
    <StatePicture of={pictureOf(label, order.type)} />
  );
  if (!time && !(isReached && dish)) return <div className="order-picture">{picture}</div>;
  return (
    <div className="order-picture">
      <Ring
        left={isReached ? 1 : (time?.left ?? 0)}
        sizePx={sizePx}
        widthPx={8}
        tone={lastStep.has(label) ? "good" : "ink"}
      >
        {picture}
        {time?.minutes && <p className="order-picture__minutes">{time.minutes}</p>}
        {isReached && (
          <span className="order-picture__tick" aria-hidden="true">
            <CheckIcon />
          </span>
        )}
      </Ring>
    </div>
  );
}

function pictureOf(label: OrderLabel, type: OrderMode): Picture {
  const isServed = label === "on-its-way" && modeRules[type].handover === "served";
  return isServed ? orderPictures.serving : states[label];
}

/** The first dish of which the store's menu has a photo today. */
function useDish({ items }: LiveOrder, { id }: Store, isWanted: boolean) {
  const menu = useAtomValue(menuAtom);
  const isOwnMenu = useAtomValue(shownStoreAtom)?.id === id;
  return isWanted && isOwnMenu && menu ? orderedPhotos(items, menu, 1)[0] : undefined;
}
