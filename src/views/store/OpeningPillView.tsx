import type { ReactNode } from "react";
import type { StoreState } from "../../domain/store/storeState.ts";
import { Pill, type PillTone } from "../../ui/Pill.tsx";
import { openingWords, type ToldOpening } from "./openingWords.ts";

const tones: Readonly<Record<StoreState["kind"], PillTone>> = {
  open: "good",
  "pre-order": "pending",
  closed: "neutral",
  "not-in-operation": "neutral",
};

export function OpeningPillView(told: ToldOpening): ReactNode {
  const { kind } = told.state;
  return (
    <Pill tone={tones[kind]} dot={kind === "open"}>
      {openingWords(told)}
    </Pill>
  );
}
