// Google's own Firestore emulator, where this machine has it: an address of a running one, or a jar to start.
import { existsSync, globSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { hasJava } from "./java.ts";

export type FirestoreEmulator = { readonly host: string } | { readonly jar: string };

/** The Cloud SDK's folders, and the cache of firebase-tools. */
const jars = [
  ...["/usr/lib", "/usr/share", "/usr/local/share", "/opt/homebrew/share", homedir()].map((folder) =>
    join(folder, "google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar"),
  ),
  join(homedir(), ".cache/firebase/emulators/cloud-firestore-emulator-*.jar"),
];

export function findFirestoreEmulator(): FirestoreEmulator | undefined {
  const { FIRESTORE_EMULATOR_HOST: host, FIRESTORE_EMULATOR_JAR: named } = process.env;
  if (host) return { host };
  const jar = [...(named ? [named] : []), ...jars.flatMap((pattern) => globSync(pattern))].find((path) =>
    existsSync(path),
  );
  return jar !== undefined && hasJava() ? { jar } : undefined;
}
