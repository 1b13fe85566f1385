/** Where the diner sits and the coupon that they came with, as a page or its address names them (R4). */
export interface Visit {
  readonly room: string | null;
  readonly table: string | null;
  readonly coupon: string | null;
}

export const noVisit: Visit = { room: null, table: null, coupon: null };

export const visitNames = ["room", "table", "coupon"] as const satisfies readonly (keyof Visit)[];

/** What this page names comes before what an earlier page named. */
export function currentVisit(named: Visit, remembered: (name: keyof Visit) => string | null): Visit {
  return {
    room: named.room ?? remembered("room"),
    table: named.table ?? remembered("table"),
    coupon: named.coupon ?? remembered("coupon"),
  };
}
