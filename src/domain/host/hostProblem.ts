export type AttributeExpectation = "whole-number" | "language" | "path" | "heading-level";

/**
 * A mistake in the page's own HTML. It is shown in the element: whoever builds the page sees it long before a diner
 * comes.
 */
export type PageProblem =
  | {
      readonly kind: "wrong-attribute";
      readonly name: string;
      readonly value: string;
      readonly expected: AttributeExpectation;
    }
  | { readonly kind: "nothing-named" }
  | { readonly kind: "branded-needs-hq" };

/** A configuration can fail on any day, in front of a diner: its problems are told in the console alone. */
export type HostProblem = PageProblem | { readonly kind: "wrong-configuration"; readonly problems: readonly string[] };

export function isPageProblem(problem: HostProblem): problem is PageProblem {
  return problem.kind !== "wrong-configuration";
}
