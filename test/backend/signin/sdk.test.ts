import { deleteApp, initializeApp } from "firebase/app";
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  reload,
  signInWithEmailAndPassword,
} from "firebase/auth";
import { describe, expect, it, onTestFinished } from "vitest";
import { type RunningDemo, startDemo } from "../demoFixture.ts";

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

  it("is signed out when its account is deleted", async () => {
    const { auth, demo } = await connect();
    const { user } = await createUserWithEmailAndPassword(auth, "noor@example.com", "123456");
    await demo.send("POST", "/sandbox/reset");
    await expect(reload(user)).rejects.toMatchObject({ code: "auth/user-token-expired" });
    expect(auth.currentUser).toBeNull();
  });
});
