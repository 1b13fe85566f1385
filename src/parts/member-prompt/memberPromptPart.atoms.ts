import { atom } from "jotai";
import type { ComponentType } from "react";

export interface MemberPromptPart {
  readonly Prompt: ComponentType;
  /** Shown with a placed order: what happened when its guest became a member. */
  readonly Notice: ComponentType;
}

/** Null until it has loaded. It only loads if a guest can become a member (R67). */
export const memberPromptPartAtom = atom<MemberPromptPart | null>(null);
