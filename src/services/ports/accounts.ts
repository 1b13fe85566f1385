import type { NewMember, Registration, SignInMethod, SocialProvider } from "../../domain/customer/account.ts";
import type { Profile } from "../../domain/customer/profile.ts";
import type { NewCard, TokenCard } from "../../domain/payment/card.ts";

/** The session reports who is signed in (`Session.listen`). */
interface SignedIn {
  readonly kind: "signed-in";
}

/** The sign-in service or the backend is unreachable, or its answer is invalid. */
interface NoAnswer {
  readonly kind: "no-answer";
}

/** A wrong address and a wrong password get the same answer (R65). */
export type SignInResult = SignedIn | { readonly kind: "refused" } | { readonly kind: "too-many-tries" } | NoAnswer;

/** How signing in with a social account ended (R66). */
export type SocialResult =
  | SignedIn
  | { readonly kind: "blocked" }
  | { readonly kind: "closed" }
  /** The address already has an account that uses this other sign-in method. */
  | { readonly kind: "other-way"; readonly way: SignInMethod }
  | NoAnswer;

export type RegisterResult =
  | SignedIn
  | { readonly kind: "known-email" }
  | { readonly kind: "refused"; readonly message: string }
  | NoAnswer;

/** The result of creating an account with an order. The order is placed whatever the result (R67). */
export type JoinResult =
  /** The account is created and signed in; a later step may have failed. */
  | {
      readonly kind: "joined";
      /** Whether the backend has registered the new member. */
      readonly isRegistered: boolean;
      /** Whether the link to choose a password was e-mailed. */
      readonly isMailed: boolean;
    }
  /** A different member has signed in meanwhile. */
  | { readonly kind: "somebody-else" }
  | Exclude<RegisterResult, SignedIn>;

export type ResetLinkResult =
  | { readonly kind: "valid"; readonly email: string }
  | { readonly kind: "invalid" }
  | NoAnswer;

export type ResetResult = { readonly kind: "reset" } | { readonly kind: "invalid" } | NoAnswer;

/**
 * Signing in and out, registering and resetting a password (R61 to R66). Its code is loaded with the sign-in service's
 * own code when a diner needs it. No method throws, and no password is stored.
 */
export interface Accounts {
  signIn(email: string, password: string): Promise<SignInResult>;
  /** Opens a pop-up immediately, so it must be called inside the tap handler. */
  signInWith(way: SocialProvider): Promise<SocialResult>;
  register(registration: Registration): Promise<RegisterResult>;
  /**
   * R67: creates an account with a random password for a guest who orders, and e-mails a link to choose a password. A
   * second call continues with the account that the first one created.
   */
  join(guest: NewMember): Promise<JoinResult>;
  /** Requests an e-mail with a reset link. The answer is the same whether or not the address is known. */
  sendResetLink(email: string): Promise<{ readonly kind: "sent" } | { readonly kind: "failed" }>;
  checkResetLink(token: string): Promise<ResetLinkResult>;
  resetPassword(token: string, password: string): Promise<ResetResult>;
  signOut(): Promise<void>;
}

/** Account checks for a guest's order (R67). */
export interface Membership {
  /** Whether an e-mail address has an account. Never throws: a failure counts as "no". */
  isKnown(email: string): Promise<boolean>;
}

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
  addCard(card: NewCard | TokenCard): Promise<ProfileResult>;
  removeCard(identifier: string): Promise<ProfileResult>;
}
