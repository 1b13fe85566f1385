/** R4: the parameters with which a payment's page leads back. */
const parameters = ["result", "merchant_trade_no", "trade_status"];

interface ReturnParameters {
  readonly udid: string;
  readonly isPaid: boolean;
  readonly status: string;
}

/** Null where the diner doesn't come from a payment's page. */
export function parsePaymentReturn(query: string): ReturnParameters | null {
  const given = new URLSearchParams(query);
  const udid = given.get("merchant_trade_no");
  if (!udid) return null;
  return { udid, isPaid: given.get("result") === "SUCCESS", status: given.get("trade_status") ?? "" };
}

/** The same URL without them. */
export function withoutPaymentReturn(href: string): string {
  const url = new URL(href);
  for (const name of parameters) url.searchParams.delete(name);
  return url.href;
}
