import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { findFirestoreEmulator } from "../../.ci/firestoreEmulator.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where Google's emulator listens, such as 127.0.0.1:8080; null where this machine has none. */
    readonly firestoreHost: string | null;
  }
}

const mainClass = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";
/** Java takes a second on a quiet machine. */
const patienceMs = 60_000;

/** Starts the emulator once for all test files, unless one is running already. */
export default async function setUp(project: TestProject): Promise<(() => void) | undefined> {
  const found = findFirestoreEmulator();
  if (found === undefined || "host" in found) {
    project.provide("firestoreHost", found?.host ?? null);
    return undefined;
  }
  const host = `127.0.0.1:${await freePort()}`;
  const [, port] = host.split(":");
  const flags = ["-Duser.language=en", "-cp", found.jar, mainClass, "--host=127.0.0.1", `--port=${port}`];
  const emulator = spawn("java", flags, { stdio: "ignore" });
  await answers(host, emulator);
  project.provide("firestoreHost", host);
  return () => void emulator.kill();
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function answers(host: string, emulator: ChildProcess): Promise<void> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end && emulator.exitCode === null) {
    const isThere = await fetch(`http://${host}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await delay(100);
  }
  emulator.kill();
  throw new Error("Google's Firestore emulator doesn't answer.");
}
