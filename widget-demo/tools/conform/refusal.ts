import type { statusCodes } from "../../backend/contract/calls/codes.ts";
import { type Check, check } from "./check.ts";
import { leavesNothing } from "./documentOf.ts";
import type { Order } from "./order.ts";
import { refused } from "./replies.ts";
import type { Subject } from "./subject.ts";

export type Make = (subject: Subject) => Promise<Order>;

/** An order that must be refused, with a code if the contract has one for it, and without a trace. */
export function refusal(sentence: string, code: keyof typeof statusCodes | undefined, make: Make): Check {
  return check(sentence, async (subject) => {
    const order = await make(subject);
    refused(await subject.post(order), code);
    await leavesNothing(subject, order);
  });
}

/** The order with another first line. */
export function withItem<T extends Pick<Order, "OrderItems">>(order: T, change: object): T {
  const [item, ...others] = order.OrderItems;
  return { ...order, OrderItems: [{ ...item, ...change } as Order["OrderItems"][0], ...others] };
}
