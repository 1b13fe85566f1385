import type { OrderMode } from "../domain/fulfilment/orderMode.ts";

/** wire.md: a room's order is sent as a delivery, so no order that is read is a room's. */
export const orderTypes: Readonly<Record<OrderMode, number>> = { delivery: 10, pickup: 3, room: 10, table: 2 };
