/** R4: the parameters by which a payment's page leads back. */
const parameters = ["result", "merchant_trade_no", "trade_status"];

interface ReturnParameters {
  readonly udid: string;
  readonly isPaid: boolean;
  readonly status: string;
}

/** Null where no payment's page has led here. */
export function parsePaymentReturn(query: string): ReturnParameters | null {
  const given = new URLSearchParams(query);
  const udid = given.get("merchant_trade_no");
  if (!udid) return null;
  return { udid, isPaid: given.get("result") === "SUCCESS", status: given.get("trade_status") ?? "" };
}

/** The same address without them. */
export function withoutPaymentReturn(href: string): string {
  const url = new URL(href);
  for (const name of parameters) url.searchParams.delete(name);
  return url.href;
}
