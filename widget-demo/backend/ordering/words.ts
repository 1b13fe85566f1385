import type { statusCodes } from "../contract/calls/codes.ts";

declare const isForDiner: unique symbol;

type Code = keyof typeof statusCodes;

/** One of the sentences below, with its code if it has one. A refusal accepts no other. */
export interface Words {
  readonly message: string;
  readonly code: Code | null;
  readonly [isForDiner]: true;
}

const sentence = (message: string, code: Code | null = null) => ({ message, code }) as Words;

/** For errors that only the calling program can cause. */
const program = sentence("Something went wrong. Please reload the page and try again.");

/**
 * Everything that the ordering API says to a diner, without names of fields, identifiers and codes. The storefront has
 * a translation of each sentence, and words of its own for each code (`src/parts/server-words`).
 */
export const words = {
  program,
  logInAgain: sentence("Please log in again, then try once more."),
  orderChanged: sentence("Something in your order has changed. Please look through it and try again.", "price-changed"),

  noStore: sentence("Store cannot be found, please contact support"),
  /** A store's own message isn't part of this list. */
  closed: (ownMessage: string) => sentence(ownMessage || "Currently not taking online orders", "closed"),
  noOrdersNow: sentence("This store is taking no orders right now.", "closed"),
  timePassed: sentence("The chosen time has passed. Please choose another."),
  timeNotOffered: sentence("The store takes no orders for the chosen time. Please choose another.", "closed"),
  modeNotOffered: sentence("We don't offer that here. Please choose another way to receive your order.", "not-allowed"),
  minimum: (amount: string) => sentence(`Minimum purchase is ${amount} (excluding delivery fee)`, "below-minimum"),

  noStreet: sentence("The Street Address field is required"),
  noTable: sentence("Please enter your table number."),
  noDeliveryTo: (postcode: string) => sentence(`Delivery not available for ${postcode}`, "out-of-area"),
  noDelivery: sentence("Delivery not available to this address", "out-of-area"),
  noFeeYet: sentence("We can't work out the delivery fee yet. Please check your address."),
  noDistance: sentence("We can't find how far away this address is. Please try again."),

  dishGone: (dish: string) => sentence(`${dish} is no longer on the menu.`, "sold-out"),
  dishSoldOut: (dish: string) => sentence(`${dish} has sold out.`, "sold-out"),
  choiceGone: (dish: string) => sentence(`${dish} no longer comes with everything that you chose.`, "sold-out"),
  choiceSoldOut: (dish: string) => sentence(`Something that you chose with ${dish} has sold out.`, "sold-out"),
  chooseAgain: (dish: string) => sentence(`Please choose again what comes with ${dish}.`, "not-allowed"),
  tooMany: sentence("Maximum Quantity Exceeded"),

  ageNeeded: sentence("Please confirm that you are 18 or older.", "age-required"),
  dateOfBirthNeeded: sentence("Please enter your date of birth.", "age-required"),
  underAge: sentence("You must be 18 or older to order alcohol. Please remove it from your cart.", "age-required"),
  alcoholUnits: (most: string) => sentence(`You can order up to ${most} alcoholic drinks at a time.`, "not-allowed"),
  alcoholWithMeal: sentence("Alcohol comes with a meal here. Please add a dish.", "not-allowed"),
  alcoholUntil: (until: string) =>
    sentence(`Alcohol is sold until ${until} here. Please choose another time, or remove it.`, "not-allowed"),

  giftNeedsEmail: sentence("Please enter an email address for each gift card."),
  giftTooLong: sentence("Something that you wrote on a gift card is too long."),

  unknownCode: sentence("We don't know this discount code.", "coupon-invalid"),
  oneCodeOnly: sentence("Only one discount code can be used at a time.", "coupon-invalid"),
  badCode: sentence("This discount code can't be used.", "coupon-invalid"),
  codeNeeds: (amount: string) => sentence(`This discount needs a purchase of ${amount} or more.`, "coupon-invalid"),
  codeFitsNothing: sentence("Coupon does not apply to any items", "coupon-invalid"),

  pointsForMembers: sentence("Only members can use points.", "not-allowed"),
  tooFewPoints: sentence("You don't have enough points for this."),
  noPointsForMoney: sentence("This store doesn't take points as payment.", "not-allowed"),
  pointsForRewards: sentence("Points pay for rewards only here.", "not-allowed"),

  cashAtPickup: sentence("Cash is taken at pickup only.", "not-allowed"),
  roomOnly: sentence("Only an order to a room can be charged to it.", "not-allowed"),
  noSuchPayment: sentence("This way to pay is not available here.", "not-allowed"),
  notPaid: sentence("We can't see your payment yet.", "payment-pending"),
  paidAlready: sentence("This order is paid already."),
  walletFailed: (wallet: string) =>
    sentence(`The payment with ${wallet} didn't work. Please try again, or choose another way to pay.`),
  noMerchant: sentence("No Apple Pay merchant certificate is configured."),
  enterCard: sentence("Please enter your card."),
  /** A token that doesn't count, which is no fault of the diner's. */
  enterCardAgain: sentence("Please enter your card.", "card-declined"),
  noSavedCard: sentence("We can't find this saved card. Please choose another."),
  enterCardName: sentence("Please enter the name on the card."),
  wrongCardNumber: sentence("The card number is not valid."),
  wrongNetwork: sentence("Only Visa and Mastercard are accepted."),
  wrongSecurityCode: sentence("The security code (CVV) is not valid."),
  /** The storefront has the sentence, in the diner's language. */
  testCardsOnly: sentence("", "demo-card"),
  wrongExpiry: sentence("The expiry date is not valid."),
  expired: sentence("Your card has expired."),
  bankAsks: sentence("Your bank wants to make sure that it is you.", "action-needed"),
  declined: sentence("Your card was declined.", "card-declined"),
  noCard: sentence("We can't find this card."),

  tooOften: sentence("Too many tries. Please wait a minute, then try again.", "busy"),
  noCustomer: sentence("We don't know this customer."),
  noOrder: sentence("We can't find this order."),
  noCancelling: sentence("This store does not take cancellations online.", "not-allowed"),
  notCancellable: sentence("This order can't be cancelled any more.", "not-allowed"),
  tooLateToCancel: sentence("It is too late to cancel this order.", "not-allowed"),
} as const;
