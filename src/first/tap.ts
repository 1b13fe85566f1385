import type { MessageDescriptor } from "@lingui/core";
import type { Language } from "../domain/host/hostSettings.ts";
import type { FirstShop } from "../domain/menu/firstShop.ts";
import type { DietaryFit } from "../domain/menu/menu.ts";
import type { Instant } from "../domain/time/instant.ts";
import type { DrawnScreen } from "../wire/host/drawnScreen.ts";

/** A press on the first screen, and what was drawn on it. */
export interface Tap {
  readonly target: Element;
  readonly element: HTMLElement;
  readonly screen: DrawnScreen;
  readonly shop: FirstShop & { readonly now: Instant };
  readonly translate: (message: MessageDescriptor) => string;
  readonly language: Language;
  readonly dietary: DietaryFit;
  readonly isMobileForced: boolean;
}
