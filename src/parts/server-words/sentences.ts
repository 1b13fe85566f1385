import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { StatusCode } from "../../domain/order/statusCode.ts";

/**
 * Translations by the ordering API's English sentence. A star stands for a value. If two keys match, the first one is
 * used. `areStamps`: the store's points are stamps (R26), which the API calls points too.
 */
export type Sentences = Readonly<Record<string, (named: string, areStamps: boolean) => MessageDescriptor>>;

/** R90: for a code that comes without a sentence. */
const wordsOfCodes: Readonly<Record<StatusCode, () => MessageDescriptor>> = {
  "payment-pending": () => msg`We can't see your payment yet.`,
  "card-declined": () => msg`Your card was declined.`,
  "price-changed": () => msg`A price has changed. Please look through your order and try again.`,
  "sold-out": () => msg`Something in your order has sold out. Please look through it and try again.`,
  closed: () => msg`This store is taking no orders right now.`,
  "below-minimum": () => msg`Your order is below the minimum. Please add something.`,
  "out-of-area": () => msg`Delivery not available to this address.`,
  "coupon-invalid": () => msg`This discount code can't be used.`,
  "not-allowed": () => msg`This can't be ordered like this. Please look through your order and try again.`,
  busy: () => msg`We're very busy right now. Please try again in a minute.`,
  "demo-card": () => msg`This is a demo. Please use one of its test cards.`,
  unreachable: () => msg`We're having problems reaching the store.`,
  "gift-card-balance": () => msg`There isn't enough left on this gift card.`,
  "slot-full": () => msg`This time is fully booked. Please choose another.`,
  "room-unknown": () => msg`We can't find this room and name. Please check both.`,
  "age-required": () => msg`Please confirm that you are 18 or older.`,
  "action-needed": () =>
    msg`Your bank wants to ask you something, and it can't do that here. Please pay in another way.`,
  "already-paid": () => msg`This order is paid already.`,
};

