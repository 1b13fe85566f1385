import { describe, expect, it } from "vitest";
import { parseConfig } from "../../../src/wire/host/config.ts";
import { lookAtConfiguration } from "../../../widget-demo/tools/doctor/configuration/configuration.ts";
import type { Subject } from "../../../widget-demo/tools/doctor/subject.ts";
import { here } from "../../../widget-demo/tools/readConfiguration.ts";
import { pageAt } from "./doctorFixture.ts";
import { goodConfiguration as good } from "./goodConfiguration.ts";
import { storePath } from "./goodDocuments.ts";
import { type Change, linesOf, planted, subjectOf } from "./planted.ts";

interface Asked extends Partial<Pick<Subject, "hq" | "page">> {
  readonly changes?: readonly Change[];
}

/** A key that is undefined is missing, as in the file. */
function linesFor(changes: object, { changes: inDocuments = [], ...asked }: Asked = {}): readonly string[] {
  const written: unknown = JSON.parse(JSON.stringify({ ...good, ...changes }));
  const parsed = parseConfig(written, asked.page?.address ?? here);
  const deployment = parsed.ok ? parsed.deployment : null;
  const subject = subjectOf(planted(inDocuments), {
    configuration: { file: "config.json", written },
    deployment,
    ...asked,
  });
  return linesOf(lookAtConfiguration(subject)).map((line) => line.replace("config.json · ", ""));
}

const taken = "Take it out, and replace it where it was made.";

type ConfigurationRow = [rule: string, changes: object, lines: readonly string[], asked?: Asked];

const rows: readonly ConfigurationRow[] = [
  [
    "Google's log-in has a window.",
    { firebase: { ...good.firebase, authDomain: undefined } },
    [
      "! firebase.authDomain: It is missing, and Companies/501 has a log-in with Google or Facebook, whose window can't open. Add it (projectId.firebaseapp.com), or switch GoogleLogin and FacebookLogin off.",
    ],
  ],
  [
    "A store without such a log-in needs no window.",
    { firebase: { ...good.firebase, authDomain: undefined } },
    [
      "✓ config.json: It names https://api.nonna.example and the project nonna-rosa. Everybody can read it, its keys too.",
    ],
    {
      changes: [
        [storePath, ["ViewComponentConfigs", "GoogleLogin"], false],
        [storePath, ["ViewComponentConfigs", "FacebookLogin"], false],
      ],
    },
  ],
  [
    "An address has no user.",
    { apiUrl: "https://nonna:secret-1@api.nonna.example/" },
    [
      "✗ apiUrl: It has a user's name or a password in it, and browsers refuse to call such an address. Take it out. apiKey is what the API gets.",
    ],
  ],
  [
    "A key can be sent.",
    { apiKey: "schlüssel" },
    [
      "✗ apiKey: It has characters that a header can't carry, so no call of the ordering API can be made. Write letters, digits and signs only, without accents.",
    ],
  ],
  ["The shop calls an API.", { apiUrl: undefined }, ["✗ apiUrl: It is missing, so the shop doesn't start. Add it."]],
  [
    "An address is a whole one.",
    { apiUrl: "api.nonna.example" },
    [
      "✗ apiUrl: It has no https:// in front, so the shop doesn't start. Write https:// in front, or / for an address of the same site.",
    ],
  ],
  [
    "A group has its keys.",
    { firebase: { apiKey: "firebase-key-1" } },
    ["✗ firebase.projectId: It is missing, so the shop doesn't start. Add it."],
  ],
  [
    "A flag isn't a text.",
    { branded: "yes" },
    ["✗ branded: It can't be read, so the shop doesn't start. Write true or false."],
  ],
  [
    "A key has one spelling.",
    { apiKey: undefined, apiKye: "api-key-1" },
    [
      "! apiKye: Nothing reads it: did you mean apiKey? Write apiKey.",
      "! apiKey: It is missing, so the ordering API may refuse every order. Add the key that the ordering API knows.",
    ],
  ],
  [
    "A key in a group has one, too.",
    { firebase: { ...good.firebase, authDomian: "nonna.example" } },
    ["! firebase.authDomian: Nothing reads it: did you mean authDomain? Write authDomain."],
  ],
  ["A key does something.", { theme: "dark" }, ["! theme: Nothing reads it. Remove it."]],
  [
    "Emulators are for developers.",
    { emulators: { firestore: "http://127.0.0.1:8080/" } },
    [
      "✗ emulators: They replace Firebase, and apiUrl is public: diners would ask their own machine. Never publish this: remove it.",
    ],
  ],
  [
    "Diners pay.",
    { forceSandboxPayment: true },
    ["! forceSandboxPayment: It is true, so no card is charged, and apiUrl is public. Remove it before diners order."],
  ],
  [
    "Diners pay by Google Pay, too.",
    {
      googlePay: { environment: "TEST", gateway: "g", gatewayMerchantId: "m", merchantId: "i", merchantName: "Nonna" },
    },
    ["! googlePay.environment: It is TEST, so Google Pay charges nobody, and apiUrl is public. Write PRODUCTION."],
  ],
  [
    "A public page calls a public API.",
    { apiUrl: "http://localhost:3000/api/" },
    [
      "✗ apiUrl: It is this machine's, and the page is public: diners would ask their own machine. Write the ordering API's public address.",
    ],
    { page: pageAt("https://nonna.example/", "") },
  ],
  [
    "A group names its headquarters.",
    { branded: true },
    [
      "✗ branded: It is true, so documents are below Brands, and nobody knows below which. Say it: --hq 50. In a page, hq-id names it.",
    ],
  ],
  [
    "Members prove who they are.",
    { idTokenHeader: undefined },
    [
      "! idTokenHeader: It is missing, and Companies/501 has LogIn: the ordering API can't know who a member is. Name the header in which it expects the ID token.",
    ],
  ],
  [
    "A store that delivers finds addresses.",
    { mapsKey: undefined },
    [
      "! mapsKey: It is missing, and Companies/501 delivers: addresses have no suggestions, and no distance unless the page itself loads Google Maps. Add a key for Google Maps.",
    ],
  ],
  [
    "Apple Pay knows its merchant.",
    {},
    [
      "! applePay: It is missing, and Companies/501 has EnableApplePayment: its button fails in browsers that have Apple Pay. Add it, or switch the flag off.",
    ],
    { changes: [[storePath, ["ViewComponentConfigs", "EnableApplePayment"], true]] },
  ],
  [
    "Google Pay knows its merchant.",
    {},
    [
      "! googlePay: It is missing, and Companies/501 has EnableGooglePayment: diners don't see Google Pay. Add it, or switch the flag off.",
    ],
    { changes: [[storePath, ["ViewComponentConfigs", "EnableGooglePayment"], true]] },
  ],
  [
    "A private key stays on the server.",
    { account: { private_key: "-----BEGIN PRIVATE KEY-----\nMIIE" } },
    [
      `✗ account.private_key: It is a private key, and everybody can read this file. ${taken}`,
      "! account: Nothing reads it. Remove it.",
    ],
  ],
  [
    "A service account does, too.",
    { account: "cook@nonna-rosa.iam.gserviceaccount.com" },
    [`✗ account: It is a service account, and everybody can read this file. ${taken}`],
  ],
  [
    "A payment secret does, too, also under another name.",
    { apiKey: "sk_live_51abcdef" },
    [`✗ apiKey: It is a payment secret, and everybody can read this file. ${taken}`],
  ],
  [
    "What is named a secret is one.",
    { clientSecret: "tomato" },
    [`✗ clientSecret: It is a secret, and everybody can read this file. ${taken}`],
  ],
];

