/** The loading state of a value. */
export type Load<T> =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly value: T }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };
