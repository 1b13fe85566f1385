import { companyOf } from "../../../domain/customer/customer.ts";
import type { Deployment } from "../../../domain/host/deployment.ts";
import type { ProfileResult, Profiles } from "../../ports/accounts.ts";
import type { Device } from "../device/deviceMemory.ts";
import type { LiveContext, WatchDocument } from "../firebase/firestoreLive.ts";
import { within } from "../within.ts";
import { type Account, type Customers, type CustomersInput, createCustomers } from "./customers.ts";
import { createFirebaseAccounts } from "./firebaseAccounts.ts";
import { type FirebaseMembers, leaseMembers } from "./firebaseMembers.ts";
import type { ShownShop, SignInService } from "./memberSession.ts";
import { createKnownMethods } from "./signInMethods.ts";

const signedOut: ProfileResult = { kind: "signed-out" };

/** Saves members' changes at the backend first, then reads the member again for all elements that show them. */
function createMemberProfiles(members: FirebaseMembers, customers: Customers, check: () => void): Profiles {
  async function asMember(work: (account: Account) => Promise<ProfileResult>): Promise<ProfileResult> {
    const account = members.account();
    if (!account) return signedOut;
    const answer = await work(account);
    if (answer.kind === "signed-out") check();
    return answer;
  }

  async function readAgain(account: Account): Promise<void> {
    const member = await customers.read(account);
    if (member) members.put(member);
  }

  async function changeCards(change: (account: Account) => Promise<ProfileResult>): Promise<ProfileResult> {
    return asMember(async (account) => {
      const answer = await change(account);
      if (answer.kind === "saved") await readAgain(account);
      return answer;
    });
  }

  return {
    async readAgain() {
      await members.readAgain();
      if (!members.isRead()) check();
    },
    save: (profile) =>
      asMember(async (account) => {
        if (!members.isRead()) {
          // The form is blank if the document wasn't read. Saving it would delete the stored data.
          await members.readAgain();
          return { kind: "no-answer" };
        }
        const member = await customers.write(account, profile);
        if (!member) return { kind: "no-answer" };
        members.put(member);
        return customers.notify(account, member);
      }),
    addCard: (card) => changeCards((account) => customers.addCard(account, card)),
    removeCard: (identifier) => changeCards((account) => customers.removeCard(account, identifier)),
  };
}

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
