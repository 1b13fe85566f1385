import { parsePaymentReturn, withoutPaymentReturn } from "../../wire/host/paymentReturn.ts";
import { trustedUrl } from "../../wire/trustedUrl.ts";
import type { PageExit } from "../ports/pageExit.ts";

/** A URL of this page would leave the order waiting for nothing, and one with a password only misleads. */
function leadsAway({ href, hash, username, password }: URL): boolean {
  const here = location.href.slice(0, location.href.length - location.hash.length);
  return username === "" && password === "" && href.slice(0, href.length - hash.length) !== here;
}

export const browserPageExit: PageExit = {
  leave(url) {
    const trusted = URL.canParse(url) ? trustedUrl(url, url) : null;
    if (trusted === null || !leadsAway(new URL(trusted))) return false;
    location.assign(trusted);
    return true;
  },
  takeReturn(isUrlOurs) {
    const found = parsePaymentReturn(location.search);
    // The state belongs to the history adapter (R80).
    if (found && isUrlOurs) history.replaceState(history.state, "", withoutPaymentReturn(location.href));
    return found;
  },
  listen(listener) {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  },
};
