import type { ServeryEventMap, ServeryItemsDetail } from "../../index.ts";

export type AnnouncedItems = Readonly<ServeryItemsDetail>;

/** The detail of a public event for the host page, with the event's name as `kind`. Amounts are in dollars. */
export type Announcement = {
  readonly [Name in keyof ServeryEventMap]: Readonly<ServeryEventMap[Name]["detail"]> & {
    readonly kind: Name extends `servery:${infer Kind}` ? Kind : never;
  };
}[keyof ServeryEventMap];

export interface Announcer {
  /** `isTold`: another element has told the page the same, so only who listens on this element hears of it. */
  announce(announcement: Announcement, isTold?: boolean): void;
}
