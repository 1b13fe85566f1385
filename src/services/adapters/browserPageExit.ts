import { trustedAddress } from "../../wire/address.ts";
import { parsePaymentReturn, withoutPaymentReturn } from "../../wire/host/paymentReturn.ts";
import type { PageExit } from "../ports/pageExit.ts";

export const browserPageExit: PageExit = {
  leave(address) {
    const trusted = trustedAddress(address, location.href);
    if (trusted === null) return false;
    location.assign(trusted);
    return true;
  },
  takeReturn(isAddressOurs) {
    const found = parsePaymentReturn(location.search);
    // The state is the history's own (R80).
    if (found && isAddressOurs) history.replaceState(history.state, "", withoutPaymentReturn(location.href));
    return found;
  },
  listen(listener) {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  },
};
