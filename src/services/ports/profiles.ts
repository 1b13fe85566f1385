import type { Profile } from "../../domain/customer/profile.ts";
import type { NewCard } from "../../domain/payment/card.ts";

/** A refusal carries the backend's message. */
export type ProfileAnswer =
  | { readonly kind: "saved" }
  | { readonly kind: "refused"; readonly message: string }
  /** The session has ended. */
  | { readonly kind: "signed-out" }
  | { readonly kind: "no-answer" };

/** Changes to a member's own data. The session reports the result. No method throws. */
export interface Profiles {
  /** Reads the member's document again after it could not be read. */
  readAgain(): Promise<void>;
  save(profile: Profile): Promise<ProfileAnswer>;
  addCard(card: NewCard): Promise<ProfileAnswer>;
  removeCard(identifier: string): Promise<ProfileAnswer>;
}
