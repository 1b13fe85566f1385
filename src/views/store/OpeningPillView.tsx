import type { ReactNode } from "react";
import { Pill } from "../../ui/Pill.tsx";
import { type OpeningInput, openingWords } from "./openingWords.ts";

export function OpeningPillView(told: OpeningInput): ReactNode {
  const isOpen = told.state.kind === "open";
  return (
    <Pill tone={isOpen ? "good" : "neutral"} dot={isOpen}>
      {openingWords(told)}
    </Pill>
  );
}
