import type { OrderMode } from "../domain/fulfilment/orderMode.ts";

/** S35: an order for a room is a delivery with a room. */
export const orderTypes: Readonly<Record<OrderMode, number>> = { delivery: 10, pickup: 3, room: 10, table: 2 };
