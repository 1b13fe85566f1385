/** What the link of a mail carries (R65): a password is chosen with it, for an old account or a new one. */
export interface ResetLink {
  readonly email: string;
  readonly token: string;
  readonly isNewUser: boolean;
}
