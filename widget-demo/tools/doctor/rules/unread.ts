import type { Deployment } from "../../../../src/domain/host/deployment.ts";
import { pathsOf, restTarget } from "../../../../src/wire/documents/paths.ts";
import { readDocument } from "../../strangerReads.ts";
import { error, type Finding, ok } from "../finding.ts";
import type { Subject } from "../subject.ts";

interface Explained {
  readonly findings: readonly Finding[];
  /** Whether Firestore answers to this key at all. */
  readonly isReachable: boolean;
}

type Refused = Extract<Subject["unread"][number]["read"], { kind: "refused" }>;

/** Why documents couldn't be read. */
export async function lookAtUnread(subject: Subject, deployment: Deployment): Promise<Explained> {
  const { documents, unread } = subject;
  const silent = unread.flatMap(({ read }) => (read.kind === "silent" ? read.origin : []))[0];
  if (silent !== undefined) return { findings: [silentLine(silent, deployment)], isReachable: false };
  const refused = unread.flatMap(({ path, read }) => (read.kind === "refused" ? { path, read } : []));
  const barred = refused.map(({ read }) => keyLine(read, deployment)).find((line) => line !== null);
  if (barred) return { findings: [barred], isReachable: false };
  const count = Object.keys(documents).length;
  return {
    findings: [
      ...(count > 0 ? [ok("Firestore", `A stranger can read ${count} documents, as the shop needs it.`)] : []),
      ...refusalLines(refused),
      ...(await missingLines(subject, deployment)),
    ],
    isReachable: true,
  };
}

function silentLine(origin: string, { emulators }: Deployment): Finding {
  const { host } = new URL(origin);
  const fix =
    emulators.firestore === null
      ? "Check this machine's connection."
      : `Start the emulator: gcloud emulators firestore start --host-port=${host}`;
  return error(origin, "Nothing answers, so no document can be read.", fix);
}

/** Null if the key is good. */
function keyLine({ reason }: Refused, { firebase }: Deployment): Finding | null {
  if (/referer/i.test(reason))
    return error(
      "firebase.apiKey",
      "The key is for certain websites only, so the doctor can't read with it.",
      "Give the doctor a configuration with another key.",
    );
  if (/api.?key/i.test(reason))
    return error(
      "firebase.apiKey",
      `Firestore refuses the key: ${sentence(reason)}`,
      "Copy apiKey from the Firebase project's settings.",
    );
  if (/has not been used|is disabled/i.test(reason))
    return error(
      `projectId ${firebase.projectId}`,
      "It has no Firestore yet.",
      "Create its database in the Firebase console.",
    );
  return null;
}

const sentence = (reason: string) => `${reason.split(/[.\n]/)[0]}.`;

function refusalLines(refused: readonly { readonly path: string; readonly read: Refused }[]): readonly Finding[] {
  const byRules = refused.filter(({ read }) => read.status === 403);
  const others = refused.filter(({ read }) => read.status !== 403);
  return [
    ...named(byRules, (paths) =>
      error(paths, "Rules aren't published: it can't be read, and diners see no shop.", "Publish firestore.rules."),
    ),
    ...named(others, (paths) => {
      const { status = 0, reason = "" } = others[0]?.read ?? {};
      return error(
        paths,
        `Firestore answers ${status}. ${reason}`.trim(),
        "Run the doctor again; then look at the project.",
      );
    }),
  ];
}

/** One line for all, named by the first. */
function named(refused: readonly { readonly path: string }[], line: (paths: string) => Finding): readonly Finding[] {
  const [first, ...more] = refused;
  if (!first) return [];
  return [line(more.length === 0 ? first.path : `${first.path} and ${more.length} more`)];
}

async function missingLines(subject: Subject, deployment: Deployment): Promise<readonly Finding[]> {
  const { documents, unread, stores, hq } = subject;
  const paths = pathsOf(deployment.isBranded ? hq : null);
  const isKnown = [...Object.keys(documents), ...unread.map(({ path }) => path)].some((path) =>
    path.startsWith(paths.stores),
  );
  const wanted = stores.filter((id) =>
    unread.some(({ path, read }) => path === paths.store(id) && read.kind === "missing"),
  );
  const lines = await Promise.all(wanted.map((id) => missingLine(id, subject, deployment)));
  if (isKnown) return lines;
  return [error(paths.stores, `${deployment.firebase.projectId} has no store there.`, "Write one: npm run seed.")];
}

/** The store may be in the other place, with a brand or without. */
async function missingLine(id: number, { hq }: Subject, deployment: Deployment): Promise<Finding> {
  const { isBranded, firebase } = deployment;
  const path = pathsOf(isBranded ? hq : null).store(id);
  const other = isBranded || hq !== null ? pathsOf(isBranded ? null : hq).store(id) : null;
  const isThere = other !== null && (await readDocument(restTarget(deployment), other)).kind === "found";
  if (!isThere)
    return error(
      `projectId ${firebase.projectId}`,
      `Firestore has no document ${path} there.`,
      "Correct the store's number or projectId.",
    );
  const fix = isBranded
    ? `Remove branded, or write the documents below Brands/${hq}.`
    : "Set branded to true, or move the documents.";
  return error("branded", `branded is ${isBranded}, and ${path} doesn't exist; ${other} does.`, fix);
}
