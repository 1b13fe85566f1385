import { deleteApp, initializeApp } from "firebase/app";
import {
  type Auth,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  fetchSignInMethodsForEmail,
  getAuth,
  reload,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
} from "firebase/auth";
import { describe, expect, it, onTestFinished } from "vitest";
import { type RunningDemo, startDemo } from "../demoFixture.ts";
import { codeOf } from "./signinFixture.ts";

const mei = "mei@example.com";

async function connect(): Promise<{ readonly auth: Auth; readonly demo: RunningDemo }> {
  const demo = await startDemo();
  const app = initializeApp({ apiKey: "demo-key", projectId: "servery-demo" }, demo.url);
  onTestFinished(() => deleteApp(app));
  const auth = getAuth(app);
  connectAuthEmulator(auth, demo.url, { disableWarnings: true });
  return { auth, demo };
}

describe("the unmodified Firebase SDK", () => {
  it("signs up, sets its name, signs out and in again", async () => {
    const { auth } = await connect();
    const { user } = await createUserWithEmailAndPassword(auth, "noor@example.com", "123456");
    await updateProfile(user, { displayName: "Noor" });
    await signOut(auth);
    expect(auth.currentUser).toBeNull();
    const again = await signInWithEmailAndPassword(auth, "noor@example.com", "123456");
    expect(again.user).toMatchObject({ uid: user.uid, displayName: "Noor", isAnonymous: false, emailVerified: false });
    expect((await again.user.getIdTokenResult()).claims).toMatchObject({ email: "noor@example.com", name: "Noor" });
  });

  it("renews its token and reloads its user", async () => {
    const { auth, demo } = await connect();
    const { user } = await signInWithEmailAndPassword(auth, mei, "order-me-1");
    expect(await user.getIdToken(true)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]{43}$/);
    await reload(user);
    expect(user.providerData).toMatchObject([{ providerId: "password", email: mei }]);
    expect((await demo.get("/sandbox/requests")).text).toContain("/securetoken.googleapis.com/v1/token");
  });

  it("resets a password with the link in the outbox", async () => {
    const { auth, demo } = await connect();
    await sendPasswordResetEmail(auth, mei, { url: "http://localhost/done" });
    const code = codeOf(demo.mails()[0]);
    expect(await verifyPasswordResetCode(auth, code)).toBe(mei);
    expect(await checkActionCode(auth, code)).toMatchObject({ operation: "PASSWORD_RESET", data: { email: mei } });
    await confirmPasswordReset(auth, code, "another-1");
    expect((await signInWithEmailAndPassword(auth, mei, "another-1")).user.uid).toBe("mei");
    await expect(confirmPasswordReset(auth, code, "another-2")).rejects.toMatchObject({
      code: "auth/invalid-action-code",
    });
  });

  it("looks up how an address signs in, which shows whether it is known", async () => {
    const { auth } = await connect();
    expect(await fetchSignInMethodsForEmail(auth, mei)).toEqual(["password"]);
    expect(await fetchSignInMethodsForEmail(auth, "nobody@example.com")).toEqual([]);
  });

  it("stays signed in through a change of password, and can delete its account", async () => {
    const { auth } = await connect();
    const { user } = await signInWithEmailAndPassword(auth, mei, "order-me-1");
    await updatePassword(user, "another-1");
    await reload(user);
    await deleteUser(user);
    expect(auth.currentUser).toBeNull();
    expect(await fetchSignInMethodsForEmail(auth, mei)).toEqual([]);
  });

  it("gets the same answer to a reset whether the address is known or not", async () => {
    const { auth, demo } = await connect();
    await sendPasswordResetEmail(auth, "nobody@example.com");
    expect(demo.mails()).toEqual([]);
  });

  it("is signed out when its session was ended elsewhere", async () => {
    const { auth, demo } = await connect();
    const { user } = await signInWithEmailAndPassword(auth, mei, "order-me-1");
    expect((await demo.send("DELETE", "/sandbox/sessions/mei")).status).toBe(200);
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: "auth/user-token-expired" });
    expect(auth.currentUser).toBeNull();
    // Immediately, within the same second.
    const again = await signInWithEmailAndPassword(auth, mei, "order-me-1");
    await reload(again.user);
  });

  it("reports each refusal by its code", async () => {
    const { auth } = await connect();
    const refusals: readonly [Promise<unknown>, string][] = [
      [signInWithEmailAndPassword(auth, mei, "wrong-1"), "auth/invalid-credential"],
      [createUserWithEmailAndPassword(auth, mei, "123456"), "auth/email-already-in-use"],
      [createUserWithEmailAndPassword(auth, "a@example.com", "12345"), "auth/weak-password"],
      [verifyPasswordResetCode(auth, "nonsense"), "auth/invalid-action-code"],
    ];
    await Promise.all(refusals.map(([refused, code]) => expect(refused).rejects.toMatchObject({ code })));
  });

  it("is signed out when its account is deleted", async () => {
    const { auth, demo } = await connect();
    const { user } = await createUserWithEmailAndPassword(auth, "noor@example.com", "123456");
    await demo.send("POST", "/sandbox/reset");
    await expect(reload(user)).rejects.toMatchObject({ code: "auth/user-token-expired" });
    expect(auth.currentUser).toBeNull();
  });
});
