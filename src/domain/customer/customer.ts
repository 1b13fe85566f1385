/** Somebody with an account, signed in. */
export interface Member {
  readonly kind: "member";
  readonly uid: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What they can spend. */
  readonly points: number;
}

/** Who orders. */
export type Customer = { readonly kind: "guest" } | Member;
