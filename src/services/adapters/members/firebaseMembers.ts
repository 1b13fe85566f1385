import type { FirebaseApp } from "firebase/app";
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
  type User,
} from "firebase/auth";
import type { Customer, Member } from "../../../domain/customer/customer.ts";
import type { Profile } from "../../../domain/customer/profile.ts";
import { isSameData } from "../../../domain/isSameData.ts";
import { orderPaths } from "../../../wire/documents/orderPaths.ts";
import type { DocumentPaths } from "../../../wire/documents/paths.ts";
import type { JoinResult } from "../../ports/accounts.ts";
import type { Device } from "../device/deviceMemory.ts";
import { leaseApp } from "../firebase/firebaseApp.ts";
import type { LiveContext, WatchDocument } from "../firebase/firestoreLive.ts";
import type { Account, Customers } from "./customers.ts";

export type Names = Pick<Profile, "firstName" | "lastName">;

/** The signed-in account, and the member from its document. */
export interface FirebaseMembers {
  readonly auth: Auth;
  /** Null if nobody is signed in, or it isn't known yet. */
  account(): Account | null;
  /**
   * Calls the listener once it is known who is signed in, and on each change, until stopped. Null while another member
   * has replaced the previous one and isn't known yet.
   */
  listen(listener: (customer: Customer | null) => void): () => void;
  /** Sets the names for the account that is created next. */
  expect(names: Names | null): void;
  /** Resolves once the member who just signed in is known. The backend may not have registered them yet. */
  settled(): Promise<void>;
  /** Like `settled`. Returns whether the backend has registered the member. */
  registered(): Promise<boolean>;
  /** Accounts that are being created with an order, by e-mail address. */
  readonly joining: Map<string, Promise<JoinResult>>;
  /** Whether the member's document was read since they signed in. Until then it must not be overwritten. */
  isRead(): boolean;
  /** Reads the document again. */
  readAgain(): Promise<void>;
  /** Updates the member with newly read data. */
  put(member: Member): void;
}

interface MembersInput extends LiveContext {
  readonly device: Pick<Device, "scope" | "isShared">;
  readonly paths: DocumentPaths;
  readonly customers: Customers;
  /** Resolves if the live client is loaded for another purpose. It then also watches the member's document. */
  readonly live: Promise<WatchDocument>;
}

const guest: Customer = { kind: "guest" };

/** One for each app: all elements of a shop on a page share the signed-in member and their data. */
const membersByApp = new WeakMap<FirebaseApp, FirebaseMembers>();

function authOf(
  app: FirebaseApp,
  {
    device,
    deployment: {
      emulators: { auth: emulator },
    },
  }: MembersInput,
): Auth {
  // Not IndexedDB: Firebase would poll it every second for changes by other tabs, while local storage fires an event.
  const persistence = device.isShared ? browserSessionPersistence : browserLocalPersistence;
  const auth = initializeAuth(app, { persistence });
  if (emulator !== null) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  return auth;
}

/** A social service provides a single display name. */
function namesOf({ displayName }: Pick<User, "displayName">): Names {
  const [firstName = "", ...others] = (displayName ?? "").trim().split(/\s+/);
  return { firstName, lastName: others.join(" ") };
}

export function leaseMembers(input: MembersInput): { readonly members: FirebaseMembers; release(): void } {
  const { app, release } = leaseApp(input);
  const members = membersByApp.get(app) ?? createMembers(authOf(app, input), input);
  membersByApp.set(app, members);
  return { members, release };
}

function createMembers(auth: Auth, input: MembersInput): FirebaseMembers {
  const { customers, live, paths } = input;
  const listeners = new Set<(customer: Customer | null) => void>();
  let customer: Customer | null = null;
  let account: Account | null = null;
  let names: Names | null = null;
  let watchDocument: WatchDocument | null = null;
  let stopFollowing = () => {};
  let registering: Promise<boolean> = Promise.resolve(true);

  function notify(next: Customer | null): void {
    if (customer !== null && isSameData(customer, next)) return;
    customer = next;
    for (const listener of [...listeners]) listener(next);
  }

  function put(member: Member): void {
    if (account?.uid === member.uid) notify(member);
  }

  function followDocument(): void {
    stopFollowing();
    stopFollowing = () => {};
    const owner = account;
    if (!owner || !watchDocument || listeners.size === 0) return;
    stopFollowing = watchDocument(input, orderPaths(paths).user(owner.uid), {
      heard: (document) => document && account === owner && put(customers.parse(owner, document.fields)),
      lost: () => {},
      ended: () => {},
    });
  }

  async function enter({ uid, email, ...user }: Pick<User, "uid" | "email" | "displayName">): Promise<void> {
    const token = () => {
      const signedIn = auth.currentUser;
      return signedIn?.uid === uid ? signedIn.getIdToken() : Promise.reject(new Error("Somebody else is signed in."));
    };
    const owner: Account = { uid, email: email ?? "", token };
    account = owner;
    if (customer?.kind === "member") notify(null);
    await open(owner, names ?? namesOf(user));
  }

  async function open(owner: Account, given: Names): Promise<void> {
    const { member, hasMemberCode } = await customers.open(owner, given);
    if (account !== owner) return;
    // R62: a failed registration is retried at the next sign-in.
    registering = hasMemberCode
      ? Promise.resolve(member.isRead)
      : customers.notify(owner, member).then(({ kind }) => kind === "saved");
    notify(member);
    followDocument();
  }

  async function leave(): Promise<void> {
    account = null;
    followDocument();
    notify(guest);
  }

  let seen: { readonly uid: string | null; readonly done: Promise<void> } | null = null;

  function look(user: User | null): Promise<void> {
    const uid = user?.uid ?? null;
    if (seen?.uid !== uid) seen = { uid, done: user ? enter(user) : leave() };
    return seen.done;
  }

  onAuthStateChanged(auth, look);
  void live.then((watch) => {
    watchDocument = watch;
    followDocument();
  });

  return {
    auth,
    joining: new Map(),
    account: () => account,
    listen(listener) {
      listeners.add(listener);
      if (customer) listener(customer);
      if (listeners.size === 1) followDocument();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopFollowing();
      };
    },
    expect(next) {
      names = next;
    },
    settled: () => look(auth.currentUser),
    async registered() {
      await look(auth.currentUser);
      return registering;
    },
    isRead: () => customer?.kind === "member" && customer.isRead,
    async readAgain() {
      if (!account || customer?.kind !== "member") return;
      const { firstName, lastName } = customer;
      await open(account, { firstName, lastName });
    },
    put,
  };
}
