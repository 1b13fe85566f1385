/** The diner's room or table and their coupon, as named by the page or its URL (R4). */
export interface Visit {
  readonly room: string | null;
  readonly table: string | null;
  readonly coupon: string | null;
}

export const noVisit: Visit = { room: null, table: null, coupon: null };

export const visitNames = ["room", "table", "coupon"] as const satisfies readonly (keyof Visit)[];

/** What this page names wins over what an earlier page named. */
export function currentVisit(named: Visit, remembered: (name: keyof Visit) => string | null): Visit {
  return {
    room: named.room ?? remembered("room"),
    table: named.table ?? remembered("table"),
    coupon: named.coupon ?? remembered("coupon"),
  };
}

/** R52: table 0 is a QR code without a number. */
export function tableNumber(table: string | null): string | null {
  return table === null || /^0+$/.test(table) ? null : table;
}
