/**
 * The data in the link of a password mail (R65). The link is used to choose a password, for an existing account or a
 * new one.
 */
export interface ResetLink {
  readonly email: string;
  readonly token: string;
  readonly isNewUser: boolean;
}
