import * as v from "valibot";
import { postedOrder } from "../../backend/contract/documents/postedOrder.ts";
import { typeOfNumber } from "../../backend/ordering/cards.ts";
import { giftNames, giftsAlone } from "../../backend/ordering/gifts/giftMenu.ts";
import { findOffer } from "../../backend/ordering/pricing/menuOffer.ts";
import { idIn, recordsIn, textIn } from "../../backend/ordering/reading.ts";
import { draftOf } from "./basket.ts";
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

/** A guest's order of one gift card, paid by card. */
export async function giftOrder({ shop, fixtures }: Subject): Promise<Order> {
  const menu = shop.giftMenu ?? skip("no menu of the store has gift cards.");
  const number = approvedCard(fixtures);
  const cards = giftsAlone(menu);
  const entries = recordsIn(recordsIn(cards, "Categories")[0] ?? {}, "SubMenuItems").map((entry) =>
    idIn(entry, "ProductID"),
  );
  const productId =
    entries.find((id) => findOffer(cards, category, id)?.isSoldOut === false) ?? skip("every gift card is sold out.");
  const now = Math.floor(Date.now() / 1000);
  const draft = draftOf({
    store: { id: shop.id, name: textIn(shop.store.fields, "Name") },
    lines: [
      {
        categoryId: category,
        categoryName: "",
        productId,
        name: giftNames(menu, productId)[0] ?? "",
        rewardPoint: 0,
        quantity: 1,
        extras: [],
      },
    ],
    mode: "delivery",
    destination: { RoomNumber: "", Tables: [], DeliveryAddress: null },
    payment: "card",
    createdOn: now,
    scheduledTime: now,
  });
  const order = v.parse(postedOrder, {
    ...draft,
    IsLiability: true,
    OrderItems: draft.OrderItems.map((item) => ({ ...item, ...giving })),
  });
  const facts = { order, store: shop.store.fields, menu, coupons: [], cardType: typeOfNumber(number) };
  return { ...writeGiftSums(facts), StoreID: shop.id };
}
