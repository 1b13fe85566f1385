import type { Customer, Member } from "../../src/domain/customer/customer.ts";
import { randomIdentifiers } from "../../src/services/adapters/browser/randomIdentifiers.ts";
import type { Device } from "../../src/services/adapters/device/deviceMemory.ts";
import { createGuestSession } from "../../src/services/adapters/members/guestSession.ts";
import type { Session } from "../../src/services/ports/session.ts";
import { buildDevice } from "./buildDevice.ts";

export function buildMember(given: Partial<Member> = {}): Member {
  return {
    kind: "member",
    uid: "mei",
    firstName: "Mei",
    lastName: "Lin",
    email: "mei@example.com",
    isRead: true,
    phone: "0491570156",
    address: null,
    points: 40,
    storedCards: [],
    ...given,
  };
}

/** The sign-in of one shop, in memory. Each session that it opens belongs to another element of that shop. */
export interface MemorySignIn {
  open(): Session;
  signIn(member: Member, token?: string): void;
  /** The session ends without a sign-out. */
  end(): void;
  signOut(): void;
}

export function buildSignIn(device: Device = buildDevice()): MemorySignIn {
  const listeners = new Set<(customer: Customer) => void>();
  let signedIn: { readonly member: Member; readonly token: string } | null = null;
  let hasLoggedOut = false;
  let hasEnded = false;
  const guestSession = createGuestSession(device, randomIdentifiers);
  const customer = () => signedIn?.member ?? guestSession.customer();
  const tell = () => {
    for (const listener of listeners) listener(customer());
  };
  const leave = (isDeliberate: boolean) => {
    hasEnded = !isDeliberate && signedIn !== null;
    signedIn = null;
    hasLoggedOut = isDeliberate;
    tell();
  };
  return {
    open: () => ({
      customer,
      isReturning: () => false,
      mayReturn: () => hasEnded,
      hasLoggedOut: () => hasLoggedOut,
      orderAs: () => (signedIn ? { kind: "member", id: signedIn.member.uid } : guestSession.orderAs()),
      owns: (customerId) => guestSession.owns(customerId) || signedIn?.member.uid === customerId,
      token: async () => signedIn?.token ?? null,
      listen(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    }),
    signIn(member, token = `token of ${member.uid}`) {
      signedIn = { member, token };
      hasLoggedOut = false;
      hasEnded = false;
      tell();
    },
    end: () => leave(false),
    signOut: () => leave(true),
  };
}
