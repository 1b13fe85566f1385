import type { ComponentType } from "react";
import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import { DeliveryName } from "../mode-delivery/DeliveryWords.tsx";
import { PickupName } from "../mode-pickup/PickupWords.tsx";
import { RoomName } from "../mode-room/RoomWords.tsx";
import { TableName } from "../mode-table/TableWords.tsx";

const names: Readonly<Record<OrderMode, ComponentType>> = {
  delivery: DeliveryName,
  pickup: PickupName,
  room: RoomName,
  table: TableName,
};

/** Separate from the parts of the modes, so that an order's page loads no forms. */
export function ModeName({ mode }: { readonly mode: OrderMode }) {
  const Name = names[mode];
  return <Name />;
}
