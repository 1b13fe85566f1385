import type { TypedAddress } from "./address.ts";

/** A member's delivery address. */
export interface ProfileAddress extends TypedAddress {
  readonly phone: string;
  /** Null if the address hasn't been located yet. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

/** The data that members can edit themselves (R62). */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** Null if they haven't given one. */
  readonly address: ProfileAddress | null;
}
