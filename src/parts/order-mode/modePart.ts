import type { ComponentType } from "react";
import type { ModeForm } from "../../state/checkout/modeForm.atoms.ts";

/** An order mode in the checkout. Each has its own folder, and one line in `features/checkout/modeParts.ts`. */
export interface ModePart extends ModeForm {
  /** Shown on its tab and above its fields. */
  readonly Name: ComponentType;
  /** The fields and facts besides the time. */
  readonly Fields: ComponentType;
  /**
   * Says why no time is left while the store is open. Null if the mode has no choice of time: ASAP is then always
   * available.
   */
  readonly TooLateWords: ComponentType | null;
}
