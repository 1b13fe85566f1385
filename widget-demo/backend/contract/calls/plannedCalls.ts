import * as v from "valibot";
import { key, meaning, needed, record } from "../schema.ts";
import { done, status } from "./answers.ts";
import type { Call } from "./call.ts";
import { arrivalPut } from "./orders.ts";
import { giftCard, giftCardBalancePost, roomVerifyPost, serviceCallPost, slotsAnswer } from "./planned.ts";
import { slotsQuery } from "./queries.ts";

const success = {
  Success: needed(v.literal(true), "The call was carried out.", { example: true }),
  Status: key(status, "Empty texts.", { example: { Message: "" } }),
};

export const giftCardFound = meaning(
  record({ ...success, GiftCard: needed(giftCard, "The gift card.") }),
  "The gift card.",
);
export const slotsFound = meaning(record({ ...success, ...slotsAnswer }), "The day's times.");
export const roomVerified = meaning(
  record({ ...success, RoomToken: needed(v.string(), "What the order has as RoomToken.", { example: "rt-1f" }) }),
  "The room is the guest's.",
);

/** Calls that no shop makes yet. A backend that lacks one loses that feature alone. */
export const plannedCalls: readonly Call[] = [
  {
    method: "post",
    path: "/giftcards/balance",
    id: "giftCardBalance",
    tag: "payments",
    summary: "Asks what is left on a gift card",
    description: "10 questions a minute for an address and a store. A code has 12 random characters or more.",
    member: "never",
    body: giftCardBalancePost,
    answer: giftCardFound,
    codes: ["coupon-invalid", "busy"],
    planned: "R109",
  },
  {
    method: "get",
    path: "/slots/{storeId}",
    id: "slots",
    tag: "stores",
    summary: "Asks which times are free",
    description: "Where it fails, the shop works the times out itself.",
    member: "never",
    query: slotsQuery,
    answer: slotsFound,
    codes: ["not-allowed"],
    planned: "R110",
  },
  {
    method: "post",
    path: "/rooms/{storeId}/verify",
    id: "verifyRoom",
    tag: "stores",
    summary: "Verifies a room by its guest's last name",
    description:
      "The token is for this store and room, for 30 minutes and one UDID. After five wrong tries of a room from an address, refuse for ten minutes.",
    member: "never",
    body: roomVerifyPost,
    answer: roomVerified,
    codes: ["room-unknown", "busy"],
    planned: "R111",
  },
  {
    method: "put",
    path: "/trackingorders/{UDID}/arrival",
    id: "tellArrival",
    tag: "orders",
    summary: "Tells that the diner is here to pick up",
    description: "While OnlineOrderStatus is 2 or 4.",
    member: "maybe",
    body: arrivalPut,
    answer: done,
    codes: ["not-allowed", "busy"],
    planned: "R114",
  },
  {
    method: "post",
    path: "/companies/{id}/service-calls",
    id: "callStaff",
    tag: "stores",
    summary: "Calls staff to a table, or asks for the bill",
    description: "Once a minute for a table.",
    member: "never",
    body: serviceCallPost,
    answer: done,
    codes: ["busy", "not-allowed", "table-unknown"],
    planned: "R114",
  },
];
