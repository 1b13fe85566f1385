import type { KeptCard } from "./cards.ts";
import { checkReturn } from "./checkReturn.ts";
import { centsOf } from "./money.ts";
import type { OnlinePayments } from "./onlinePayments.ts";
import type { OrderBody } from "./orderBody.ts";
import type { OrderingParts } from "./parts.ts";
import { Refusal } from "./refusal.ts";
import { words } from "./words.ts";

/** The code `action-needed`, with what the bank asks (R105 bank). */
export class BankAsks extends Refusal {
  override readonly name = "BankAsks";
  readonly action: Readonly<Record<string, string>>;

  constructor(url: string) {
    super(words.bankAsks, "The bank asks the card's holder on the page of Action.");
    this.action = { kind: "redirect", url };
  }
}

interface Asked {
  readonly posted: OrderBody;
  readonly card: KeptCard | null;
  /** This server's own URL, as the caller knows it. */
  readonly origin: string;
}

/** Keeps the payment under the order's UDID. When its bank has agreed, the same order is posted again without a card. */
export function askBank(
  { posted, card, origin }: Asked,
  payments: OnlinePayments,
  clock: OrderingParts["clock"],
): BankAsks {
  const { order } = posted.TrackingOrder;
  const returnUrl = posted.ReturnUrl;
  if (!returnUrl) throw new Refusal(words.declined, "ReturnUrl is missing: the bank's page would lead nowhere.");
  checkReturn(returnUrl, origin);
  payments.save({
    udid: order.UDID,
    kind: "card",
    state: "open",
    cents: centsOf(order.TotalExcludingTax + order.TotalTax),
    storeId: order.StoreID,
    customerId: order.OnlineOrderUserIdentifier,
    returnUrl,
    isAdult: Boolean(order.DateOfBirth),
    card,
    openedAtMs: clock.machineNow().getTime(),
  });
  return new BankAsks(`${origin}/pay/${order.UDID}`);
}
