/** Sign-in with another service, in a pop-up (R66). */
export type SocialWay = "google" | "facebook";

/** The ways to log in to an account. */
export type WayIn = "password" | SocialWay;