describe("npm run doctor on a configuration", () => {
  it("asks for no maps and wallets on a test system of this machine", () => {
    const changes: Change[] = [[storePath, ["ViewComponentConfigs", "EnableApplePayment"], true]];
    const local = { apiUrl: "http://localhost:8080", mapsKey: undefined };
    expect(linesFor(local, { changes })).toEqual([expect.stringMatching(/^✓/)]);
  });

  it.each<ConfigurationRow>(rows)("%s", (_rule, changes, lines, asked) => {
    expect(linesFor(changes, asked)).toEqual(lines);
  });

  it("says what a good one makes public", () => {
    const line =
      "✓ config.json: It names https://api.nonna.example and the project nonna-rosa. Everybody can read it, its keys too.";
    expect(linesFor({})).toEqual([line]);
    expect(linesFor({ branded: true }, { hq: 50 })).toEqual([line]);
  });

  it("allows a developer's own machine everything that is for developers", () => {
    const emulators = { auth: "/", firestore: "/" };
    expect(linesFor({ apiUrl: "/api/", forceSandboxPayment: true, emulators })).toEqual([
      "✓ config.json: It names http://localhost and the project nonna-rosa. Everybody can read it, its keys too.",
    ]);
  });

  it("never tells what a secret is, wherever it stands", () => {
    const secret = "sk_live_51abcdef";
    const lines = linesFor({ [secret]: { [secret]: secret }, firebase: secret, apiUrl: secret }).join("\n");
    expect(lines).not.toContain(secret);
    expect(lines).toContain("✗ firebase: It is a payment secret");
  });

  it.each([null, [], "text", 5, { apiUrl: [], firebase: [] }, { emulators: { firestore: { deep: [1] } } }])(
    "can look at anything: %j",
    (written) => {
      const lines = linesOf(lookAtConfiguration(subjectOf({}, { configuration: { file: "config.json", written } })));
      expect(lines.join("\n")).toContain("✗ config.json");
    },
  );

  it("says nothing without one", () => {
    expect(lookAtConfiguration(subjectOf({}))).toEqual([]);
  });
});
