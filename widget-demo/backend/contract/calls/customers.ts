import * as v from "valibot";
import { companyNumber, text } from "../kinds.ts";
import { body, either, filled, meaning, needed, rule } from "../schema.ts";
import { cardEntries, cardTokenEntries, isTyped } from "./orders.ts";

/** Restricted, because it becomes part of a path. */
const brandId = v.union([v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)), companyNumber]);
const email = v.pipe(v.string("expected an e-mail address"), v.email("expected an e-mail address"));
const twoLetters = v.pipe(text, v.trim(), v.minLength(2, "expected two characters or more"));

export const customerPost = meaning(
  body({
    DisplayName: needed(text, "First and last name.", { example: "Mei Chen" }),
    Email: needed(email, "The e-mail address. The account's counts before it.", { example: "mei@example.com" }),
    HQCompanyID: needed(brandId, "The headquarters' number.", { example: 7 }),
    Mobile: filled(text, null, "The telephone number. Missing: it stays as it is.", { example: "0412345678" }),
    FirstName: filled(text, null, "The first name. Missing: it stays as it is.", { example: "Mei" }),
    LastName: filled(text, null, "The last name. Missing: it stays as it is.", { example: "Chen" }),
  }),
  "A member's data.",
);

const ofHq = { HQCompanyID: filled(brandId, null, "The headquarters' number.", { example: 7 }) };

export const storedTypedCard = meaning(
  body({ ...ofHq, ...cardEntries }, "a card is an object"),
  "A card to store with the payment provider.",
);

export const storedTokenCard = meaning(
  body({ ...ofHq, ...cardTokenEntries }, "a card is an object"),
  "A card's token, to store with the payment provider what it stands for.",
);

export const storedCardPost = meaning(
  either(isTyped, storedTypedCard, storedTokenCard),
  "A card to store with the payment provider, or its token.",
);

export const resetPost = meaning(
  body({
    Email: needed(v.pipe(text, v.trim(), v.nonEmpty()), "The account's e-mail address.", {
      example: "mei@example.com",
    }),
    Company_ID: v.pipe(
      needed(v.union([v.string(), v.number()]), "The store's number, for the link in the mail.", { example: 120 }),
      v.transform(String),
      v.regex(/^[\w-]{1,100}$/, "is no company's ID"),
    ),
  }),
  "Who wants a new password.",
);

interface AskedVisit {
  readonly Email: string | null;
  readonly AgreeToReceivePromotionalOffers: boolean | null;
}

export const visitPost = meaning(
  body({
    Name: needed(twoLetters, "The guest's name.", { example: "Noor Abbot" }),
    Email: filled(text, "", "The e-mail address, which offers need.", { example: "noor@example.com" }),
    HQCompanyID: filled(v.union([v.string(), v.number()]), null, "The headquarters' number.", { example: 7 }),
    Phone: needed(twoLetters, "The telephone number.", { example: "0412345678" }),
    Table: filled(text, "", "The table.", { example: "12" }),
    AgreeToReceivePromotionalOffers: filled(v.boolean("expected true or false"), false, "Whether offers may be sent.", {
      example: false,
    }),
  }),
  "A guest who checks in.",
  rule(
    ({ Email, AgreeToReceivePromotionalOffers: agrees }: AskedVisit) => (!agrees && !Email) || v.is(email, Email),
    "Email: not an e-mail address",
  ),
);
