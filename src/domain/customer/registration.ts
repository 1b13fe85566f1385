/** Whom an account is made for. */
export interface NewMember {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** A new account, checked (R65). */
export interface Registration extends NewMember {
  readonly password: string;
}
