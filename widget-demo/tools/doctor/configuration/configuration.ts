import type { Deployment } from "../../../../src/domain/host/deployment.ts";
import { parseConfig } from "../../../../src/wire/host/config.ts";
import { isElsewhere, unknownKeys } from "../../../../src/wire/host/configRemarks.ts";
import { meantName } from "../../../../src/wire/host/misspelt.ts";
import { here } from "../../readConfiguration.ts";
import { isAskedFor, readStores } from "../documents/readStores.ts";
import { error, type Finding, ok, warning } from "../finding.ts";
import type { Subject } from "../subject.ts";
import { secretsIn, withoutSecrets } from "./secrets.ts";

interface Written {
  readonly file: string;
  readonly written: unknown;
}

/** What is wrong with the configuration itself, and with it beside the stores. */
export function lookAtConfiguration(subject: Subject): readonly Finding[] {
  const { configuration, deployment } = subject;
  if (!configuration) return [];
  const findings = [
    ...secretFindings(configuration),
    ...problems(configuration, subject.page?.address ?? null),
    ...unknown(configuration),
    ...(deployment ? settings(configuration, deployment, subject) : []),
  ];
  return deployment && findings.length === 0 ? [whatIsPublic(configuration, deployment)] : findings;
}

const place = (file: string, key: string) => (key === "" ? file : `${file} · ${key}`);

function whatIsPublic({ file }: Written, { apiUrl, firebase }: Deployment): Finding {
  const services = `${new URL(apiUrl).origin} and the project ${firebase.projectId}`;
  return ok(file, `It names ${services}. Everybody can read it, its keys too.`);
}

function secretFindings({ file, written }: Written): Finding[] {
  return secretsIn(written).map(({ path, what }) => {
    const message = `It is ${what}, and everybody can read this file.`;
    return error(place(file, path), message, "Take it out, and replace it where it was made.");
  });
}

/** Each problem is `key: what is wrong`. */
function problems({ file, written }: Written, page: string | null): Finding[] {
  const parsed = parseConfig(written, page ?? here);
  if (parsed.ok) return [];
  return parsed.problems.map((problem) => {
    const [key = "", ...rest] = problem.split(": ");
    const what = rest.join(": ");
    const where = key === "the configuration" ? "" : withoutSecrets(key);
    const message = what.startsWith("expected ") ? "It can't be read" : `It ${what.split(";")[0]}`;
    return error(place(file, where), `${message}, so the shop doesn't start.`, fixOf(what));
  });
}

function fixOf(what: string): string {
  if (what.startsWith("expected ")) return `Write ${what.slice("expected ".length)}.`;
  if (what.startsWith("has no https://")) return "Write https:// in front, or / for an address of the same site.";
  return "Add it.";
}

function unknown({ file, written }: Written): Finding[] {
  const secret = new Set(secretsIn(written).map(({ path }) => path));
  return unknownKeys(written)
    .filter(({ name }) => !secret.has(withoutSecrets(name)))
    .map(({ name, known }) => {
      const meant = meantName(name.split(".").at(-1) ?? "", known);
      const message = meant === null ? "Nothing reads it." : `Nothing reads it: did you mean ${meant}?`;
      return warning(place(file, withoutSecrets(name)), message, meant === null ? "Remove it." : `Write ${meant}.`);
    });
}

function settings(configuration: Written, deployment: Deployment, subject: Subject): Finding[] {
  return [
    ...addresses(configuration, deployment, subject),
    ...keys(configuration, deployment),
    ...besideStores(configuration, deployment, subject),
  ];
}

