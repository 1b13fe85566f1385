import type { Visit } from "../visit/visit.ts";

export const languages = ["en", "zh-CN"] as const;
export type Language = (typeof languages)[number];

export type StoreReference =
  | { readonly kind: "id"; readonly id: number }
  | { readonly kind: "name"; readonly name: string };

/** What the page that embeds the element asks for (R2, R4). */
export interface HostSettings {
  readonly store: StoreReference | null;
  readonly hqId: number | null;
  readonly isGift: boolean;
  readonly isSelectMode: boolean;
  readonly isFullPage: boolean;
  /** Without a slash at its end; empty at the root. */
  readonly basePath: string;
  readonly isMobileForced: boolean;
  /** Null: the visitor's own choice, or English. */
  readonly language: Language | null;
  readonly isDigitalDisplay: boolean;
  /** Of the shop's own first heading: the page may have taken level 1. */
  readonly headingLevel: number;
  readonly visit: Visit;
}
