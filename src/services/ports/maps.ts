import type { Address, FoundStreet } from "../../domain/customer/address.ts";
import type { DrivingRoute, Position } from "../../domain/fulfilment/delivery.ts";
import type { Reading } from "./documents.ts";

/** An address that matches the typed text, in two lines. */
export interface Suggestion {
  readonly id: string;
  readonly street: string;
  readonly place: string;
}

/** The address behind a suggestion. Fields that the map service doesn't know are empty. */
export interface FoundAddress extends Omit<Address, "street"> {
  readonly street: FoundStreet;
  readonly position: Position | null;
}

/**
 * R49. If maps are unavailable (blocked, slow, over quota, without a key), every answer is a failure, and addresses are
 * typed by hand. The code loads with the first question, and no method throws.
 */
export interface Maps {
  /** Suggestions near the store come first. */
  suggest(typed: string, store: Position | null): Promise<Reading<readonly Suggestion[]>>;
  /** Returns the chosen address and ends its autocomplete session. Each address has its own session. */
  take(id: Suggestion["id"]): Promise<Reading<FoundAddress>>;
  locate(address: Address): Promise<Reading<Position>>;
  route(from: Position, to: Position): Promise<Reading<DrivingRoute>>;
}
