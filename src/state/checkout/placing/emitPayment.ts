import type { Getter } from "jotai";
import type { Attempt } from "../../../domain/checkout/attempt.ts";
import { dollars } from "../../../domain/money/cents.ts";
import { announcedItems } from "../../cart/emitItems.ts";
import { servicesAtom } from "../../services.atoms.ts";
import type { GoodsKind } from "../goods/goodsKind.ts";

/**
 * R83: announces that an order is about to be sent, with the attempt's own lines: the cart may have been removed to
 * make room.
 */
export function emitPayment(get: Getter, goods: GoodsKind, { reference, ordered, sale, total }: Attempt): void {
  get(servicesAtom).announcer.announce({
    kind: "add-payment-info",
    ...announcedItems(reference.storeId, goods.items(ordered)),
    value: dollars(sale?.value ?? total),
    coupon: sale?.coupon ?? null,
    paymentType: goods.payment(get),
  });
}
