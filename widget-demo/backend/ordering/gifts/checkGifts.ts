import type { JsonFields } from "../../documents/types.ts";
import { checkQuantities } from "../checkQuantities.ts";
import { closed, judgedAtMs } from "../checkStore.ts";
import type { Circumstances } from "../circumstances.ts";
import { couponCompanies, findCoupon } from "../coupons.ts";
import { emailPattern } from "../mailText.ts";
import type { OrderBody, OrderItem, TrackingOrder } from "../orderBody.ts";
import type { OrderingParts } from "../parts.ts";
import { flagIn } from "../reading.ts";
import { Refusal } from "../refusal.ts";
import { findMenu, type Store } from "../storeDocuments.ts";
import { cardTypeOf } from "../takePayment.ts";
import { words } from "../words.ts";
import { checkGiftMoney } from "./checkGiftMoney.ts";
import { giftMenuOf } from "./giftMenu.ts";

const byCard = 99;
/** Apple Pay, Google Pay (R39). */
const wallets: readonly number[] = [6, 7];
const agreeS = 300;
const longestName = 100;
const longestMessage = 300;
const longestEmail = 254;

/** Checks everything in a gift order except its payment (R71, R72). Returns the menu that sells the cards. */
export function checkGifts(body: OrderBody, circumstances: Circumstances, parts: OrderingParts): JsonFields {
  const { store } = circumstances;
  const { order } = body.TrackingOrder;
  // Gift cards are also sold outside opening hours. Only this flag stops them.
  if (!flagIn(store.fields, "IsInOperation", true)) throw closed(store);
  checkForm(order);
  for (const item of order.OrderItems) checkGiving(item);
  checkQuantities(order);
  const asOfMs = judgedAtMs(order, parts.clock.now());
  const served = findMenu(parts.documents, store, asOfMs);
  const menu = giftMenuOf([served, parts.documents.read(`${store.path}/Menus/DefaultMenu`)]);
  if (!menu) throw new Refusal(words.noOrdersNow, "No menu of the store has SpecialCategories.SCTypeGiftcard.");
  const problem = checkGiftMoney({
    order,
    store: store.fields,
    menu,
    coupons: couponsOf(order, store, parts),
    cardType: cardTypeOf(body, circumstances),
  });
  if (problem !== null) throw problem;
  checkPaidByCard(order);
  return menu;
}

function checkForm({ OrderType, RoomNumber, Tables, DeliveryAddress, ScheduledTime, CreatedOn }: TrackingOrder): void {
  const isSent = OrderType === 10 && !RoomNumber && Tables.length === 0 && DeliveryAddress === null;
  if (!isSent) throw new Refusal(words.program, "A gift order has OrderType 10, and no room, table or address.");
  if (Math.abs(ScheduledTime - CreatedOn) > agreeS) {
    throw new Refusal(words.program, "A gift order's ScheduledTime is when it was made.");
  }
}

function checkGiving({ AdditionalDataType, FromName, ToName, ToEmail, Message }: OrderItem): void {
  if (AdditionalDataType !== "GiftCardDetailType") {
    throw new Refusal(words.program, "A gift card's AdditionalDataType is GiftCardDetailType.");
  }
  const email = (ToEmail ?? "").trim();
  if (email.length > longestEmail || !emailPattern.test(email)) {
    throw new Refusal(words.giftNeedsEmail, "ToEmail is missing, or is not one e-mail address.");
  }
  const isTooLong = [FromName, ToName].some((name) => (name ?? "").trim().length > longestName);
  if (isTooLong || (Message ?? "").trim().length > longestMessage) {
    throw new Refusal(
      words.giftTooLong,
      `FromName and ToName have ${longestName} letters at most, Message ${longestMessage}.`,
    );
  }
}

function couponsOf({ AppliedCouponCodes }: TrackingOrder, store: Store, { coupons }: OrderingParts) {
  const codes = AppliedCouponCodes.map((code) => code.toLowerCase());
  if (new Set(codes).size < codes.length) {
    throw new Refusal(words.badCode, "AppliedCouponCodes names one code twice.");
  }
  return codes.map((code) => findCoupon(coupons, code, couponCompanies(store)));
}

function checkPaidByCard({ PaymentTransactions: [payment], PaymentGateway }: TrackingOrder): void {
  if (!payment || payment.Amount === 0) return;
  const isCardOrWallet = PaymentGateway === null || wallets.includes(PaymentGateway);
  if (payment.PaymentMethodType === byCard && isCardOrWallet) return;
  throw new Refusal(
    words.noSuchPayment,
    "Gift cards are paid by card or by a wallet: PaymentMethodType 99, with PaymentGateway null, 6 or 7.",
  );
}
