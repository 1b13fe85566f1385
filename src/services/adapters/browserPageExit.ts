import { parsePaymentReturn, withoutPaymentReturn } from "../../wire/host/paymentReturn.ts";
import { trustedUrl } from "../../wire/trustedUrl.ts";
import type { PageExit } from "../ports/pageExit.ts";

export const browserPageExit: PageExit = {
  leave(url) {
    const trusted = trustedUrl(url, location.href);
    if (trusted === null) return false;
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
