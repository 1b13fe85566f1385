/** Another service that says who somebody is, by a pop-up (R66). */
export type SocialWay = "google" | "facebook";

/** How an account is signed in to. */
export type WayIn = "password" | SocialWay;
