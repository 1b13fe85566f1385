import type { Visit } from "../visit/visit.ts";
import type { Opening } from "./opening.ts";

export const languages = ["en", "zh-CN"] as const;
export type Language = (typeof languages)[number];

export type StoreReference =
  | { readonly kind: "id"; readonly id: number }
  | { readonly kind: "name"; readonly name: string };

/** The settings from the host page (R2, R4). */
export interface HostSettings {
  readonly store: StoreReference | null;
  readonly hqId: number | null;
  readonly isGift: boolean;
  readonly isSelectMode: boolean;
  readonly isFullPage: boolean;
  /** Without a trailing slash; empty at the root. */
  readonly basePath: string;
  readonly isMobileForced: boolean;
  /** Null if the page sets none: then the diner's own choice applies, or English. */
  readonly language: Language | null;
  readonly isDigitalDisplay: boolean;
  /** R86: strangers use the device one after the other, such as a tablet in a lobby. */
  readonly isSharedDevice: boolean;
  /** The level of the shop's first heading: the host page may already use level 1. */
  readonly headingLevel: number;
  /** A full page keeps its own title instead of the screen's. */
  readonly isTitleKept: boolean;
  readonly visit: Visit;
  readonly opening: Opening;
}

export type AttributeExpectation = "whole-number" | "language" | "path" | "heading-level" | "order-mode";

/** A mistake in the host page's HTML. */
export type PageProblem =
  | {
      readonly kind: "wrong-attribute";
      readonly name: string;
      readonly value: string;
      readonly expected: AttributeExpectation;
    }
  | { readonly kind: "nothing-named" }
  | { readonly kind: "branded-needs-hq" };

/** R106: the page, or its address, asks for what the store doesn't have. */
export type OpeningProblem =
  | { readonly kind: "unknown-mode"; readonly mode: string }
  | { readonly kind: "mode-not-offered"; readonly mode: string; readonly storeId: number }
  | { readonly kind: "no-such-item"; readonly item: string; readonly storeId: number };

export type HostProblem =
  | PageProblem
  | OpeningProblem
  | { readonly kind: "wrong-configuration"; readonly problems: readonly string[] };
