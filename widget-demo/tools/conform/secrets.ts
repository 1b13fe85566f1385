import type { Deployment } from "../../../src/domain/host/deployment.ts";
import { withoutKeys } from "../withoutKeys.ts";
import type { Fixtures } from "./fixtures.ts";
import type { Member } from "./member.ts";

/** Makes a text that may be pasted into a ticket: no key, card number, password or token stands in it. */
export type Conceal = (text: string) => string;

export function concealer(deployment: Deployment, { cards, member }: Fixtures, loggedIn: Member | null): Conceal {
  const numbers = [cards?.approved ?? "", cards?.declined ?? "", cards?.asks ?? ""];
  // A card's number is sent without spaces.
  const secrets = [...numbers, ...numbers.map((number) => number.replaceAll(" ", ""))];
  const all = [...secrets, member?.password ?? "", loggedIn?.idToken ?? ""].filter((secret) => secret !== "");
  return (text) => all.reduce((safe, secret) => safe.replaceAll(secret, "(secret)"), withoutKeys(text, deployment));
}
