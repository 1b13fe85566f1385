import { type CustomersInput, createCustomers } from "./customers.ts";
import { createFirebaseAccounts } from "./firebaseAccounts.ts";
import { leaseMembers } from "./firebaseMembers.ts";
import type { LiveContext } from "./firestoreLive.ts";
import { createKnownWays } from "./knownWays.ts";
import { createMemberProfiles } from "./memberProfiles.ts";
import type { SignInService } from "./memberSession.ts";

/** Firebase Auth, with the members' documents and the backend's calls for them. */
export function createFirebaseSignIn(input: CustomersInput & LiveContext): SignInService {
  const customers = createCustomers(input);
  const { members, release } = leaseMembers({ ...input, customers });
  const check = () => {
    // A session that has ended is signed out by this, and everybody hears of it.
    members.auth.currentUser?.reload().catch(() => {});
  };
  return {
    accounts: createFirebaseAccounts({ ...input, members, customers, knownWays: createKnownWays(input) }),
    profiles: createMemberProfiles(members, customers, check),
    check,
    follow: members.follow,
    token: async () => (await members.account()?.token()) ?? null,
    listen(listener) {
      const stop = members.listen(listener);
      return () => {
        stop();
        release();
      };
    },
  };
}
