import { atom } from "jotai";
import type { ComponentType } from "react";

export interface MemberPromptPart {
  readonly Prompt: ComponentType;
  /** Beside an order that was placed: what has become of its guest. */
  readonly Notice: ComponentType;
}

/** Once it is there: only where somebody can become a member (R67). */
export const memberPromptPartAtom = atom<MemberPromptPart | null>(null);
