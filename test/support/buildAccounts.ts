import type { Registration } from "../../src/domain/customer/account.ts";
import type { Member } from "../../src/domain/customer/customer.ts";
import { cardTypeOf } from "../../src/domain/payment/cardType.ts";
import type {
  Accounts,
  Membership,
  ProfileResult,
  Profiles,
  RegisterResult,
  SignInResult,
} from "../../src/services/ports/accounts.ts";
import { buildMember, buildSignIn, type MemorySignIn } from "./buildSession.ts";

interface Account {
  readonly member: Member;
  readonly password: string;
}

/** The accounts of one shop, in memory. Spread them into `serve`, along with the session of the same sign-in. */
export interface MemoryAccounts {
  readonly accounts: Accounts;
  readonly profiles: Profiles;
  readonly membership: Membership;
  add(member: Member, password: string): void;
  /** Mails a link to this address, and returns its token. */
  mail(email: string): string;
  /** The addresses that a link was mailed to. */
  readonly mailed: readonly string[];
  /** Whether calls are answered from now on. */
  setAnswering(isAnswering: boolean): void;
  /** From now on, no mail is sent with an order. */
  stopMails(): void;
  /** The backend refuses the next change of a profile or a card with this message. */
  refuseNext(message: string): void;
}

const silent = { kind: "no-answer" } as const;

export function buildAccounts(signIn: MemorySignIn = buildSignIn()): MemoryAccounts {
  const known = new Map<string, Account>();
  const links = new Map<string, string>();
  const mailed: string[] = [];
  const session = signIn.open();
  let isAnswering = true;
  let isMailing = true;
  let refusal: string | null = null;

  function enter({ member }: Account): { readonly kind: "signed-in" } {
    signIn.signIn(member);
    return { kind: "signed-in" };
  }
  function mail(email: string): string {
    const token = `link-${mailed.push(email)}`;
    links.set(token, email);
    return token;
  }
  function open(given: Omit<Registration, "password">, password: string): RegisterResult {
    if (known.has(given.email)) return { kind: "known-email" };
    const { email, firstName, lastName } = given;
    const account = { member: buildMember({ uid: email, email, firstName, lastName, phone: "", points: 0 }), password };
    known.set(email, account);
    return enter(account);
  }
  /** A change to a member's own data arrives through the session. */
  async function change(changed: (member: Member) => Member): Promise<ProfileResult> {
    const customer = session.customer();
    if (!isAnswering) return silent;
    if (customer.kind === "guest") return { kind: "signed-out" };
    if (refusal !== null) {
      const message = refusal;
      refusal = null;
      return { kind: "refused", message };
    }
    const member = changed(customer);
    const before = known.get(member.email);
    if (before) known.set(member.email, { ...before, member });
    signIn.signIn(member);
    return { kind: "saved" };
  }

  return {
    accounts: {
      async signIn(email, password): Promise<SignInResult> {
        const account = known.get(email);
        if (!isAnswering) return silent;
        return account?.password === password ? enter(account) : { kind: "refused" };
      },
      async signInWith() {
        const [first] = known.values();
        if (!isAnswering) return silent;
        return first ? enter(first) : { kind: "closed" };
      },
      register: async (registration) => (isAnswering ? open(registration, registration.password) : silent),
      async join(guest) {
        const there = session.customer();
        if (!isAnswering) return silent;
        if (there.kind === "member" && there.email !== guest.email) return { kind: "somebody-else" };
        const answer = there.kind === "member" ? there : open(guest, crypto.randomUUID());
        if (answer.kind !== "signed-in" && answer.kind !== "member") return answer;
        if (isMailing) mail(guest.email);
        return { kind: "joined", isRegistered: true, isMailed: isMailing };
      },
      async sendResetLink(email) {
        if (!isAnswering) return { kind: "failed" };
        if (known.has(email)) mail(email);
        return { kind: "sent" };
      },
      async checkResetLink(token) {
        const email = links.get(token);
        if (!isAnswering) return silent;
        return email === undefined ? { kind: "invalid" } : { kind: "valid", email };
      },
      async resetPassword(token, password) {
        const account = known.get(links.get(token) ?? "");
        if (!isAnswering) return silent;
        if (!account) return { kind: "invalid" };
        links.delete(token);
        known.set(account.member.email, { ...account, password });
        return { kind: "reset" };
      },
      signOut: async () => signIn.signOut(),
    },
    profiles: {
      readAgain: async () => {},
      save: (profile) => change((member) => ({ ...member, ...profile })),
      addCard: (typed) =>
        change((member) => {
          const number = "token" in typed ? typed.lastDigits : typed.number;
          const type = cardTypeOf(number) === "mastercard" ? "mastercard" : "visa";
          const card = {
            identifier: `card-${member.storedCards.length + 1}`,
            type,
            lastDigits: number.slice(-4),
          } as const;
          return { ...member, storedCards: [...member.storedCards, card] };
        }),
      removeCard: (identifier) =>
        change((member) => ({
          ...member,
          storedCards: member.storedCards.filter((card) => card.identifier !== identifier),
        })),
    },
    membership: { isKnown: async (email) => isAnswering && known.has(email) },
    add: (member, password) => void known.set(member.email, { member, password }),
    mail,
    mailed,
    setAnswering(next) {
      isAnswering = next;
    },
    stopMails() {
      isMailing = false;
    },
    refuseNext(message) {
      refusal = message;
    },
  };
}
