import { readFileSync } from "node:fs";
import { StartProblem } from "../problem.ts";

const rules = new URL("../../../firestore.rules", import.meta.url);
const howToStart = "Start one, for example: gcloud emulators firestore start --host-port=127.0.0.1:8080";

/** Deletes what the emulator has of this project, and publishes the rules there. */
export async function clearEmulator(address: URL, projectId: string): Promise<void> {
  await call(address, "DELETE", `${pathOf(projectId)}/databases/(default)/documents`);
  await publishRules(address, projectId);
}

export async function publishRules(address: URL, projectId: string): Promise<void> {
  const content = readFileSync(rules, "utf8");
  const files = [{ name: "firestore.rules", content }];
  await call(address, "PUT", `${pathOf(projectId)}:securityRules`, { rules: { files } });
}

function pathOf(projectId: string): string {
  return `emulator/v1/projects/${encodeURIComponent(projectId)}`;
}

async function call(address: URL, method: string, path: string, body?: object): Promise<void> {
  const url = new URL(path, address);
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) }).catch(() => null);
  if (!response) throw new StartProblem(`No Firestore emulator answers at ${address.origin}. ${howToStart}`);
  if (!response.ok)
    throw new StartProblem(
      `${address.origin} doesn't answer like a Firestore emulator: ${method} ${url.pathname} is a ${response.status}.`,
    );
}
