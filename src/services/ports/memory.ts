import type { DietaryFit } from "../../domain/menu/menu.ts";
import type { Language } from "../../domain/host/hostSettings.ts";

/** What is kept on this device, in domain words. A device that keeps nothing answers null and forgets. */
export interface Memory {
  language(): Language | null;
  keepLanguage(language: Language): void;
  dietary(): DietaryFit | null;
  keepDietary(chosen: DietaryFit): void;
}
