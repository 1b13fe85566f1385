import type { TypedAddress } from "./address.ts";

/** Where a member has deliveries sent. */
export interface ProfileAddress extends TypedAddress {
  readonly phone: string;
  /** Null where nobody has looked for it. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

/** What members may write of themselves (R62). */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** Null where they gave none. */
  readonly address: ProfileAddress | null;
}
