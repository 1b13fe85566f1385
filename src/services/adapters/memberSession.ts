import type { Customer } from "../../domain/customer/customer.ts";
import type { Store } from "../../domain/store/store.ts";
import { storedOrders } from "../../wire/storage/orderTable.ts";
import type { Accounts } from "../ports/accounts.ts";
import type { Identifiers } from "../ports/identifiers.ts";
import type { Profiles } from "../ports/profiles.ts";
import type { Session } from "../ports/session.ts";
import type { Device } from "./deviceMemory.ts";
import { createGuestSession } from "./guestSession.ts";
import { onDemand } from "./onDemand.ts";

/** The sign-in service, once its code is there. */
export interface SignInService {
  readonly accounts: Accounts;
  readonly profiles: Profiles;
  /**
   * Calls the listener once it is known who is signed in, and on each change, until stopped. Null where another member has
   * taken the place of one, until it is known who.
   */
  listen(listener: (customer: Customer | null) => void): () => void;
  /** Never throws, and doesn't take long. */
  token(): Promise<string | null>;
  /** A call was refused for want of proof: asks the sign-in service whether the session still stands. */
  check(): void;
}

/** The shop as it is shown at the time. */
export interface ShownShop {
  /** Null until it is loaded, and where venues are listed. */
  readonly store: Store | null;
  readonly hqId: number | null;
  /** Whether there is a store that will come. */
  readonly isNamed: boolean;
}

export interface MemberSession extends Session {
  /** Another shop is shown. Where it has no sign-in (LogIn), nobody is signed in, and none of its code is fetched. */
  look(): void;
  /** Fetches the service's code. Rejects where it can't be had. */
  service(): Promise<SignInService>;
  /** A call was refused for want of proof. Where the session has ended, everybody hears of it. */
  check(): void;
}

interface SessionInput {
  readonly device: Device;
  readonly identifiers: Identifiers;
  readonly load: () => Promise<SignInService>;
  readonly shown: () => ShownShop;
  /** Runs work that isn't urgent once the browser is idle. */
  readonly later: (task: () => void) => void;
}

/** Nobody waits longer to be known. */
const patienceMs = 8_000;

/** What is known of who was signed in. `left`: nothing, and nobody waits any longer; or their session has ended by itself. */
type Standing = "awaited" | "left" | "known";

/** R61: a guest until the sign-in service says otherwise. Its code is fetched only where somebody was signed in, or signs in. */
export function createMemberSession({ device, identifiers, load, later, shown }: SessionInput): MemberSession {
  const guests = createGuestSession(device, identifiers);
  const listeners = new Set<(customer: Customer) => void>();
  let loaded = onDemand(load);
  let customer = guests.customer();
  let standing: Standing = "known";
  let stopService: (() => void) | null = null;
  let stopDevice = () => {};
  let answered = Promise.withResolvers<void>();

  /** A list of venues has no flag of its own. Null: not known yet. */
  function hasSignIn(): boolean | null {
    const { store, isNamed } = shown();
    return store ? store.view.login : isNamed ? null : true;
  }

  function tell(next: Customer, since: Standing = "known"): void {
    if (next === customer && standing === since) return;
    customer = next;
    standing = since;
    if (since !== "awaited") answered.resolve();
    for (const listener of [...listeners]) listener(next);
  }

  const giveUp = () => standing === "awaited" && tell(customer, "left");

  /** Until the service says who is here, nobody can say that it is a guest. */
  function awaitAnswer(): void {
    const wait = Promise.withResolvers<void>();
    answered = wait;
    tell(guests.customer(), "awaited");
    setTimeout(() => answered === wait && giveUp(), patienceMs);
  }

  function hear(heard: Customer | null): void {
    if (!heard) {
      awaitAnswer();
      return;
    }
    const kept = device.read(storedOrders.signedIn);
    const isGuest = heard.kind === "guest";
    const before = customer.kind === "member" ? customer.uid : null;
    const hasEnded = isGuest && before !== null && kept !== false;
    if (isGuest && kept) device.forget(storedOrders.signedIn);
    // What changes of the same member may be heard after their log-out was noted.
    if (!isGuest && !kept && before !== heard.uid) device.keep(storedOrders.signedIn, true);
    tell(isGuest ? guests.customer() : heard, hasEnded ? "left" : "known");
  }

  async function service(): Promise<SignInService> {
    if (hasSignIn() === false) throw new Error("This shop has no sign-in.");
    const wanted = loaded;
    const signIn = await wanted();
    // The shop was shut while the code came: what it holds is given back.
    if (wanted !== loaded) signIn.listen(() => {})();
    else stopService ??= signIn.listen(hear);
    return signIn;
  }

  /** In another tab or element, or since the last visit. */
  function enterWhereSignedIn(): void {
    if (hasSignIn() && !stopService && device.read(storedOrders.signedIn)) service().catch(giveUp);
  }

  function leaveService(): void {
    stopService?.();
    stopService = null;
    loaded = onDemand(load);
  }

  function look(): void {
    if (hasSignIn() === false) {
      leaveService();
      tell(guests.customer());
      return;
    }
    const isUnheard = !stopService && customer.kind === "guest" && standing === "known";
    if (isUnheard && device.read(storedOrders.signedIn)) awaitAnswer();
    later(enterWhereSignedIn);
  }

  look();

  return {
    customer: () => customer,
    isReturning: () => standing === "awaited",
    mayReturn: () => standing !== "known",
    hasLoggedOut: () => device.read(storedOrders.signedIn) === false,
    orderAs: () => (customer.kind === "guest" ? guests.orderAs() : { kind: "member", id: customer.uid }),
    async token() {
      if (standing === "awaited") await answered.promise;
      return customer.kind === "guest"
        ? null
        : service().then(
            (signIn) => signIn.token(),
            () => null,
          );
    },
    listen(listener) {
      if (listeners.size === 0) stopDevice = device.watch(storedOrders.signedIn, enterWhereSignedIn);
      listeners.add(listener);
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        stopDevice();
        leaveService();
      };
    },
    look,
    check: () => void (stopService && loaded().then((signIn) => signIn.check())),
    service,
  };
}
