import type { Customer } from "../../domain/customer/customer.ts";
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
  /** Calls the listener once it is known who is signed in, and on each change, until stopped. */
  listen(listener: (customer: Customer) => void): () => void;
  /** Never throws, and doesn't take long. */
  token(): Promise<string | null>;
  /** A call was refused for want of proof: asks the sign-in service whether the session still stands. */
  check(): void;
}

export interface MemberSession extends Session {
  /** Whether the shop that is shown has sign-in (LogIn). Where it hasn't, nobody is signed in, and none of its code is fetched. */
  allow(isAllowed: boolean): void;
  /** Fetches the service's code. Rejects where it can't be had. */
  service(): Promise<SignInService>;
  /** A call was refused for want of proof. Where the session has ended, everybody hears of it. */
  check(): void;
}

interface SessionInput {
  readonly device: Device;
  readonly identifiers: Identifiers;
  readonly load: () => Promise<SignInService>;
  /** Runs work that isn't urgent once the browser is idle. */
  readonly later: (task: () => void) => void;
}

/** Nobody waits longer to be known. */
const patienceMs = 8_000;

/** R61: a guest until the sign-in service says otherwise. Its code is fetched only where somebody was signed in, or signs in. */
export function createMemberSession({ device, identifiers, load, later }: SessionInput): MemberSession {
  const guests = createGuestSession(device, identifiers);
  const listeners = new Set<(customer: Customer) => void>();
  let loaded = onDemand(load);
  let customer = guests.customer();
  let isAllowed: boolean | null = null;
  let isReturning = device.read(storedOrders.signedIn) === true;
  let stopService: (() => void) | null = null;
  let stopDevice = () => {};
  const answered = Promise.withResolvers<void>();

  function tell(next: Customer): void {
    if (next === customer && !isReturning) return;
    customer = next;
    isReturning = false;
    answered.resolve();
    for (const listener of [...listeners]) listener(next);
  }

  function hear(heard: Customer): void {
    const isKept = device.read(storedOrders.signedIn) === true;
    if (heard.kind === "guest") device.forget(storedOrders.signedIn);
    else if (!isKept) device.keep(storedOrders.signedIn, true);
    tell(heard.kind === "guest" ? guests.customer() : heard);
  }

  async function service(): Promise<SignInService> {
    if (isAllowed === false) throw new Error("This shop has no sign-in.");
    const wanted = loaded;
    const signIn = await wanted();
    // The shop was shut while the code came: what it holds is given back.
    if (wanted !== loaded) signIn.listen(() => {})();
    else stopService ??= signIn.listen(hear);
    return signIn;
  }

  const giveUp = () => tell(customer);

  /** In another tab or element, or since the last visit. */
  function enterWhereSignedIn(): void {
    if (isAllowed && !stopService && device.read(storedOrders.signedIn)) service().catch(giveUp);
  }

  function leaveService(): void {
    stopService?.();
    stopService = null;
    loaded = onDemand(load);
  }

  if (isReturning) setTimeout(giveUp, patienceMs);

  return {
    customer: () => customer,
    isReturning: () => isReturning,
    orderAs: () => (customer.kind === "guest" ? guests.orderAs() : { kind: "member", id: customer.uid }),
    async token() {
      if (isReturning) await answered.promise;
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
    allow(next) {
      isAllowed = next;
      if (next) later(enterWhereSignedIn);
      else {
        leaveService();
        tell(guests.customer());
      }
    },
    check: () => void (stopService && loaded().then((signIn) => signIn.check())),
    service,
  };
}
