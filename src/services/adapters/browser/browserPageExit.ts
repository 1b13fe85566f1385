import { parsePaymentReturn, withoutPaymentReturn } from "../../../wire/host/paymentReturn.ts";
import { trustedUrl } from "../../../wire/trustedUrl.ts";
import type { PageExit } from "../../ports/pageExit.ts";

/**
 * With a URL of this page the order would keep waiting for a payment that never starts. A URL with a user name or
 * password may mislead the diner.
 */
function leadsAway({ href, hash, username, password }: URL): boolean {
  const here = location.href.slice(0, location.href.length - location.hash.length);
  return username === "" && password === "" && href.slice(0, href.length - hash.length) !== here;
}

export const browserPageExit: PageExit = {
  leave(url) {
    // Its own base, so that only a whole URL is one.
    const trusted = trustedUrl(url, url);
    if (trusted === null || !leadsAway(new URL(trusted))) return false;
    location.assign(trusted);
    return true;
  },
  takeReturn() {
    const found = parsePaymentReturn(location.search);
    // Keeps the history state, which belongs to the page or to the history adapter (R80).
    if (found) history.replaceState(history.state, "", withoutPaymentReturn(location.href));
    return found;
  },
  listen(listener) {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  },
};
