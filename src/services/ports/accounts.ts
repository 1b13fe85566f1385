import type { NewMember, Registration } from "../../domain/customer/registration.ts";
import type { SocialWay, WayIn } from "../../domain/customer/wayIn.ts";

/** Who is signed in by it is heard from the session. */
interface SignedIn {
  readonly kind: "signed-in";
}

/** The sign-in service or the backend can't be reached, or answers with nonsense. */
interface NoAnswer {
  readonly kind: "no-answer";
}

/** A wrong address and a wrong password are the same (R65). */
export type SignInAnswer = SignedIn | { readonly kind: "refused" } | { readonly kind: "too-many-tries" } | NoAnswer;

/** R66. */
export type SocialAnswer =
  | SignedIn
  | { readonly kind: "blocked" }
  | { readonly kind: "closed" }
  /** The address has an account that is signed in to in this way. */
  | { readonly kind: "other-way"; readonly way: WayIn }
  | NoAnswer;

export type RegisterAnswer =
  | SignedIn
  | { readonly kind: "known-email" }
  | { readonly kind: "refused"; readonly message: string }
  | NoAnswer;

/** The order is placed in any case (R67). */
export type JoinAnswer =
  /** The account is made and signed in; the rest may have failed. */
  | {
      readonly kind: "joined";
      /** The backend knows of the new member. */
      readonly isRegistered: boolean;
      /** The link to choose a password is on its way. */
      readonly isMailed: boolean;
    }
  /** Another member is signed in by now. */
  | { readonly kind: "somebody-else" }
  | Exclude<RegisterAnswer, SignedIn>;

export type ResetLinkAnswer =
  | { readonly kind: "valid"; readonly email: string }
  | { readonly kind: "invalid" }
  | NoAnswer;

export type ResetAnswer = { readonly kind: "reset" } | { readonly kind: "invalid" } | NoAnswer;

/**
 * What a person can do about being signed in (R61 to R66). It comes with the sign-in service's own code, when somebody
 * asks for it. Nothing here throws, and nothing keeps a password.
 */
export interface Accounts {
  signIn(email: string, password: string): Promise<SignInAnswer>;
  /** Opens a pop-up at once, so it has to be called inside the tap. */
  signInWith(way: SocialWay): Promise<SocialAnswer>;
  register(registration: Registration): Promise<RegisterAnswer>;
  /**
   * R67: an account with a password that nobody knows, for a guest who orders; a link to choose one is mailed. Asked
   * again, it goes on with the account that it has made.
   */
  join(guest: NewMember): Promise<JoinAnswer>;
  /** Asks for a mail with a link. The answer is the same whether the address is known or not. */
  sendResetLink(email: string): Promise<{ readonly kind: "sent" } | { readonly kind: "failed" }>;
  checkResetLink(token: string): Promise<ResetLinkAnswer>;
  resetPassword(token: string, password: string): Promise<ResetAnswer>;
  signOut(): Promise<void>;
}
