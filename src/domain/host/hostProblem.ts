export type AttributeExpectation = "whole-number" | "language" | "path" | "heading-level";

/** A mistake in the host page's HTML. */
export type PageProblem =
  | {
      readonly kind: "wrong-attribute";
      readonly name: string;
      readonly value: string;
      readonly expected: AttributeExpectation;
    }
  | { readonly kind: "nothing-named" }
  | { readonly kind: "branded-needs-hq" };

export type HostProblem = PageProblem | { readonly kind: "wrong-configuration"; readonly problems: readonly string[] };
