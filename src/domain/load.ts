/** What is known of something that is read from afar. */
export type Load<T> =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly value: T }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };
