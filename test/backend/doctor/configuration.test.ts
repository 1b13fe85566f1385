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

type ConfigurationRow = [says: string, changes: object, asked?: Asked];

const rows: readonly ConfigurationRow[] = [
  [
    "! firebase.authDomain: It is missing, and Companies/501 has a log-in with Google or Facebook, whose window can't open. Add it (projectId.firebaseapp.com), or switch GoogleLogin and FacebookLogin off.",
    { firebase: { ...good.firebase, authDomain: undefined } },
  ],
  [
    "✓ config.json: It names https://api.nonna.example and the project nonna-rosa. Everybody can read it, its keys too.",
    { firebase: { ...good.firebase, authDomain: undefined } },
    {
      changes: [
        [storePath, ["ViewComponentConfigs", "GoogleLogin"], false],
        [storePath, ["ViewComponentConfigs", "FacebookLogin"], false],
      ],
    },
  ],
  [
    "✗ apiUrl: It has a user's name or a password in it, and browsers refuse to call such an address. Take it out. apiKey is what the API gets.",
    { apiUrl: "https://nonna:secret-1@api.nonna.example/" },
  ],
  [
    "✗ apiKey: It has characters that a header can't carry, so no call of the ordering API can be made. Write letters, digits and signs only, without accents.",
    { apiKey: "schlüssel" },
  ],
  ["✗ apiUrl: It is missing, so the shop doesn't start. Add it.", { apiUrl: undefined }],
  [
    "✗ apiUrl: It has no https:// in front, so the shop doesn't start. Write https:// in front, or / for an address of the same site.",
    { apiUrl: "api.nonna.example" },
  ],
  [
    [
      "! apiKye: Nothing reads it: did you mean apiKey? Write apiKey.",
      "! apiKey: It is missing, so the ordering API may refuse every order. Add the key that the ordering API knows.",
    ].join("\n"),
    { apiKey: undefined, apiKye: "api-key-1" },
  ],
  [
    "! firebase.authDomian: Nothing reads it: did you mean authDomain? Write authDomain.",
    { firebase: { ...good.firebase, authDomian: "nonna.example" } },
  ],
  ["! theme: Nothing reads it. Remove it.", { theme: "dark" }],
  [
    "✗ emulators: They replace Firebase, and apiUrl is public: diners would ask their own machine. Never publish this: remove it.",
    { emulators: { firestore: "http://127.0.0.1:8080/" } },
  ],
  [
    "! forceSandboxPayment: It is true, so no card is charged, and apiUrl is public. Remove it before diners order.",
    { forceSandboxPayment: true },
  ],
  [
    "! googlePay.environment: It is TEST, so Google Pay charges nobody, and apiUrl is public. Write PRODUCTION.",
    {
      googlePay: { environment: "TEST", gateway: "g", gatewayMerchantId: "m", merchantId: "i", merchantName: "Nonna" },
    },
  ],
  [
    "✗ apiUrl: It is this machine's, and the page is public: diners would ask their own machine. Write the ordering API's public address.",
    { apiUrl: "http://localhost:3000/api/" },
    { page: pageAt("https://nonna.example/", "") },
  ],
  [
    "✗ branded: It is true, so documents are below Brands, and nobody knows below which. Say it: --hq 50. In a page, hq-id names it.",
    { branded: true },
  ],
  [
    "! idTokenHeader: It is missing, and Companies/501 has LogIn: the ordering API can't know who a member is. Name the header in which it expects the ID token.",
    { idTokenHeader: undefined },
  ],
  [
    "! mapsKey: It is missing, and Companies/501 delivers: addresses have no suggestions, and no distance unless the page itself loads Google Maps. Add a key for Google Maps.",
    { mapsKey: undefined },
  ],
  [
    "! applePay: It is missing, and Companies/501 has EnableApplePayment: its button fails in browsers that have Apple Pay. Add it, or switch the flag off.",
    {},
    { changes: [[storePath, ["ViewComponentConfigs", "EnableApplePayment"], true]] },
  ],
  [
    "! googlePay: It is missing, and Companies/501 has EnableGooglePayment: diners don't see Google Pay. Add it, or switch the flag off.",
    {},
    { changes: [[storePath, ["ViewComponentConfigs", "EnableGooglePayment"], true]] },
  ],
  [
    [
      `✗ account.private_key: It is a private key, and everybody can read this file. ${taken}`,
      "! account: Nothing reads it. Remove it.",
    ].join("\n"),
    { account: { private_key: "-----BEGIN PRIVATE KEY-----\nMIIE" } },
  ],
  [
    `✗ account: It is a service account, and everybody can read this file. ${taken}`,
    { account: "cook@nonna-rosa.iam.gserviceaccount.com" },
  ],
  [`✗ apiKey: It is a payment secret, and everybody can read this file. ${taken}`, { apiKey: "sk_live_51abcdef" }],
  [`✗ clientSecret: It is a secret, and everybody can read this file. ${taken}`, { clientSecret: "tomato" }],
];

describe("npm run doctor on a configuration", () => {
  it("asks for no maps and wallets on a test system of this machine", () => {
    const changes: Change[] = [[storePath, ["ViewComponentConfigs", "EnableApplePayment"], true]];
    const local = { apiUrl: "http://localhost:8080", mapsKey: undefined };
    expect(linesFor(local, { changes })).toEqual([expect.stringMatching(/^✓/)]);
  });

  it.each<ConfigurationRow>(rows)("%s", (says, changes, asked) => {
    expect(linesFor(changes, asked).join("\n")).toBe(says);
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
