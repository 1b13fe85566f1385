import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import { delivery } from "./delivery.tsx";
import type { ModePart } from "./modePart.ts";
import { pickup } from "./pickup.tsx";
import { room } from "./room.tsx";
import { table } from "./table.tsx";

/** All order modes in the checkout. Their names are in `views/store/modeWords.ts`. */
export const modeParts: Readonly<Record<OrderMode, ModePart>> = { delivery, pickup, room, table };
