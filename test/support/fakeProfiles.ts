import type { Member } from "../../src/domain/customer/customer.ts";
import type { Profile } from "../../src/domain/customer/profile.ts";
import type { NewCard, TokenCard } from "../../src/domain/payment/card.ts";
import type { ProfileResult, Profiles } from "../../src/services/ports/accounts.ts";
import type { MemorySignIn } from "./buildSession.ts";

type Sent =
  | { readonly kind: "save"; readonly profile: Profile }
  | { readonly kind: "add"; readonly card: NewCard | TokenCard }
  | { readonly kind: "remove"; readonly identifier: string };

/** Answers when the test tells it to. Saved changes arrive through the session, before the answer. */
export interface FakeProfiles extends Profiles {
  readonly sent: readonly Sent[];
  answer(answer: ProfileResult): void;
  /** What the document contains when it is read again; null if it can't be read. */
  document: Partial<Member> | null;
}

export function buildProfiles(signIn: MemorySignIn): FakeProfiles {
  const sent: Sent[] = [];
  let answerLast = (_answer: ProfileResult) => {};
  const ask = (asked: Sent, changed: (member: Member) => Member): Promise<ProfileResult> => {
    sent.push(asked);
    return new Promise((resolve) => {
      answerLast = (answer) => {
        const customer = signIn.open().customer();
        if (answer.kind === "saved" && customer.kind === "member") signIn.signIn(changed(customer));
        resolve(answer);
      };
    });
  };
  const profiles: FakeProfiles = {
    sent,
    document: null,
    async readAgain() {
      const customer = signIn.open().customer();
      if (profiles.document && customer.kind === "member") {
        signIn.signIn({ ...customer, ...profiles.document, isRead: true });
      }
    },
    answer: (answer) => answerLast(answer),
    save: (profile) => ask({ kind: "save", profile }, (member) => ({ ...member, ...profile })),
    addCard: (card) =>
      ask({ kind: "add", card }, (member) => {
        const added = {
          identifier: "new",
          type: "visa",
          lastDigits: "token" in card ? card.lastDigits : card.number.slice(-4),
        } as const;
        return { ...member, storedCards: [...member.storedCards, added] };
      }),
    removeCard: (identifier) =>
      ask({ kind: "remove", identifier }, (member) => ({
        ...member,
        storedCards: member.storedCards.filter((card) => card.identifier !== identifier),
      })),
  };
  return profiles;
}
