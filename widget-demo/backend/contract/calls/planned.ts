import * as v from "valibot";
import { companyNumber, minutes, price, text, unit } from "../kinds.ts";
import { body, key, list, meaning, needed, record } from "../schema.ts";

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0), unit("seconds since 1970"));

export const giftCardBalancePost = meaning(
  body({
    Code: needed(text, "The gift card's code.", { example: "Q3VW-8PLM-7K2P" }),
    CompanyID: needed(companyNumber, "The store's number.", { example: 907 }),
  }),
  "Which gift card's balance is asked for.",
);

export const giftCard = meaning(
  record({
    Code: needed(text, "The gift card's code.", { example: "Q3VW-8PLM-7K2P" }),
    Balance: needed(price, "What is left on it.", { example: 25 }),
    ExpiredDate: key(text, "When it ends, as ISO text.", { example: "2027-11-27T00:00:00Z" }),
  }),
  "A gift card.",
);

export const slot = meaning(
  record({
    Time: needed(seconds, "When it begins.", { example: 1795305600 }),
    Left: key(v.pipe(v.number(), v.integer(), v.minValue(0)), "The orders that still fit. 0: full. Null: any number.", {
      example: 3,
    }),
  }),
  "A time to receive an order.",
);

export const slotsAnswer = {
  Slots: needed(list(slot), "The day's times."),
  ReadyInMinutes: key(minutes, "How long an order takes that is wanted as soon as possible.", { example: 35 }),
  PausedUntil: key(seconds, "Until when the store takes no orders.", { example: 1795302000 }),
};

export const roomVerifyPost = meaning(
  body({
    RoomNumber: needed(text, "The room.", { example: "204" }),
    LastName: needed(text, "The guest's last name.", { example: "Abbot" }),
  }),
  "A room, and who stays in it.",
);

export const serviceCallPost = meaning(
  body({
    Table: needed(text, "The table.", { example: "12" }),
    Kind: needed(v.picklist(["staff", "bill"]), "What is wanted.", { example: "bill" }),
  }),
  "A table's call.",
);
