import { type AttributeExpectation, type HostProblem, languages } from "../../domain/host/hostSettings.ts";
import { openingModes } from "../../domain/host/opening.ts";

const expectations: Readonly<Record<AttributeExpectation, string>> = {
  "whole-number": "a whole number above 0",
  language: `one of ${languages.join(", ")}`,
  path: 'a path that begins with one "/"',
  "heading-level": "a number from 1 to 6",
  "order-mode": `one of ${openingModes.join(", ")}`,
};

/** One clear line for the console. */
export function hostProblemLine(problem: HostProblem): string {
  switch (problem.kind) {
    case "nothing-named":
      return "<servery-storefront> needs store-id, store-name or hq-id.";
    case "branded-needs-hq":
      return "<servery-storefront> needs hq-id, since its deployment is branded.";
    case "wrong-configuration":
      return `<servery-storefront> has a wrong configuration: ${problem.problems.join("; ")}.`;
    case "wrong-attribute":
      return `<servery-storefront ${problem.name}=${JSON.stringify(problem.value)}>: expected ${expectations[problem.expected]}.`;
    case "unknown-mode":
      return `the page's address has servery-mode=${JSON.stringify(problem.mode)}: expected ${expectations["order-mode"]}.`;
    case "mode-not-offered":
      return `the page asks for the mode ${JSON.stringify(problem.mode)}, which store ${problem.storeId} doesn't offer.`;
    case "no-such-item":
      return `the page asks for the item ${JSON.stringify(problem.item)}, which isn't on store ${problem.storeId}'s menu now.`;
  }
}
