import type { ServeryEventMap } from "../../../index.ts";
import type { Announcement, Announcer } from "../../../services/ports/announcer.ts";
import { dispatchPublicEvent } from "../../../wire/host/publicEvent.ts";

/** The public event types as announcements. */
type Promised = {
  readonly [K in keyof ServeryEventMap]: ServeryEventMap[K]["detail"] & {
    readonly kind: K extends `servery:${infer Kind}` ? Kind : never;
  };
}[keyof ServeryEventMap];

/** Dispatches the element's public events. They bubble out of every shadow root around the element. */
export function createAnnouncer(host: HTMLElement): Announcer {
  return {
    announce(announcement: Announcement) {
      const { kind, ...detail } = announcement satisfies Promised;
      // An order outlives the element that sent it: a page builder may have replaced the element by now.
      const target = () => (kind === "order-placed" && !host.isConnected ? document : host);
      dispatchPublicEvent(target, kind, detail);
    },
  };
}
