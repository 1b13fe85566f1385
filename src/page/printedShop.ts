import type { Messages } from "@lingui/core";
import type { Language } from "../domain/host/hostSettings.ts";
import type { FirstSnapshot } from "../wire/storage/firstTable.ts";

/** A shop as its page is printed: with every dish, for no diner in particular. */
export interface PrintedShop {
  readonly snapshot: FirstSnapshot;
  readonly language: Language;
  /** Of the first view's catalogue, in that language. */
  readonly messages: Messages;
  readonly basePath: string;
  /** Empty if the store has none. */
  readonly phone: string;
}
