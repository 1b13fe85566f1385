import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import { delivery } from "../../parts/mode-delivery/delivery.ts";
import { pickup } from "../../parts/mode-pickup/pickup.ts";
import { room } from "../../parts/mode-room/room.ts";
import { table } from "../../parts/mode-table/table.ts";
import type { ModePart } from "../../parts/order-mode/modePart.ts";

/** Each mode is a folder, and a line here. */
export const modeParts: Readonly<Record<OrderMode, ModePart>> = { delivery, pickup, room, table };