function addresses({ file }: Written, deployment: Deployment, { page, hq }: Subject): Finding[] {
  const { apiUrl, emulators, isSandboxPayment, isBranded, googlePay } = deployment;
  const isPublic = isElsewhere(apiUrl);
  const findings: Finding[] = [];
  const { username, password } = new URL(apiUrl);
  if (username !== "" || password !== "") {
    const message = "It has a user's name or a password in it, and browsers refuse to call such an address.";
    findings.push(error(place(file, "apiUrl"), message, "Take it out. apiKey is what the API gets."));
  }
  if (isPublic && (emulators.auth || emulators.firestore)) {
    const message = "They replace Firebase, and apiUrl is public: diners would ask their own machine.";
    findings.push(error(place(file, "emulators"), message, "Never publish this: remove it."));
  }
  if (isPublic && isSandboxPayment) {
    const message = "It is true, so no card is charged, and apiUrl is public.";
    findings.push(warning(place(file, "forceSandboxPayment"), message, "Remove it before diners order."));
  }
  if (isPublic && !isSandboxPayment && googlePay?.environment === "TEST") {
    const message = "It is TEST, so Google Pay charges nobody, and apiUrl is public.";
    findings.push(warning(place(file, "googlePay.environment"), message, "Write PRODUCTION."));
  }
  if (!isPublic && isElsewhere(page?.address)) {
    const message = "It is this machine's, and the page is public: diners would ask their own machine.";
    findings.push(error(place(file, "apiUrl"), message, "Write the ordering API's public address."));
  }
  if (isBranded && hq === null) {
    const message = "It is true, so documents are below Brands, and nobody knows below which.";
    findings.push(error(place(file, "branded"), message, "Say it: --hq 50. In a page, hq-id names it."));
  }
  return findings;
}

function keys({ file }: Written, { apiKey }: Deployment): Finding[] {
  if (!/^[\x20-\x7e]*$/.test(apiKey)) {
    const message = "It has characters that a header can't carry, so no call of the ordering API can be made.";
    return [error(place(file, "apiKey"), message, "Write letters, digits and signs only, without accents.")];
  }
  if (apiKey !== "") return [];
  const message = "It is missing, so the ordering API may refuse every order.";
  return [warning(place(file, "apiKey"), message, "Add the key that the ordering API knows.")];
}

/** What the configuration lacks for what a store offers. */
function besideStores({ file }: Written, deployment: Deployment, { documents, ...asked }: Subject): Finding[] {
  const stores = readStores(documents).filter(({ path, store }) => store.isEnabled && isAskedFor(path, asked));
  // A test system on this machine rarely has maps and wallets.
  const sellers = isElsewhere(deployment.apiUrl) ? stores.filter(({ isHeadquarters }) => !isHeadquarters) : [];
  const lacking = [
    {
      key: "idTokenHeader",
      store: deployment.idTokenHeader === null && stores.find(({ store }) => store.view.login),
      why: "has LogIn: the ordering API can't know who a member is",
      fix: "Name the header in which it expects the ID token.",
    },
    {
      key: "firebase.authDomain",
      store:
        !deployment.firebase.authDomain &&
        deployment.emulators.auth === null &&
        stores.find(({ store: { view } }) => view.login && (view.googleLogin || view.facebookLogin)),
      why: "has a log-in with Google or Facebook, whose window can't open",
      fix: "Add it (projectId.firebaseapp.com), or switch GoogleLogin and FacebookLogin off.",
    },
    {
      key: "mapsKey",
      store: deployment.mapsKey === "" && sellers.find(({ store }) => store.view.delivery),
      why: "delivers: addresses have no suggestions, and no distance unless the page itself loads Google Maps",
      fix: "Add a key for Google Maps.",
    },
    {
      key: "applePay",
      store: !deployment.applePay && sellers.find(({ store }) => store.view.applePay),
      why: "has EnableApplePayment: its button fails in browsers that have Apple Pay",
      fix: "Add it, or switch the flag off.",
    },
    {
      key: "googlePay",
      store: !deployment.googlePay && sellers.find(({ store }) => store.view.googlePay),
      why: "has EnableGooglePayment: diners don't see Google Pay",
      fix: "Add it, or switch the flag off.",
    },
  ];
  return lacking.flatMap(({ key, store, why, fix }) =>
    store ? [warning(place(file, key), `It is missing, and ${store.path} ${why}.`, fix)] : [],
  );
}
