import type { OrderMode } from "../domain/fulfilment/orderMode.ts";

/** wire.md: a room's order is a delivery with a room. */
export const orderTypes: Readonly<Record<OrderMode, number>> = { delivery: 10, pickup: 3, room: 10, table: 2 };
