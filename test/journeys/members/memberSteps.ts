import { scopeOf } from "../../support/branded.ts";
import type { Journeys, Visit, VisitOptions } from "../../support/journey.ts";
import { phone } from "../../support/journey.ts";
import { type MemberName, members, signedInScript } from "../../support/signedIn.ts";
import type { Cell } from "./memberWords.ts";

/** A diner's tab, with the words and the size of its screen. */
export interface Tab {
  readonly visit: Visit;
  readonly cell: Cell;
}

export function embedOf({ storeId, language }: Cell): string {
  return `/embed.html?store-id=${storeId}&language=${language}`;
}

export async function openTab(journeys: Journeys, cell: Cell, path: string, options: VisitOptions = {}): Promise<Tab> {
  return { visit: await journeys.open(path, { size: cell.size, ...options }), cell };
}

/** Opens the full page in the language that this diner chose before. */
export function openFullPage(journeys: Journeys, cell: Cell, path: string, options: VisitOptions = {}): Promise<Tab> {
  const row = JSON.stringify({ version: 1, value: cell.language });
  const before = `localStorage["servery:${scopeOf(cell.storeId)}:language"] = ${JSON.stringify(row)};`;
  return openTab(journeys, cell, path, { before, ...options });
}

/** Opens the embedded shop as a member who is already logged in. */
export async function openAs(journeys: Journeys, cell: Cell, member: MemberName, before = ""): Promise<Tab> {
  const signIn = await signedInScript(`${journeys.demo.origin}/`, member, scopeOf(cell.storeId));
  return openTab(journeys, cell, embedOf(cell), { before: `${signIn};${before}` });
}

/** Uses the top bar on a desk, or the drawer on a phone. */
export async function pressEntry({ visit, cell: { words, size } }: Tab, entry: string): Promise<void> {
  const isLink = entry !== words.logIn && entry !== words.logOut && entry !== words.register;
  if (size === phone) {
    await visit.click("button", words.menu);
    return visit.click(isLink ? "link" : "button", entry);
  }
  if (entry === words.logIn) return visit.click("button", entry);
  await visit.click("button", words.account);
  await visit.click("menuitem", entry);
}

/** The email may be filled in from contact details that were typed before. */
export async function typeLogIn({ visit, cell: { words } }: Tab, email: string, password: string): Promise<void> {
  await visit.find("textbox", words.password);
  const known = await visit.find("textbox", words.email);
  if (known.value !== email) await visit.type("textbox", words.email, email);
  await visit.type("textbox", words.password, password);
  await visit.page.keyboard.press("Enter");
}

export function logInAs(tab: Tab, member: MemberName): Promise<void> {
  const { email, password } = members[member];
  return typeLogIn(tab, email, password);
}

/** Waits until the order's page is shown. */
export async function placeForCash({ visit, cell: { words } }: Tab): Promise<void> {
  const cash = await visit.handle("radio", words.cash);
  // Moves it out from under a phone's pay bar.
  await cash.evaluate((radio) => radio.scrollIntoView({ block: "center", behavior: "instant" }));
  await visit.click("radio", words.cash);
  await visit.click("button", words.place);
  await visit.find("heading", words.placed);
}
