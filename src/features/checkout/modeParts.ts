import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import { delivery } from "../../parts/mode-delivery/delivery.ts";
import { pickup } from "../../parts/mode-pickup/pickup.ts";
import { room } from "../../parts/mode-room/room.ts";
import { table } from "../../parts/mode-table/table.ts";
import type { ModePart } from "../../parts/order-mode/modePart.ts";

/** All order modes. Each has its own folder and an entry here. */
export const modeParts: Readonly<Record<OrderMode, ModePart>> = { delivery, pickup, room, table };
