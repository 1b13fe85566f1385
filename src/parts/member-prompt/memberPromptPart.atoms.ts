import { atom } from "jotai";
import type { ComponentType } from "react";
import type { Cents } from "../../domain/money/cents.ts";

export interface MemberPromptProps {
  /** What the order pays, whatever the answer. Null if it is paid later, or costs nothing. */
  readonly paidNow: Cents | null;
  /** The diner went back to the form without an answer. */
  readonly onBack: () => void;
}

export interface AfterOrderProps {
  /** False where only what came of it is told, because the order isn't there yet, or has failed. */
  readonly asks: boolean;
}

export interface MemberPromptPart {
  readonly Prompt: ComponentType<MemberPromptProps>;
  /** Shown with a placed order: the question after a wallet's (R97), and what happened when a guest became a member. */
  readonly AfterOrder: ComponentType<AfterOrderProps>;
}

/** Null until it has loaded. It only loads if a guest can become a member (R67). */
export const memberPromptPartAtom = atom<MemberPromptPart | null>(null);
