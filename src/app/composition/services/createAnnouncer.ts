import type { Announcement, Announcer } from "../../../services/ports/announcer.ts";
import { dispatchPublicEvent } from "../../../wire/host/publicEvent.ts";

/** Dispatches the element's public events. They bubble out of every shadow root around the element. */
export function createAnnouncer(host: HTMLElement): Announcer {
  return {
    announce(announcement: Announcement, isTold = false) {
      const { kind, ...detail } = announcement;
      // An order outlives the element that sent it: a page builder may have replaced the element by now.
      const target = () => (kind === "order-placed" && !host.isConnected ? document : host);
      dispatchPublicEvent(target, kind, detail, !isTold);
    },
  };
}
