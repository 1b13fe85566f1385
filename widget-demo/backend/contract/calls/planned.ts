import * as v from "valibot";
import { companyNumber, ids, price, text, unit } from "../kinds.ts";
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
    ExpiredDate: key(seconds, "When it ends. Null: never.", { example: 1890000000 }),
    Stores: key(ids, "The stores that take it. Null: all of the headquarters.", { example: [907] }),
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
    t: key(text, "The token in the address of the table's code, where VerifyTable is on.", { example: "tt-5c" }),
    Kind: needed(v.picklist(["staff", "bill"]), "What is wanted.", { example: "bill" }),
  }),
  "A table's call.",
);
