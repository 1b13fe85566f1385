import type { Page } from "puppeteer-core";
import type { Demo } from "../../widget-demo/backend/createDemo.ts";
import type { MemberName } from "../support/signedIn.ts";
import type { Fault, View } from "./stage.ts";

export interface Screen {
  readonly name: string;
  /** Used instead of `store-id`; the language is always added. */
  readonly attributes?: (view: View) => Readonly<Record<string, string>>;
  readonly faults?: (view: View) => readonly Fault[];
  /** Fields of the store's document that differ. */
  readonly store?: object;
  /** Additional documents, by path. */
  readonly documents?: (view: View) => Readonly<Record<string, object>>;
  /** The first dish of the menu is in the cart already. */
  readonly hasCart?: true;
  /** Where to go instead of the menu. */
  readonly path?: (view: View, demo: Demo) => string | Promise<string>;
  /** The member who is logged in from the beginning. */
  readonly member?: MemberName;
  /** A guest who hasn't been asked in this session whether they want to become a member (R67). */
  readonly isToBeAsked?: true;
  readonly act?: (page: Page, view: View, demo: Demo) => Promise<void>;
  /** A selector for what the shop shows when the screen has loaded. */
  readonly awaits: string;
  /** Pictures also show its end. */
  readonly isLong?: true;
  /** Exists only on a phone. */
  readonly isMobileOnly?: true;
}
