import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { plainAddressLine } from "../../domain/store/addressLine.ts";
import type { Store } from "../../domain/store/store.ts";
import { storeTitle } from "../../domain/store/storeTitle.ts";
import type { StoreTime } from "../../parts/dates/useStoreTime.ts";

interface CalendarEntry {
  readonly order: Pick<LiveOrder, "number" | "orderedAt" | "storeName">;
  readonly store: Pick<Store, "id" | "title" | "name" | "phone" | "location">;
  readonly at: StoreTime;
  /** In the diner's language. */
  readonly title: string;
  /** Whether the diner goes to the store. */
  readonly isThere: boolean;
  readonly now: StoreTime;
}

/** A local time as in RFC 5545, to the minute: 20261105T184100. */
function stamp(at: StoreTime): string {
  return at.toFormat("yyyyMMdd'T'HHmm'00'");
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n|\r/g, "\\n");
}

const lineBytes = 75;

/**
 * RFC 5545, 3.1: a line has at most 75 bytes and continues on the next line after a space. Never splits a character.
 */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const more = encoder.encode(character).length;
    if (bytes + more > lineBytes) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += more;
  }
  return folded;
}

/**
 * The order as a calendar entry in the store's time zone. Contains no key of the order: calendars are shared, and
 * everyone with an order's URL can read it.
 */
export function orderCalendar({ order, store, at, title, isThere, now }: CalendarEntry): string {
  const zone = at.zoneName;
  const offset = at.toFormat("ZZZ");
  const name = order.storeName || storeTitle(store);
  const place = isThere ? [name, plainAddressLine(store.location)].filter(Boolean).join(", ") : "";
  const about = [order.number && `#${order.number}`, name, store.phone].filter(Boolean).join(" · ");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Servery//Order//EN",
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    "END:STANDARD",
    "END:VTIMEZONE",
    "BEGIN:VEVENT",
    `UID:servery-${store.id}-${order.orderedAt ?? at.toMillis()}`,
    `DTSTAMP:${stamp(now.toUTC())}Z`,
    `DTSTART;TZID=${zone}:${stamp(at)}`,
    "DURATION:PT15M",
    `SUMMARY:${escapeText(title)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `DESCRIPTION:${escapeText(about)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}
