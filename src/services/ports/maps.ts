import type { Address } from "../../domain/customer/address.ts";
import type { FoundStreet } from "../../domain/customer/streetLine.ts";
import type { Position, Route } from "../../domain/fulfilment/delivery.ts";
import type { Reading } from "./documents.ts";

/** An address that begins like what is typed, in two lines. */
export interface Suggestion {
  readonly id: string;
  readonly street: string;
  readonly place: string;
}

/** What a suggestion stands for; what maps don't know of it is empty. */
export interface FoundAddress extends Omit<Address, "street"> {
  readonly street: FoundStreet;
  readonly position: Position | null;
}

/**
 * R49. Where maps can't be had (blocked, slow, over quota, without a key), every answer is a failure, and addresses are
 * typed by hand. Nothing is loaded before the first question, and nothing throws.
 */
export interface Maps {
  /** The nearest to the store first. */
  suggest(typed: string, store: Position | null): Promise<Reading<readonly Suggestion[]>>;
  /** Ends the session that the suggestions belong to: it is one for each address. */
  take(id: Suggestion["id"]): Promise<Reading<FoundAddress>>;
  locate(address: Address): Promise<Reading<Position>>;
  route(from: Position, to: Position): Promise<Reading<Route>>;
}
