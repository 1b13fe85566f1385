export type AttributeExpectation = "whole-number" | "language" | "path";

/** What the developer of the page around the element should mend. */
export type HostProblem =
  | {
      readonly kind: "wrong-attribute";
      readonly name: string;
      readonly value: string;
      readonly expected: AttributeExpectation;
    }
  | { readonly kind: "nothing-named" }
  | { readonly kind: "branded-needs-hq" }
  | { readonly kind: "wrong-configuration"; readonly problems: readonly string[] };
