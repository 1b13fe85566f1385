import * as v from "valibot";
import { allPoints, companyNumber, flag, id, idOrEmpty, latitude, longitude, text } from "../kinds.ts";
import { key, list, meaning, needed, record } from "../schema.ts";

const cardType = v.picklist(["visa", "master"], "expected visa or master");

export const storedCard = meaning(
  record({
    CardIdentifier: needed(id, "What PaymentCardIdentifier of an order names it by.", { example: "card-7f3a" }),
    CardType: needed(cardType, "The card's network.", { example: "visa" }),
    ElidedPan: needed(
      v.pipe(v.string("expected text"), v.regex(/\d{4}\D*$/, "expected text that ends with four digits")),
      "The card's number, of which only the last four digits are there.",
      { example: "............1111" },
    ),
  }),
  "A stored card. The number itself is with the payment provider only.",
);

export const userAddress = meaning(
  record({
    Address: key(text, "Street and number.", { default: "", example: "1 Bourke St" }),
    City: key(text, "The suburb or town.", { default: "", example: "Melbourne" }),
    PostCode: key(idOrEmpty, "The postcode.", { default: "", example: "3000" }),
    State: key(text, "The state.", { default: "", example: "VIC" }),
    Phone: key(idOrEmpty, "The telephone number to call at the door.", { default: "", example: "0412345678" }),
    DeliveryInstructions: key(text, "What the driver has to know.", { default: "", example: "Blue door" }),
    Latitude: key(latitude, "Degrees north.", { example: -37.81 }),
    Longitude: key(longitude, "Degrees east.", { example: 144.96 }),
    Altitude: key(latitude, "Latitude once more, which counts where Latitude is missing.", { example: -37.81 }),
  }),
  "Where a member has things delivered.",
);

export const user = meaning(
  record({
    DisplayName: key(text, "First and last name.", { default: "", example: "Mei Chen" }),
    FirstName: key(text, "The first name.", { default: "", example: "Mei" }),
    LastName: key(text, "The last name.", { default: "", example: "Chen" }),
    Email: key(text, "The e-mail address. The account's counts before it.", {
      default: "",
      example: "mei@example.com",
    }),
    Mobile: key(idOrEmpty, "The telephone number.", { default: "", example: "0412345678" }),
    FirebaseUDID: key(text, "The uid, the same as the document's id.", { example: "mei" }),
    DeliveryAddress: key(userAddress, "Where the member has things delivered."),
    CustomerMemberCode: key(id, "The member's number, which POST customers/{uid} gives.", { example: "M1234567" }),
    RewardPoints: key(allPoints, "The points that the member has.", { default: 0, example: 120 }),
    StoredCards: key(list(storedCard), "The member's cards.", { default: [] }),
    HQCompanyID: key(companyNumber, "The headquarters that the member belongs to.", { isOfBackend: true, example: 7 }),
    EarnedRewardPoints: key(allPoints, "All points ever earned.", {
      default: 0,
      isOfBackend: true,
      example: 200,
    }),
    SpentRewardPoints: key(allPoints, "All points ever spent.", {
      default: 0,
      isOfBackend: true,
      example: 80,
    }),
  }),
  "Users/{uid}: a member. The shop writes DisplayName, FirstName, LastName, Mobile and DeliveryAddress, and makes the document with Email and FirebaseUDID; the backend writes the rest.",
);

/** Also a part of the order's POST. */
export const guestUser = meaning(
  record({
    FirstName: key(text, "The first name.", { default: "", example: "Noor" }),
    LastName: key(text, "The last name.", { default: "", example: "Abbot" }),
    Email: key(text, "The e-mail address.", { default: "", example: "noor@example.com" }),
    CreateUserForGuest: key(flag, "Whether the guest becomes a member. The shop makes the account after the answer.", {
      default: false,
      example: false,
    }),
  }),
  "GuestUsers/{GuestIdentifier}: who ordered without an account, as the order's POST named them. The shop never reads it.",
);

export const messageTemplate = meaning(
  record({
    Content: key(text, "The text in English, as HTML.", { default: "", example: "<p>Thank you!</p>" }),
    "Content_zh-CN": key(text, "The text in Chinese, as HTML.", { default: "", example: "<p>谢谢！</p>" }),
  }),
  "MessageTemplates/{key}: a store's own words, for `thankyou` and `thankyougift`.",
);
