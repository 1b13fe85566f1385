import type { Customer } from "../../../domain/customer/customer.ts";
import type { Store } from "../../../domain/store/store.ts";
import { storedOrders } from "../../../wire/storage/orderTable.ts";
import type { Accounts, Profiles } from "../../ports/accounts.ts";
import type { Identifiers } from "../../ports/services.ts";
import type { Session } from "../../ports/session.ts";
import { deferred } from "../deferred.ts";
import type { Device } from "../device/deviceMemory.ts";
import { onDemand } from "../onDemand.ts";
import { within } from "../within.ts";
import { createGuestSession } from "./guestSession.ts";

/** The sign-in service, once its code is loaded. */
export interface SignInService {
  readonly accounts: Accounts;
  readonly profiles: Profiles;
  /**
   * Calls the listener once it is known who is signed in, and on each change, until stopped. Null while another member
   * has replaced the previous one and isn't known yet.
   */
  listen(listener: (customer: Customer | null) => void): () => void;
  /** Never throws, and doesn't take long. */
  token(): Promise<string | null>;
  /**
   * A call was refused because the proof was missing or invalid: asks the sign-in service whether the session is still
   * valid.
   */
  check(): void;
}

/** The shop that is shown now. */
export interface ShownShop {
  /** Null until it is loaded, and while venues are listed. */
  readonly store: Store | null;
  readonly hqId: number | null;
  /** Whether a store is named, so that one will load. */
  readonly isNamed: boolean;
}

export interface MemberSession extends Session {
  /**
   * Called when another shop is shown. If that shop has no sign-in (LogIn), nobody is signed in, and the sign-in code
   * isn't loaded.
   */
  look(): void;
  /** Loads the service's code. Rejects if it can't be loaded. */
  service(): Promise<SignInService>;
  /**
   * A call was refused because the proof was missing or invalid. If the session has ended, all listeners are called.
   */
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

/** The longest wait until a returning member is recognised. */
const patienceMs = 8_000;

/**
 * What is known of the member who was signed in before. `left`: the wait for them ended without an answer, or their
 * session ended by itself.
 */
type SessionStatus = "awaited" | "left" | "known";

/**
 * R61: the diner is a guest until the sign-in service says otherwise. Its code is loaded only if a member was signed in
 * before, or signs in now.
 */
export function createMemberSession({ device, identifiers, load, later, shown }: SessionInput): MemberSession {
  const guests = createGuestSession(device, identifiers);
  const listeners = new Set<(customer: Customer) => void>();
  let loaded = onDemand(load);
  let customer = guests.customer();
  let sessionStatus: SessionStatus = "known";
  let stopService: (() => void) | null = null;
  let stopDevice = () => {};
  let answered = deferred<void>();

  /** A list of venues has no such flag, so sign-in is allowed there. Null until it is known. */
  function hasSignIn(): boolean | null {
    const { store, isNamed } = shown();
    return store ? store.view.login : isNamed ? null : true;
  }

  function notify(next: Customer, status: SessionStatus = "known"): void {
    if (next === customer && sessionStatus === status) return;
    customer = next;
    sessionStatus = status;
    if (status !== "awaited") answered.resolve();
    for (const listener of [...listeners]) listener(next);
  }

  const giveUp = () => sessionStatus === "awaited" && notify(customer, "left");

  /** Until the service answers, it is unknown whether the diner is a guest. */
  function awaitAnswer(): void {
    const wait = deferred<void>();
    // Whoever waits already waits for this answer too.
    void wait.promise.then(answered.resolve);
    answered = wait;
    notify(guests.customer(), "awaited");
    setTimeout(() => answered === wait && giveUp(), patienceMs);
  }

  function onSession(heard: Customer | null): void {
    if (!heard) {
      awaitAnswer();
      return;
    }
    const wasSignedIn = device.read(storedOrders.signedIn);
    const isGuest = heard.kind === "guest";
    const before = customer.kind === "member" ? customer.uid : null;
    const hasEnded = isGuest && before !== null && wasSignedIn !== false;
    if (isGuest && wasSignedIn) device.forget(storedOrders.signedIn);
    // A change of the same member may arrive after their log-out was stored.
    if (!isGuest && !wasSignedIn && before !== heard.uid) device.save(storedOrders.signedIn, true);
    notify(isGuest ? guests.customer() : heard, hasEnded ? "left" : "known");
  }

  async function service(): Promise<SignInService> {
    if (hasSignIn() === false) throw new Error("This shop has no sign-in.");
    const loader = loaded;
    const signIn = await loader();
    // The shop was closed while the code loaded, so the service's resources are released.
    if (loader !== loaded) signIn.listen(() => {})();
    else stopService ??= signIn.listen(onSession);
    return signIn;
  }

  /**
   * Loads the service if a member signed in in another tab or element, or is still signed in since the previous visit.
   */
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
      notify(guests.customer());
      return;
    }
    const isUnheard = !stopService && customer.kind === "guest" && sessionStatus === "known";
    if (isUnheard && device.read(storedOrders.signedIn)) awaitAnswer();
    later(enterWhereSignedIn);
  }

  look();

  return {
    customer: () => customer,
    isReturning: () => sessionStatus === "awaited",
    mayReturn: () => sessionStatus !== "known",
    hasLoggedOut: () => device.read(storedOrders.signedIn) === false,
    orderAs: () => (customer.kind === "guest" ? guests.orderAs() : { kind: "member", id: customer.uid }),
    owns: (customerId) => guests.owns(customerId) || (customer.kind !== "guest" && customer.uid === customerId),
    async token() {
      if (sessionStatus === "awaited") await answered.promise;
      if (customer.kind === "guest") return null;
      // Its code may hang.
      const token = service().then((signIn) => signIn.token());
      return within(token, 2 * patienceMs).catch(() => null);
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
