import type { Instant } from "../time/instant.ts";

/** The diner's room or table and their coupon, as named by the page or its URL (R4). */
export interface Visit {
  readonly room: string | null;
  readonly table: string | null;
  readonly coupon: string | null;
}

/** The diner's room or table. */
export type VisitDestination = Pick<Visit, "room" | "table">;

export const noVisit: Visit = { room: null, table: null, coupon: null };

export const visitNames = ["room", "table", "coupon"] as const satisfies readonly (keyof Visit)[];

/** Values that this page names override those that an earlier page named. */
export function currentVisit(named: Visit, remembered: (name: keyof Visit) => string | null): Visit {
  return {
    room: named.room ?? remembered("room"),
    table: named.table ?? remembered("table"),
    coupon: named.coupon ?? remembered("coupon"),
  };
}

/** Removes a room or table that the diner has left, even if the page still names it. */
export function withoutLeft(visit: Visit, left: VisitDestination): Visit {
  const still = (name: keyof VisitDestination) => (visit[name] === left[name] ? null : visit[name]);
  return { ...visit, room: still("room"), table: still("table") };
}

/** R52: table 0 is a QR code without a number. */
export function tableNumber(table: string | null): string | null {
  return table === null || /^0+$/.test(table) ? null : table;
}

/** The diner's table, and when a page last named it. */
export interface TableSeen {
  readonly table: string;
  readonly at: Instant;
}

const freshForMs = 4 * 60 * 60_000;

/** R52: a diner who came this long ago may sit elsewhere now. */
export function isTableOld({ at }: TableSeen, now: Instant): boolean {
  return now - at > freshForMs;
}
