import { initializeApp } from "firebase/app";
import * as auth from "firebase/auth";

const ways = { google: new auth.GoogleAuthProvider(), facebook: new auth.FacebookAuthProvider() };

/** What the pop-up test uses: the unmodified SDK, as on a real page. */
const sdk = {
  connect(backend: string): void {
    const app = initializeApp({ apiKey: "demo-key", authDomain: "localhost", projectId: "servery-demo" });
    const service = auth.initializeAuth(app, { persistence: auth.inMemoryPersistence });
    auth.connectAuthEmulator(service, backend, { disableWarnings: true });
    for (const [way, provider] of Object.entries(ways)) {
      const button = Object.assign(document.createElement("button"), { id: way });
      button.onclick = () => void told(auth.signInWithPopup(service, provider, auth.browserPopupRedirectResolver));
      document.body.append(button);
    }
  },
};

async function told(signingIn: Promise<auth.UserCredential>): Promise<void> {
  const outcome = await signingIn.then(
    ({ user, providerId }) => [providerId, user.email, user.displayName, user.isAnonymous],
    ({ code, customData }) => [code, customData?.email, customData?._tokenResponse?.verifiedProvider],
  );
  document.title = JSON.stringify(outcome);
}

export type PopUpSdk = typeof sdk;

Object.assign(globalThis, { sdk });
