import type { Profile } from "../../domain/customer/profile.ts";
import type { NewCard } from "../../domain/payment/card.ts";

/** A refusal carries the backend's message. */
export type ProfileResult =
  | { readonly kind: "saved" }
  | { readonly kind: "refused"; readonly message: string }
  /** The session has ended. */
  | { readonly kind: "signed-out" }
  | { readonly kind: "no-answer" };

/** Changes to a member's own data. The session reports the result. No method throws. */
export interface Profiles {
  /** Reads the member's document again after it could not be read. */
  readAgain(): Promise<void>;
  save(profile: Profile): Promise<ProfileResult>;
  addCard(card: NewCard): Promise<ProfileResult>;
  removeCard(identifier: string): Promise<ProfileResult>;
}
