import { addressLine } from "../store/addressLine.ts";
import type { Store } from "../store/store.ts";
import { storeTitle } from "../store/storeTitle.ts";
import type { Instant } from "../time/instant.ts";
import { wallTime } from "../time/zone.ts";
import type { LiveOrder } from "./liveOrder.ts";

interface CalendarEntry {
  readonly order: Pick<LiveOrder, "number" | "orderedAt" | "storeName">;
  readonly store: Pick<Store, "id" | "title" | "name" | "phone" | "zone" | "location">;
  readonly at: Instant;
  /** In the diner's language. */
  readonly title: string;
  /** Whether the diner goes to the store. */
  readonly isThere: boolean;
  readonly now: Instant;
}

const minuteMs = 60_000;

function padded(value: number, digits = 2): string {
  return String(value).padStart(digits, "0");
}

/** What the wall shows at that moment, as RFC 5545 writes it. */
function wallStamp(at: Instant, zone: string): string {
  const { year, month, day, minute } = wallTime(at, zone);
  return `${padded(year, 4)}${padded(month)}${padded(day)}T${padded(Math.floor(minute / 60))}${padded(minute % 60)}00`;
}

/** "+1100": how far the zone is from UTC at that moment. */
function offsetOf(at: Instant, zone: string): string {
  const { year, month, day, minute } = wallTime(at, zone);
  const wallMs = Date.UTC(year, month - 1, day, 0, minute);
  const minutes = Math.round((wallMs - at) / minuteMs);
  const whole = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${padded(Math.floor(whole / 60))}${padded(whole % 60)}`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n|\r/g, "\\n");
}

const lineBytes = 75;

/** RFC 5545, 3.1: a line has at most 75 bytes, and goes on in the next one after a space. No character is cut in two. */
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
 * The order as an entry for a calendar, in the store's zone. It names no key of the order: calendars are shared, and
 * who has an order's address can read it.
 */
export function orderCalendar({ order, store, at, title, isThere, now }: CalendarEntry): string {
  const { zone } = store;
  const offset = offsetOf(at, zone);
  const name = order.storeName || storeTitle(store);
  const place = isThere ? [name, addressLine(store.location)].filter(Boolean).join(", ") : "";
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
    `UID:servery-${store.id}-${order.orderedAt ?? at}`,
    `DTSTAMP:${wallStamp(now, "UTC")}Z`,
    `DTSTART;TZID=${zone}:${wallStamp(at, zone)}`,
    "DURATION:PT15M",
    `SUMMARY:${escapeText(title)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `DESCRIPTION:${escapeText(about)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}