export const sentences: Sentences = {
  ...wordsOfCodes,
  "Your bank wants to make sure that it is you.": () => msg`Your bank wants to make sure that it is you.`,
  "Something went wrong. Please reload the page and try again.": () =>
    msg`Something went wrong. Please reload the page and try again.`,
  "Please log in again, then try once more.": () => msg`Please log in again, then try once more.`,
  "Something in your order has changed. Please look through it and try again.": () =>
    msg`Something in your order has changed. Please look through it and try again.`,
  "Store cannot be found, please contact support": () => msg`Store cannot be found, please contact support.`,
  "Currently not taking online orders": () => msg`Currently not taking online orders.`,
  "This store is taking no orders right now.": () => msg`This store is taking no orders right now.`,
  "The chosen time has passed. Please choose another.": () => msg`The chosen time has passed. Please choose another.`,
  "The store takes no orders for the chosen time. Please choose another.": () =>
    msg`The store takes no orders for the chosen time. Please choose another.`,
  "Minimum purchase is * (excluding delivery fee)": (amount) =>
    msg`Minimum purchase is ${amount} (excluding delivery fee).`,
  "The Street Address field is required": () => msg`The Street Address field is required.`,
  "Delivery not available for *": (postcode) => msg`Delivery not available for ${postcode}.`,
  "Delivery not available to this address": () => msg`Delivery not available to this address.`,
  "We can't work out the delivery fee yet. Please check your address.": () =>
    msg`We can't work out the delivery fee yet. Please check your address.`,
  "We don't offer that here. Please choose another way to receive your order.": () =>
    msg`We don't offer that here. Please choose another way to receive your order.`,
  "Please enter your table number.": () => msg`Please enter your table number.`,
  "We can't find how far away this address is. Please try again.": () =>
    msg`We can't find how far away this address is. Please try again.`,
  "Something that you chose with * has sold out.": (dish) => msg`Something that you chose with ${dish} has sold out.`,
  "* has sold out.": (dish) => msg`${dish} has sold out.`,
  "* is no longer on the menu.": (dish) => msg`${dish} is no longer on the menu.`,
  "* no longer comes with everything that you chose.": (dish) =>
    msg`${dish} no longer comes with everything that you chose.`,
  "Please choose again what comes with *.": (dish) => msg`Please choose again what comes with ${dish}.`,
  "Maximum Quantity Exceeded": () => msg`Maximum quantity exceeded`,
  "Please confirm that you are 18 or older.": () => msg`Please confirm that you are 18 or older.`,
  "Please enter your date of birth.": () => msg`Please enter your date of birth.`,
  "You must be 18 or older to order alcohol. Please remove it from your cart.": () =>
    msg`You must be 18 or older to order alcohol. Please remove it from your cart.`,
  "You can order up to * alcoholic drinks at a time.": (most) =>
    msg`You can order up to ${most} alcoholic drinks at a time.`,
  "Alcohol comes with a meal here. Please add a dish.": () => msg`Alcohol comes with a meal here. Please add a dish.`,
  "Alcohol is sold until * here. Please choose another time, or remove it.": (time) =>
    msg`Alcohol is sold until ${time} here. Please choose another time, or remove it.`,
  "Please enter an email address for each gift card.": () => msg`Please enter an email address for each gift card.`,
  "Something that you wrote on a gift card is too long.": () =>
    msg`Something that you wrote on a gift card is too long.`,
  "We don't know this discount code.": () => msg`We don't know this discount code.`,
  "Only one discount code can be used at a time.": () => msg`Only one discount code can be used at a time.`,
  "This discount code can't be used.": () => msg`This discount code can't be used.`,
  "This discount needs a purchase of * or more.": (amount) => msg`This discount needs a purchase of ${amount} or more.`,
  "Coupon does not apply to any items": () => msg`Coupon does not apply to any items.`,
  "Only members can use points.": (_named, areStamps) =>
    areStamps ? msg`Only members can use stamps.` : msg`Only members can use points.`,
  "You don't have enough points for this.": (_named, areStamps) =>
    areStamps ? msg`You don't have enough stamps for this.` : msg`You don't have enough points for this.`,
  "This store doesn't take points as payment.": () => msg`This store doesn't take points as payment.`,
  "Points pay for rewards only here.": () => msg`Points pay for rewards only here.`,
  "Cash is taken at pickup only.": () => msg`Cash is taken at pickup only.`,
  "Only an order to a room can be charged to it.": () => msg`Only an order to a room can be charged to it.`,
  "This way to pay is not available here.": () => msg`This way to pay is not available here.`,
  "We can't see your payment yet.": () => msg`We can't see your payment yet.`,
  "This order is paid already.": () => msg`This order is paid already.`,
  "The payment with * didn't work. Please try again, or choose another way to pay.": (wallet) =>
    msg`The payment with ${wallet} didn't work. Please try again, or choose another way to pay.`,
  // The messages of R58.
  "This device and/or browser does not support Apple Pay.": () =>
    msg`This device and/or browser does not support Apple Pay.`,
  "Apple Pay cannot be used at this time...": () => msg`Apple Pay cannot be used at this time...`,
  "No Apple Pay merchant certificate is configured.": () => msg`No Apple Pay merchant certificate is configured.`,
  // S30: the status from Alipay and WeChat is shown with its meaning.
  TRADE_CANCELLED: (status) => msg`The payment was cancelled (${status}).`,
  TRADE_FAILED: (status) => msg`The payment didn't work (${status}).`,
  "Please enter your card.": () => msg`Please enter your card.`,
  "We can't find this saved card. Please choose another.": () =>
    msg`We can't find this saved card. Please choose another.`,
  "Please enter the name on the card.": () => msg`Please enter the name on the card.`,
  "The card number is not valid.": () => msg`The card number is not valid.`,
  "Only Visa and Mastercard are accepted.": () => msg`Only Visa and Mastercard are accepted.`,
  "The security code (CVV) is not valid.": () => msg`The security code (CVV) is not valid.`,
  "The expiry date is not valid.": () => msg`The expiry date is not valid.`,
  "Your card has expired.": () => msg`Your card has expired.`,
  "Your card was declined.": () => msg`Your card was declined.`,
  // The ordering API's answers about a placed order.
  "We can't find this order.": () => msg`We can't find this order.`,
  "This store does not take cancellations online.": () => msg`This store does not take cancellations online.`,
  "This order can't be cancelled any more.": () => msg`This order can't be cancelled any more.`,
  "It is too late to cancel this order.": () => msg`It is too late to cancel this order.`,
  "Too many tries. Please wait a minute, then try again.": () =>
    msg`Too many tries. Please wait a minute, then try again.`,
  // The ordering API's answers about members.
  "We can't find this card.": () => msg`We can't find this card.`,
  "We don't know this customer.": () => msg`We don't know this customer.`,
};
