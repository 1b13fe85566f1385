import type { ProfileResult, Profiles } from "../../ports/accounts.ts";
import type { Account, Customers } from "./customers.ts";
import type { FirebaseMembers } from "./firebaseMembers.ts";

const signedOut: ProfileResult = { kind: "signed-out" };

/** Saves members' changes at the backend first, then reads the member again for all elements that show them. */
export function createMemberProfiles(members: FirebaseMembers, customers: Customers, check: () => void): Profiles {
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
