import type { ServeryEventMap } from "../../index.ts";
import type { Announcement, Announcer } from "../../services/ports/announcer.ts";

/** The public event types as announcements. */
type Promised = {
  readonly [K in keyof ServeryEventMap]: ServeryEventMap[K]["detail"] & {
    readonly kind: K extends `servery:${infer Kind}` ? Kind : never;
  };
}[keyof ServeryEventMap];

/** The public events of the element: they bubble, out of every shadow root around it. */
export function createAnnouncer(host: HTMLElement): Announcer {
  return {
    announce(announcement: Announcement) {
      const { kind, ...detail } = announcement satisfies Promised;
      // An order outlives the element that sent it, and a page builder may have replaced the element.
      const teller = kind === "order-placed" && !host.isConnected ? document : host;
      teller.dispatchEvent(new CustomEvent(`servery:${kind}`, { detail, bubbles: true, composed: true }));
    },
  };
}
