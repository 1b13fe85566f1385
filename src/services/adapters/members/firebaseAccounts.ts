import {
  browserPopupRedirectResolver,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  FacebookAuthProvider,
  GoogleAuthProvider,
  signInWithEmailAndPassword,
  signInWithPopup,
  verifyPasswordResetCode,
} from "firebase/auth";
import type { NewMember, SignInMethod, SocialProvider } from "../../../domain/customer/account.ts";
import { isSameEmail } from "../../../domain/customer/email.ts";
import { storedOrders } from "../../../wire/storage/orderTable.ts";
import type { Accounts, JoinResult, RegisterResult } from "../../ports/accounts.ts";
import { loadScript } from "../browser/loadScript.ts";
import type { Device } from "../device/deviceMemory.ts";
import type { Customers } from "./customers.ts";
import type { FirebaseMembers } from "./firebaseMembers.ts";
import { codeOf, isRegisterRefusal, linkKind, signInKind, socialKind, wordsOf } from "./signInErrors.ts";

interface AccountsInput {
  readonly members: FirebaseMembers;
  readonly customers: Customers;
  readonly knownMethods: (email: string) => Promise<readonly SignInMethod[]>;
  readonly device: Device;
  readonly log: (type: "Error" | "Warning", description: string, cause?: unknown) => void;
}

const signedIn = { kind: "signed-in" } as const;

const providers: Readonly<Record<SocialProvider, new () => GoogleAuthProvider | FacebookAuthProvider>> = {
  google: GoogleAuthProvider,
  facebook: FacebookAuthProvider,
};

/** R67: nobody ever sees this password. A Firebase project may require each kind of character. */
function randomPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return `aA1!${Array.from(bytes, (byte) => byte.toString(36)).join("")}`;
}

function emailOf(cause: unknown): string | null {
  const { customData } = cause as { readonly customData?: { readonly email?: unknown } };
  return typeof customData?.email === "string" ? customData.email : null;
}

interface GoogleGlobals {
  readonly gapi?: object;
  readonly trustedTypes?: unknown;
}

/**
 * Firebase loads Google's script by its address as text, which a page with Trusted Types forbids. If the script is
 * there already, Firebase uses it.
 */
async function allowPopUp(): Promise<void> {
  const { gapi, trustedTypes } = globalThis as GoogleGlobals;
  if (trustedTypes && !gapi) await loadScript("https://apis.google.com/js/api.js", "servery-google-api");
}

export function createFirebaseAccounts({ members, customers, device, knownMethods, log }: AccountsInput): Accounts {
  const { auth } = members;
  /** Logs errors that the table doesn't list, by their code only. */
  const noteIf = (isUnknown: boolean, what: string, code: string) => {
    if (isUnknown) log("Warning", what, code);
  };

  async function makeAccount({ email, firstName, lastName }: NewMember, password: string): Promise<RegisterResult> {
    members.expect({ firstName, lastName });
    try {
      await createUserWithEmailAndPassword(auth, email, password);
      await members.settled();
      return signedIn;
    } catch (cause) {
      const code = codeOf(cause);
      if (code === "auth/email-already-in-use") return { kind: "known-email" };
      if (isRegisterRefusal(code)) return { kind: "refused", message: wordsOf(cause) };
      log("Warning", "The account could not be made", code);
      return { kind: "no-answer" };
    } finally {
      members.expect(null);
    }
  }

  async function otherWay(cause: unknown): Promise<SignInMethod> {
    const email = emailOf(cause);
    const ways = email === null ? [] : await knownMethods(email).catch(() => []);
    return ways[0] ?? "password";
  }

  async function join(given: NewMember): Promise<JoinResult> {
    await auth.authStateReady();
    const there = auth.currentUser;
    if (there && !isSameEmail(there.email ?? "", given.email)) return { kind: "somebody-else" };
    const answer = there ? signedIn : await makeAccount(given, randomPassword());
    if (answer.kind !== "signed-in") return answer;
    // The e-mail depends on whether the backend considers the account new, so the backend must know the member first.
    const isRegistered = await members.registered();
    const isMailed = (await customers.sendResetLink(given.email)).kind === "saved";
    return { kind: "joined", isRegistered, isMailed };
  }

  return {
    async signIn(email, password) {
      try {
        await signInWithEmailAndPassword(auth, email, password);
        await members.settled();
        return signedIn;
      } catch (cause) {
        const kind = signInKind(codeOf(cause));
        noteIf(kind === "no-answer", "Nobody could sign in", codeOf(cause));
        return { kind };
      }
    },
    async signInWith(way) {
      try {
        await allowPopUp();
        await signInWithPopup(auth, new providers[way](), browserPopupRedirectResolver);
        await members.settled();
        return signedIn;
      } catch (cause) {
        const code = codeOf(cause);
        if (code === "auth/account-exists-with-different-credential") {
          return { kind: "other-way", way: await otherWay(cause) };
        }
        const kind = socialKind(code);
        noteIf(kind === "no-answer", "Nobody could sign in by a pop-up", code);
        return { kind };
      }
    },
    register: ({ password, ...given }) => makeAccount(given, password),
    join(given) {
      const { joining } = members;
      // After a reload, two elements on a page may both continue the registration.
      const running = joining.get(given.email) ?? join(given).finally(() => joining.delete(given.email));
      joining.set(given.email, running);
      return running;
    },
    async sendResetLink(email) {
      const { kind } = await customers.sendResetLink(email);
      // R65: a refusal would reveal that the address is unknown.
      return { kind: kind === "no-answer" ? "failed" : "sent" };
    },
    async checkResetLink(token) {
      if (token === "") return { kind: "invalid" };
      try {
        return { kind: "valid", email: await verifyPasswordResetCode(auth, token) };
      } catch (cause) {
        return { kind: linkKind(codeOf(cause)) };
      }
    },
    async resetPassword(token, password) {
      try {
        await confirmPasswordReset(auth, token, password);
        return { kind: "reset" };
      } catch (cause) {
        return { kind: linkKind(codeOf(cause)) };
      }
    },
    async signOut() {
      try {
        // Stored before signing out, so that listeners know the reason.
        device.save(storedOrders.signedIn, false);
        await auth.signOut();
        await members.settled();
      } catch (cause) {
        // The member is still signed in, and all tabs should show it.
        if (members.account()) device.save(storedOrders.signedIn, true);
        log("Warning", "Signing out failed", codeOf(cause));
      }
    },
  };
}
