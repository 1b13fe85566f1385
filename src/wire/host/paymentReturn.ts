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

/**
 * Where a payment's page leads back to (R57). The provider reads it, so it holds only what opens this page again: the
 * path, and the query, which can name the host's page or our store and table (R4). A fragment opens nothing here and can
 * hold a secret, as nothing sends it to a server; only one that is itself a path, as a host's router writes it, is kept.
 */
export function paymentReturnUrl(href: string): string {
  const url = new URL(withoutPaymentReturn(href));
  if (!/^#!?\//.test(url.hash)) url.hash = "";
  return url.href;
}
