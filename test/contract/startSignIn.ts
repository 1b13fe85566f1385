import { expect, onTestFinished, vi } from "vitest";
import type { Deployment } from "../../src/domain/host/deployment.ts";
import { instant } from "../../src/domain/time/instant.ts";
import { randomIdentifiers } from "../../src/services/adapters/browser/randomIdentifiers.ts";
import { createDevice, type DevicePage } from "../../src/services/adapters/device/deviceMemory.ts";
import type { DocumentListener, WatchDocument } from "../../src/services/adapters/firebase/firestoreLive.ts";
import { createFirebaseSignIn } from "../../src/services/adapters/members/firebaseSignIn.ts";
import { createMemberSession, type MemberSession } from "../../src/services/adapters/members/memberSession.ts";
import type { Accounts } from "../../src/services/ports/accounts.ts";
import { pathsOf } from "../../src/wire/documents/paths.ts";
import { parseConfig } from "../../src/wire/host/config.ts";
import { demoConfigurationWith } from "../../widget-demo/backend/configuration.ts";
import { type RunningDemo, startDemo } from "../backend/demoFixture.ts";
import { buildDevicePage } from "../support/buildDevice.ts";
import { buildStorage } from "../support/buildStorage.ts";
import { buildStore } from "../support/buildStore.ts";
import { lineOf } from "../support/logLine.ts";

const store = buildStore({ id: 120, hqId: 7 });

/** The password of every member. */
export const password = "order-me-1";
const uids = ["mei", "lee"];
const accounts = uids.map((uid) => ({ uid, password, email: `${uid}@example.com`, displayName: uid }));

interface OpenOptions {
  /** A different page stands for another tab. */
  readonly page?: DevicePage;
  readonly scope?: string;
  readonly hqId?: number;
  /** Whether sign-in is on in the shop. */
  readonly hasLogIn?: () => boolean;
  /** Whether fetching the service's code fails. */
  readonly isBroken?: boolean;
}

export interface SignInHarness {
  readonly demo: RunningDemo;
  readonly deployment: Deployment;
  readonly logged: readonly string[];
  /** How often the sign-in service's code was requested. */
  loads(): number;
  /** Opens the session of another element, in a shop that stays open until the test ends. */
  open(options?: OpenOptions): MemberSession;
  accounts(): Promise<Accounts>;
  /** Waits until every open element has the member. */
  signIn(uid: string, points?: number): Promise<void>;
  signOut(): Promise<void>;
  strike(match: string, answer: object): Promise<void>;
  heal(): Promise<void>;
}

let shops = 0;

/**
 * The browser features that the adapters need. Node's version of the SDK keeps a member only while the page is open.
 */
function standInForBrowser(): void {
  vi.stubGlobal("localStorage", buildStorage());
  vi.stubGlobal("sessionStorage", buildStorage());
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("location", { origin: "http://localhost" });
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** The real adapters with the unmodified SDK, against the local backend. */
export async function startSignIn(): Promise<SignInHarness> {
  standInForBrowser();
  const demo = await startDemo({ "data/documents.json": {}, "data/accounts.json": accounts });
  const config = parseConfig(demoConfigurationWith({}), demo.url);
  if (!config.ok) throw new Error(config.problems.join());
  const { deployment } = config;
  const logged: string[] = [];
  const thisPage = buildDevicePage();
  shops += 1;
  const ownScope = `hq-${shops}`;
  let loads = 0;
  const opened: MemberSession[] = [];
  const watched = new Map<DocumentListener, string>();
  const live = Promise.withResolvers<WatchDocument>();
  const watchDocument: WatchDocument = (_context, path, listener) => {
    watched.set(listener, path);
    return () => watched.delete(listener);
  };

  function open({
    page = thisPage,
    scope = ownScope,
    hqId,
    hasLogIn = () => true,
    isBroken = false,
  }: OpenOptions = {}): MemberSession {
    const paths = pathsOf(hqId ?? null);
    const device = createDevice(scope, page);
    const clock = { now: () => instant(Date.now()) };
    const log = (type: string, description: string, cause?: unknown) => logged.push(lineOf([type, description, cause]));
    const shown = () => ({
      store: { ...store, view: { ...store.view, login: hasLogIn() } },
      hqId: null,
      isNamed: true,
    });
    const session = createMemberSession({
      shown,
      device,
      identifiers: randomIdentifiers,
      later: (task) => task(),
      async load() {
        loads += 1;
        if (isBroken) throw new Error("The network is gone.");
        return createFirebaseSignIn({ clock, live: live.promise, shown, deployment, device, log, paths });
      },
    });
    live.resolve(watchDocument);
    onTestFinished(session.listen(() => {}));
    if (scope === ownScope && hasLogIn() && !isBroken) opened.push(session);
    return session;
  }

  const first = () => opened[0] ?? open();
  const accountsOf = async () => (await first().service()).accounts;
  const allAre = (uid: string | null) =>
    expect
      .poll(() => opened.map((each) => each.customer()).map((each) => (each.kind === "member" ? each.uid : null)))
      .toEqual(opened.map(() => uid));

  return {
    demo,
    deployment,
    logged,
    loads: () => loads,
    open,
    accounts: accountsOf,
    async signIn(uid, points = 0) {
      const path = `Users/${uid}`;
      demo.documents.merge(path, { RewardPoints: points, CustomerMemberCode: "M1" });
      await (await accountsOf()).signIn(`${uid}@example.com`, password);
      await allAre(uid);
      for (const [listener, its] of watched) {
        if (its === path) listener.heard({ id: uid, fields: demo.documents.read(path) ?? {} });
      }
    },
    async signOut() {
      await (await accountsOf()).signOut();
      await allAre(null);
    },
    strike: async (match, answer) => void (await demo.send("POST", "/sandbox/faults", { match, times: 0, ...answer })),
    heal: async () => void (await demo.send("DELETE", "/sandbox/faults")),
  };
}
