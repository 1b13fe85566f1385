import { withoutParameters } from "./withoutParameters.ts";

/** R4: the parameters that a payment page adds to the return URL. */
const parameters = ["result", "merchant_trade_no", "trade_status"];

/** R57 result: in any case of letters. Every other result is asked about. */
const ended = ["CANCEL", "FAIL"];

interface ReturnParameters {
  readonly udid: string;
  /** It says anything but that the payment was cancelled or failed. Only the ordering API knows (R36). */
  readonly mayBePaid: boolean;
  readonly status: string;
}

/** Null if the diner doesn't come from a payment page. */
export function parsePaymentReturn(query: string): ReturnParameters | null {
  const given = new URLSearchParams(query);
  const udid = given.get("merchant_trade_no");
  if (!udid) return null;
  const result = given.get("result")?.trim().toUpperCase() ?? "";
  return { udid, mayBePaid: !ended.includes(result), status: given.get("trade_status") ?? "" };
}

/** The same URL without the payment parameters. The others stay exactly as they are. */
export function withoutPaymentReturn(href: string): string {
  return withoutParameters(href, parameters);
}

/**
 * The URL that a payment page returns to (R57 result). The payment provider reads it, so it contains only what opens
 * this page again: the path, and the query, which may name the host's page or our store and table (R4). A fragment
 * isn't needed for that and may contain a secret, as it is never sent to a server. It is kept only if it is a path, as
 * in a host page's router.
 */
export function paymentReturnUrl(href: string): string {
  const url = new URL(withoutPaymentReturn(href));
  if (!/^#!?\//.test(url.hash)) url.hash = "";
  return url.href;
}
