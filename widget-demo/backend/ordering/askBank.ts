import { randomUUID } from "node:crypto";
import { checkReturn } from "./checkReturn.ts";
import { centsOf } from "./money.ts";
import type { OnlinePayment, OnlinePayments } from "./onlinePayments.ts";
import type { OrderBody } from "./orderBody.ts";
import type { OrderingParts } from "./parts.ts";
import { Refusal } from "./refusal.ts";
import type { Payment } from "./takePayment.ts";
import { words } from "./words.ts";

/** The code `action-needed`, with how the bank asks (R105 bank). */
export class BankAsks extends Refusal {
  override readonly name = "BankAsks";
  readonly action: Readonly<Record<string, string>>;

  constructor({ udid, actionId }: OnlinePayment, origin: string) {
    super(
      words.bankAsks,
      `The bank asks the card's holder ${actionId ? "in the provider's dialog" : "on the page"} of Action.`,
    );
    this.action = actionId ? { kind: "dialog", id: actionId } : { kind: "redirect", url: `${origin}/pay/${udid}` };
  }
}

interface Asked {
  readonly posted: OrderBody;
  readonly payment: Payment;
  /** What is kept of the question if it has been asked already. */
  readonly begun: OnlinePayment | null;
  /** This server's own URL, as the caller knows it. */
  readonly origin: string;
}

/** Keeps the payment under the order's UDID. When its bank has agreed, the same order is posted again without a card. */
export function askBank(
  { posted, payment: { card, asks, spent }, begun, origin }: Asked,
  payments: OnlinePayments,
  clock: OrderingParts["clock"],
): BankAsks {
  if (asks === "again" && begun) return new BankAsks(begun, origin);
  const { order } = posted.TrackingOrder;
  const returnUrl = asks === "dialog" ? "" : (posted.ReturnUrl ?? "");
  if (asks !== "dialog") {
    if (!returnUrl) throw new Refusal(words.declined, "ReturnUrl is missing: the bank's page would lead nowhere.");
    checkReturn(returnUrl, origin);
  }
  const payment: OnlinePayment = {
    udid: order.UDID,
    kind: "card",
    state: "open",
    cents: centsOf(order.TotalExcludingTax + order.TotalTax),
    storeId: order.StoreID,
    customerId: order.OnlineOrderUserIdentifier,
    returnUrl,
    isAdult: Boolean(order.DateOfBirth),
    card,
    actionId: asks === "dialog" ? randomUUID() : "",
    openedAtMs: clock.machineNow().getTime(),
  };
  payments.save(payment, spent);
  return new BankAsks(payment, origin);
}
