import type { OpeningProblem } from "../../domain/host/hostSettings.ts";
import { openingModes } from "../../domain/host/opening.ts";
import type { RawAttributes } from "./parseHost.ts";

/** R106: a word in the page's address that names no mode, such as "takeaway". An attribute wins over it. */
export function addressProblems(attributes: RawAttributes, query: URLSearchParams): readonly OpeningProblem[] {
  const mode = query.get("servery-mode")?.trim() ?? "";
  const isKnown = openingModes.some((known) => known === mode.toLowerCase());
  return mode === "" || isKnown || attributes["mode"]?.trim() ? [] : [{ kind: "unknown-mode", mode }];
}
