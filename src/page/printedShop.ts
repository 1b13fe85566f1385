import type { Messages } from "@lingui/core";
import type { Language } from "../domain/host/hostSettings.ts";
import type { MenuId } from "../domain/menu/menu.ts";
import type { HoursLine, HoursTexts } from "../views/time/weekWords.ts";
import type { FirstSnapshot } from "../wire/storage/firstTable.ts";

export interface PrintedMenuHours {
  /** The times that name it. */
  readonly lines: readonly HoursLine[];
  /** Whether it is also served when it is the time of none. */
  readonly isFallback: boolean;
}

export interface PrintedHours {
  /** Without lines if the store has no hours. */
  readonly week: readonly HoursLine[];
  /** By menu. One that is never served is missing. */
  readonly menus: ReadonlyMap<MenuId, PrintedMenuHours>;
}

/** What a store tells of itself besides its menu. A text is empty if there is none. */
export interface PrintedAbout {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  /** Where a map shows it. */
  readonly map: string;
  readonly hours: (texts: HoursTexts) => PrintedHours;
}

/** A shop as its page is printed: with every dish, for no diner in particular. */
export interface PrintedShop {
  readonly snapshot: FirstSnapshot;
  readonly language: Language;
  /** Of the first view's catalogue, in that language. */
  readonly messages: Messages;
  readonly basePath: string;
  /** The storage key of whether the diner has left the store's home page in this session. */
  readonly homeKey: string;
  /** The addresses of its pages in other languages. */
  readonly translations: ReadonlyMap<Language, string>;
  /** Made outside: to import its code here would move that into a chunk of its own, which diners would load. */
  readonly about: PrintedAbout;
}
