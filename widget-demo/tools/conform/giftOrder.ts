import * as v from "valibot";
import { postedOrder } from "../../backend/contract/documents/postedOrder.ts";
import type { JsonFields } from "../../backend/documents/types.ts";
import { typeOfNumber } from "../../backend/ordering/cards.ts";
import { giftNames, giftsAlone } from "../../backend/ordering/gifts/giftMenu.ts";
import { findOffer } from "../../backend/ordering/pricing/menuOffer.ts";
import { idIn, recordsIn, textIn } from "../../backend/ordering/reading.ts";
import { draftOf, type Line, type Payment } from "./basket.ts";
import { approvedCard } from "./fixtures.ts";
import type { Order } from "./order.ts";
import type { Subject } from "./subject.ts";
import { skip } from "./verdict.ts";
import { writeGiftSums } from "./writeSums.ts";

const category = "SCTypeGiftcard";

const giving = {
  AdditionalDataType: "GiftCardDetailType",
  FromName: "Noor",
  ToName: "Sam",
  ToEmail: "conform-gift@example.com",
  Message: "Conformance test: please ignore.",
};

/** A guest's order of one gift card. */
export function giftOrder({ shop, fixtures }: Subject, payment: Payment = "card"): Order {
  const menu = shop.giftMenu ?? skip("no menu of the store has gift cards.");
  const number = approvedCard(fixtures);
  const now = Math.floor(Date.now() / 1000);
  const draft = draftOf({
    store: { id: shop.id, name: textIn(shop.store.fields, "Name") },
    lines: [lineFrom(menu)],
    mode: "delivery",
    destination: { RoomNumber: "", Tables: [], DeliveryAddress: null },
    payment,
    createdOn: now,
    scheduledTime: now,
  });
  const OrderItems = draft.OrderItems.map((item) => ({ ...item, ...giving }));
  const order = v.parse(postedOrder, { ...draft, IsLiability: true, OrderItems });
  const cardType = payment === "card" ? typeOfNumber(number) : null;
  return { ...writeGiftSums({ order, store: shop.store.fields, menu, coupons: [], cardType }), StoreID: shop.id };
}

function lineFrom(menu: JsonFields): Line {
  const cards = giftsAlone(menu);
  const entries = recordsIn(cards, "Categories").flatMap((each) => recordsIn(each, "SubMenuItems"));
  const ids = entries.map((entry) => idIn(entry, "ProductID"));
  const productId = ids.find((id) => findOffer(cards, category, id)?.isSoldOut === false);
  if (productId === undefined) return skip("every gift card is sold out.");
  const name = giftNames(menu, productId)[0] ?? "";
  return { categoryId: category, categoryName: "", productId, name, rewardPoint: 0, quantity: 1, extras: [] };
}
