// The kinds of tests, and how Vitest runs each.
import type { TestProjectConfiguration } from "vitest/config";
import { findFirestoreEmulator } from "./firestoreEmulator.ts";

/** As in test/support/thorough.ts, which a copy without its tests lacks. */
export const isQuick = process.env["SERVERY_QUICK"] === "1";

const slow = { testTimeout: 60_000, hookTimeout: 60_000 };
// The test files of one worker share its browser and the modules they import.
const inBrowser = { ...slow, isolate: false, globalSetup: "test/journeys/setup.ts" };

// A file that mocks modules, or tells what is loaded already, needs a worker of its own: in a shared one, the other files
// have imported the modules before it.
const memberJourney = "test/journeys/members/history.test.ts";
const alone = "test/**/*.alone.test.{ts,tsx}";
const logic = "test/{agreement,cases,contract,domain,services,state,wire}/**/*.test.ts";
// Most of these files take longer to import modules than to test them.
const inOneWorker = { isolate: false, setupFiles: "test/support/eachFile.ts" };

export const testProjects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: "logic",
      include: [logic],
      exclude: [alone],
      ...inOneWorker,
    },
  },
  {
    extends: true,
    test: {
      name: "screens",
      include: ["test/**/*.test.{ts,tsx}"],
      exclude: ["test/{backend,frameworks,google,journeys,quality,smoke,element,budget,architecture}/**", logic, alone],
      ...inOneWorker,
    },
  },
  { extends: true, test: { name: "alone", include: [alone] } },
  // Some of these tests run a compiler.
  { extends: true, test: { name: "layers", include: ["test/architecture/**/*.test.ts"], testTimeout: 60_000 } },
  // One of these tests parses every chunk.
  { extends: true, test: { name: "budget", include: ["test/budget/**/*.test.ts"], testTimeout: 60_000 } },
  { extends: true, test: { name: "backend", include: ["test/backend/**/*.test.ts"], ...slow } },
  // In Google's own Firestore emulator, where this machine has it.
  {
    extends: true,
    test: { name: "google", include: ["test/google/**/*.test.ts"], globalSetup: "test/google/setup.ts", ...slow },
  },
  {
    extends: true,
    test: {
      // The real shop, with its documents in that emulator. All files use the same documents, so they take turns.
      name: "google-shop",
      include: findFirestoreEmulator()
        ? [isQuick ? memberJourney : "test/journeys/{order,members/history}.test.ts"]
        : [],
      env: { SERVERY_GOOGLE: "1" },
      fileParallelism: false,
      sequence: { groupOrder: 1 },
      ...inBrowser,
      globalSetup: ["test/journeys/setup.ts", "test/google/setup.ts"],
    },
  },
  {
    extends: true,
    test: {
      name: "journeys",
      include: ["test/journeys/**/*.test.ts"],
      ...inBrowser,
    },
  },
  {
    extends: true,
    test: {
      // R8: stores, menus, orders, members, gift cards and texts, each behind `Brands/{hq}`.
      name: "branded",
      include: [isQuick ? "test/journeys/points.test.ts" : "test/journeys/{gifts,points,selectMode}.test.ts"],
      env: { SERVERY_BRANDED: "1" },
      ...inBrowser,
    },
  },
  {
    extends: true,
    test: {
      // The entry's reads arrive too late for a first screen, so the app draws first.
      name: "app-alone",
      include: [isQuick ? "test/journeys/taps.test.ts" : "test/journeys/{taps,storage,routes}.test.ts"],
      env: { SERVERY_FIRST: "off" },
      ...inBrowser,
    },
  },
  {
    extends: true,
    test: {
      name: "quality",
      include: ["test/quality/**/*.test.ts"],
      ...inBrowser,
    },
  },
  {
    extends: true,
    test: { name: "smoke", include: ["test/smoke/**/*.test.ts"], globalSetup: "test/journeys/setup.ts", ...slow },
  },
  { extends: true, test: { name: "frameworks", include: ["test/frameworks/**/*.test.ts"], ...inBrowser } },
];
