import * as v from "valibot";
import { isJsonObject } from "../../documentShape.ts";
import { postedOrder } from "../documents/postedOrder.ts";
import { guestUser } from "../documents/user.ts";
import { flag, id, idOrEmpty, text, webAddress } from "../kinds.ts";
import { body, either, filled, key, meaning, needed } from "../schema.ts";

/** Uses its own messages, because valibot's would repeat the refused number (R37). */
function digits(what: string, description: string, example: string | number) {
  return v.pipe(
    needed(v.union([v.string(), v.number()], `${what} is missing`), description, { example }),
    v.transform((value) => String(value).replaceAll(" ", "")),
  );
}

const CardHolder = needed(v.string("the name on the card is missing"), "The name on the card.", {
  example: "Noor Abbot",
});

export const cardEntries = {
  CardHolder,
  CardNumber: digits("the card number", "The number, without spaces.", "4111111111111111"),
  ExpiryYear: digits("the year of expiry", "The year, with four digits.", 2030),
  ExpiryMonth: digits("the month of expiry", "The month, from 1.", 12),
  Cvv: digits("the security code", "The security code.", "123"),
  ForceUseSandboxPayment: key(flag, "Whether the payment is a trial. Ignore it in production.", { default: false }),
};

export const cardTokenEntries = {
  CardHolder,
  CardToken: needed(v.pipe(text, v.nonEmpty("is empty")), "What takes the place of number, expiry and security code.", {
    example: "tok_91c2",
  }),
  CardType: needed(text, "The card's network: visa or master. Empty: a provider's that is neither.", {
    example: "visa",
  }),
  ElidedPan: needed(text, "The last four digits.", { example: "1111" }),
};

/** Says of a card what is wrong in the form that was meant. */
export const isTyped = (value: unknown) => !isJsonObject(value) || (value["CardToken"] ?? null) === null;

export const card = meaning(
  body(cardEntries, "a card is an object"),
  "A card's details. Never log them, and store them with the payment provider alone.",
);

export const tokenCard = meaning(
  body(cardTokenEntries, "a card is an object"),
  "A card whose number only its frame or the payment provider knows. The token is of cards/token, or of the provider.",
);

export const anyCard = either(isTyped, card, tokenCard);

export const orderPost = meaning(
  body({
    TrackingOrder: needed(postedOrder, "The order."),
    GuestUser: key(guestUser, "Who orders without an account. Missing in a member's order."),
    Card: key(
      anyCard,
      "A new card, or the token of one. Missing where a stored card, a wallet or something else pays, and with ActionResult.",
    ),
    ReturnUrl: key(
      webAddress,
      "With a card: where the page of its bank leads back to (action-needed). Check that its origin is one of yours.",
      { example: "https://shop.example/order/" },
    ),
  }),
  "The body of an order's POST.",
);

export const cancelPut = meaning(
  body({
    StoreID: needed(id, "The store's number.", { example: 907 }),
    OnlineOrderUserIdentifier: needed(
      v.pipe(text, v.nonEmpty("expected a text that isn't empty")),
      "Whose order it is: a member's uid, or the guest's identifier.",
      { example: "g-5f21" },
    ),
    Source: filled(text, null, "Always OnlineOrder.", { example: "OnlineOrder" }),
    SourceReference_ID: filled(text, null, "The order's UDID.", { example: "0d0e5a8c" }),
    SourceReferenceNumber: filled(idOrEmpty, null, "The order's InvoiceNumber.", { example: "" }),
    OrderNumber: filled(idOrEmpty, null, "The order's OrderNumber.", { example: "1001" }),
    DisplayName: filled(text, null, "First and last name.", { example: "Noor Abbot" }),
    ScheduledTime: filled(text, null, "For when the order was wanted, as ISO text.", {
      example: "2026-11-22T08:00:00.000Z",
    }),
  }),
  "The body of a request to cancel an order.",
);

export const arrivalPut = meaning(
  body({ Note: key(text, "The car, or where the diner stands.", { example: "Blue van" }) }),
  "The body of a diner's arrival.",
);
