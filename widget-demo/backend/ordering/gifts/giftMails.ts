import type { Mail } from "../../outbox.ts";
import { oneLine, readable } from "../mailText.ts";
import type { OrderItem, TrackingOrder } from "../orderBody.ts";

interface GiftShop {
  readonly name: string;
  /** The shop's page, with its menu. */
  readonly url: string;
  readonly sentAt: string;
}

/** R72: one mail per line, to its recipient. Text that the buyer typed stays plain text. */
export function giftMails({ OrderItems }: TrackingOrder, shop: GiftShop): readonly Mail[] {
  return OrderItems.map((item) => ({
    kind: "gift-card",
    to: (item.ToEmail ?? "").trim(),
    // Contains nothing that the buyer typed, because that doesn't belong in a mail header.
    subject: `${item.Quantity === 1 ? "A gift card" : `${item.Quantity} gift cards`} from ${shop.name}`,
    text: textOf(item, shop),
    links: [shop.url],
    sentAt: shop.sentAt,
  }));
}

/** Describes the buyer's gift cards, line by line. */
export function giftList({ OrderItems }: TrackingOrder): string {
  return OrderItems.map((item) => `${giftOf(item)} for ${oneLine(item.ToEmail)}`).join(", ");
}

function textOf(item: OrderItem, shop: GiftShop): string {
  const [to, from, message] = [oneLine(item.ToName), oneLine(item.FromName), readable(item.Message).trim()];
  return [
    to ? `Dear ${to},` : "Hello,",
    `${from || "Somebody"} has sent you ${giftOf(item)} from ${shop.name}.`,
    ...(message ? [message] : []),
    `Show this email at ${shop.name} to use ${item.Quantity === 1 ? "it" : "them"}. Gift cards can't pay for online orders yet. The menu: ${shop.url}`,
  ].join("\n\n");
}

function giftOf({ Name, Quantity }: OrderItem): string {
  return `${Quantity} × ${oneLine(Name)}`;
}
