import type { Page } from "puppeteer-core";
import type { Demo } from "../../widget-demo/backend/createDemo.ts";
import type { MemberName } from "../support/signedIn.ts";
import type { Fault, View } from "./stage.ts";

export interface Screen {
  readonly name: string;
  /** In place of `store-id`; the language always comes with them. */
  readonly attributes?: (view: View) => Readonly<Record<string, string>>;
  readonly faults?: (view: View) => readonly Fault[];
  /** Fields of the store's document that differ. */
  readonly store?: object;
  /** Other documents that are there, by their paths. */
  readonly documents?: (view: View) => Readonly<Record<string, object>>;
  /** Where to go from the menu. */
  readonly path?: (view: View, demo: Demo) => string | Promise<string>;
  /** Who is signed in from the beginning. */
  readonly member?: MemberName;
  /** A guest who wasn't asked in this session whether they want to become a member (R67). */
  readonly isToBeAsked?: true;
  readonly act?: (page: Page, view: View, demo: Demo) => Promise<void>;
  /** What the shop shows when it has arrived. */
  readonly awaits: string;
  /** Pictures show its end too. */
  readonly isLong?: true;
  /** Only a phone has it. */
  readonly isMobileOnly?: true;
}
