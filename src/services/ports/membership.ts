/** Account checks for a guest's order (R67). */
export interface Membership {
  /** Whether an e-mail address has an account. Never throws: a failure counts as "no". */
  isKnown(email: string): Promise<boolean>;
}
