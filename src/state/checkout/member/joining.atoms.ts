import { atom, type Getter } from "jotai";
import type { NewMember } from "../../../domain/customer/account.ts";
import { isSameEmail } from "../../../domain/customer/email.ts";
import type { NewCard, TokenCard } from "../../../domain/payment/card.ts";
import type { JoinResult } from "../../../services/ports/accounts.ts";
import { isReturningAtom, memberAtom } from "../../customer/customer.atoms.ts";
import { memberAnswerAtom, nobodyJoins } from "../../customer/membership.atoms.ts";
import { orderServicesAtom } from "../../services.atoms.ts";
import { type Joining, joiningAtom, type Lacking } from "./joiningState.atoms.ts";
import { cardToStoreAtom } from "./memberQuestion.atoms.ts";

interface Joins {
  readonly guest: NewMember;
  /** The guest paid with a card that they typed, which their account then stores. */
  readonly paidByCard: boolean;
}

/** Who is to become a member. It survives a reload. */
const toJoinAtom = atom((get): Joins | null => {
  const { firstName, lastName, email, pays } = get(memberAnswerAtom);
  return email === "" ? null : { guest: { firstName, lastName, email }, paidByCard: pays === "card" };
});

async function storeCard(get: Getter, { email }: NewMember, card: NewCard | TokenCard | null): Promise<boolean> {
  const profiles = await get(orderServicesAtom).loadProfiles();
  const member = get(memberAtom);
  // Another member may have signed in by now, in another tab.
  const isTheirs = member !== null && isSameEmail(member.email, email);
  return card !== null && isTheirs && (await profiles.addCard(card)).kind === "saved";
}

type Joined = Extract<JoinResult, { readonly kind: "joined" }>;

async function tellJoined(
  get: Getter,
  { guest, paidByCard }: Joins,
  card: NewCard | TokenCard | null,
  { isRegistered, isMailed }: Joined,
) {
  const isStored = !paidByCard || (await storeCard(get, guest, card).catch(() => false));
  const lacks: readonly (Lacking | false)[] = [!isStored && "card", !isMailed && "mail", !isRegistered && "record"];
  return { kind: "joined", email: guest.email, lacks: lacks.filter((each) => each !== false) } as const;
}

async function join(get: Getter, joins: Joins, card: NewCard | TokenCard | null): Promise<Joining> {
  const { guest } = joins;
  try {
    const answer = await (await get(orderServicesAtom).loadAccounts()).join(guest);
    if (answer.kind === "joined") return await tellJoined(get, joins, card, answer);
    if (answer.kind === "known-email") return { kind: answer.kind, email: guest.email };
    return answer.kind === "somebody-else" ? answer : { kind: "failed" };
  } catch {
    return { kind: "failed" };
  }
}

const joinAtom = atom(null, async (get, set, joins: Joins): Promise<void> => {
  set(joiningAtom, { kind: "under-way" });
  const joining = await join(get, joins, await get(cardToStoreAtom));
  set(joiningAtom, joining);
  const next = get(toJoinAtom);
  // Another order was placed in the meantime, which makes another guest a member.
  if (next && !isSameEmail(next.guest.email, joins.guest.email)) return set(onJoiningChangedAtom);
  set(cardToStoreAtom, null);
  // The session's next order neither asks nor makes an account again, unless this failed.
  set(memberAnswerAtom, { ...nobodyJoins, answer: joining.kind === "failed" ? "join" : "skip" });
});

/** Call it at each change of the answer and of `isReturningAtom`. */
export const onJoiningChangedAtom = atom(null, (get, set): void => {
  if (get(joiningAtom).kind === "under-way") return;
  const joins = get(toJoinAtom);
  // A session that is still being restored may belong to the account that was made before a reload.
  if (joins && !get(isReturningAtom)) void set(joinAtom, joins);
});
