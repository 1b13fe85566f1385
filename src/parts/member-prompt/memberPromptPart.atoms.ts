import { atom } from "jotai";
import type { ComponentType } from "react";

/** The dialog, once it is there: only where somebody can become a member (R67). */
export const memberPromptPartAtom = atom<{ readonly Prompt: ComponentType } | null>(null);
