import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { Translate } from "../translate.ts";

interface ModeWords {
  readonly name: MessageDescriptor;
  /** What its number of a place is called, and a place by its number. Null if it has none. */
  readonly place: { readonly term: MessageDescriptor; readonly named: (number: string) => MessageDescriptor } | null;
}

export const modeWords: Readonly<Record<OrderMode, ModeWords>> = {
  delivery: { name: msg`Delivery`, place: null },
  pickup: { name: msg`Pickup`, place: null },
  room: { name: msg`Deliver to room`, place: { term: msg`Room number`, named: (place) => msg`Room ${place}` } },
  table: { name: msg`Dine in`, place: { term: msg`Table number`, named: (place) => msg`Table ${place}` } },
};

/** The diner checks their room or table by its number. */
export function modeName(translate: Translate, mode: OrderMode, place: string | null): string {
  const words = modeWords[mode];
  return translate(place !== null && words.place ? words.place.named(place) : words.name);
}
