/** The person that an account is created for. */
export interface NewMember {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The checked data of a new account (R65). */
export interface Registration extends NewMember {
  readonly password: string;
}
