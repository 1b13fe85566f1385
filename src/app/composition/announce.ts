import type { ServeryEventMap } from "../../index.ts";
import type { Announcement, Announcer } from "../../services/ports/announcer.ts";

type Detail = {
  readonly [K in keyof ServeryEventMap]: readonly [K, ServeryEventMap[K]["detail"]];
}[keyof ServeryEventMap];

function eventOf(announcement: Announcement): Detail {
  switch (announcement.kind) {
    case "ready": {
      const { storeId, language } = announcement;
      return ["servery:ready", { storeId, language }];
    }
    case "navigate": {
      const { path, name } = announcement;
      return ["servery:navigate", { path, name }];
    }
    case "cart-change": {
      const { itemCount, total } = announcement;
      return ["servery:cart-change", { itemCount, total: total / 100, currency: "AUD" }];
    }
    case "order-placed": {
      const { storeId, orderId, total } = announcement;
      return ["servery:order-placed", { storeId, orderId, total: total / 100, currency: "AUD" }];
    }
    case "error": {
      const { category, message } = announcement;
      return ["servery:error", { category, message }];
    }
  }
}

/** The public events of the element: they bubble, out of every shadow root around it. */
export function createAnnouncer(host: HTMLElement): Announcer {
  return {
    announce(announcement) {
      const [name, detail] = eventOf(announcement);
      host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    },
  };
}
