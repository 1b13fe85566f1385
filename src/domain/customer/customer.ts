import type { Profile } from "./profile.ts";

/** A card that the backend keeps. Of its number only the end is known here (R37). */
export interface StoredCard {
  readonly identifier: string;
  readonly type: "visa" | "mastercard";
  readonly lastDigits: string;
}

/** Somebody with an account, signed in. */
export interface Member extends Profile {
  readonly kind: "member";
  readonly uid: string;
  readonly email: string;
  /** False: their document could not be read. Only what the sign-in service says is known, so no points and no cards. */
  readonly isRead: boolean;
  /** What they can spend. */
  readonly points: number;
  readonly storedCards: readonly StoredCard[];
}

/** Who orders. */
export type Customer = { readonly kind: "guest" } | Member;
