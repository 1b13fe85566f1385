import type { ComponentType } from "react";
import type { ModeForm } from "../../state/checkout/modeForm.atoms.ts";

/** An order mode as the checkout shows it. Each is a folder of its own, with one line in `features/checkout/modeParts.ts`. */
export interface ModePart extends ModeForm {
  /** On its tab, and above its fields. */
  readonly Name: ComponentType;
  /** The fields and facts beside the time. */
  readonly Fields: ComponentType;
  /** Why no time is left while the store is open. Null where none is chosen: as soon as possible is always left. */
  readonly TooLateWords: ComponentType | null;
}
