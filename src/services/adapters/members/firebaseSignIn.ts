import { companyOf } from "../../../domain/customer/customer.ts";
import type { Deployment } from "../../../domain/host/deployment.ts";
import type { Device } from "../device/deviceMemory.ts";
import type { LiveContext, WatchDocument } from "../firebase/firestoreLive.ts";
import { within } from "../within.ts";
import { type CustomersInput, createCustomers } from "./customers.ts";
import { createFirebaseAccounts } from "./firebaseAccounts.ts";
import { leaseMembers } from "./firebaseMembers.ts";
import { createMemberProfiles } from "./memberProfiles.ts";
import type { ShownShop, SignInService } from "./memberSession.ts";
import { createKnownMethods } from "./signInMethods.ts";

interface SignInInput extends Omit<CustomersInput, "company">, LiveContext {
  readonly deployment: Deployment;
  readonly device: Device;
  readonly shown: () => ShownShop;
  readonly live: Promise<WatchDocument>;
}

/** An order waits for the token. */
const tokenPatienceMs = 8_000;

/** Firebase Auth, with members' documents and the backend calls for members. */
export function createFirebaseSignIn(input: SignInInput): SignInService {
  const company = () => {
    const { store, hqId } = input.shown();
    return companyOf(store, hqId);
  };
  const customers = createCustomers({ ...input, company });
  const { members, release } = leaseMembers({ ...input, customers });
  const check = () => {
    // If the session has ended, this signs the member out, and all listeners are called.
    members.auth.currentUser?.reload().catch(() => {});
  };
  return {
    accounts: createFirebaseAccounts({ ...input, members, customers, knownMethods: createKnownMethods(input) }),
    profiles: createMemberProfiles(members, customers, check),
    check,
    async token() {
      const account = members.account();
      return account && within(account.token(), tokenPatienceMs).catch(() => null);
    },
    listen(listener) {
      const stop = members.listen(listener);
      return () => {
        stop();
        release();
      };
    },
  };
}
