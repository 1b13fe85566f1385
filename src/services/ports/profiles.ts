import type { Profile } from "../../domain/customer/profile.ts";
import type { NewCard } from "../../domain/payment/card.ts";

/** The backend's own words go with a refusal. */
export type ProfileAnswer =
  | { readonly kind: "saved" }
  | { readonly kind: "refused"; readonly message: string }
  /** The session has ended. */
  | { readonly kind: "signed-out" }
  | { readonly kind: "no-answer" };

/** What members change of their own. What came of it is heard from the session. Nothing here throws. */
export interface Profiles {
  /** Where the member's document could not be read. */
  readAgain(): Promise<void>;
  save(profile: Profile): Promise<ProfileAnswer>;
  addCard(card: NewCard): Promise<ProfileAnswer>;
  removeCard(identifier: string): Promise<ProfileAnswer>;
}
