import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import { tableNumber, type Visit } from "../../domain/visit/visit.ts";

interface ModeNames {
  readonly name: ReactNode;
  /** What its number of a place is called. Null if it has none. */
  readonly placeTerm: ReactNode;
  /** The room or table of the visit, so that the diner can check it. Null if it isn't known. */
  readonly visited: (visit: Visit) => ReactNode;
}

const nowhere = { placeTerm: null, visited: () => null };

/** Separate from the parts of the modes, so that the menu and an order's page load no forms. */
const names: Readonly<Record<OrderMode, ModeNames>> = {
  delivery: { ...nowhere, name: <Trans>Delivery</Trans> },
  pickup: { ...nowhere, name: <Trans>Pickup</Trans> },
  room: {
    name: <Trans>Deliver to room</Trans>,
    placeTerm: <Trans>Room number</Trans>,
    visited: ({ room }) => (room === null ? null : <Trans>Room {room}</Trans>),
  },
  table: {
    name: <Trans>Dine in</Trans>,
    placeTerm: <Trans>Table number</Trans>,
    visited({ table }) {
      const number = tableNumber(table);
      return number === null ? null : <Trans>Table {number}</Trans>;
    },
  },
};

interface ModeNameProps {
  readonly mode: OrderMode;
}

export function ModeName({ mode }: ModeNameProps) {
  return names[mode].name;
}

export function PlaceTerm({ mode }: ModeNameProps) {
  return names[mode].placeTerm;
}

/** The room or table of the visit in the words of its mode; null for any other mode. */
export function visitWords(mode: OrderMode, visit: Visit): ReactNode {
  return names[mode].visited(visit);
}
