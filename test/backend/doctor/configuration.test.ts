import { expect, it } from "vitest";
import { parseConfig } from "../../../src/wire/host/config.ts";
import { lookAtConfiguration } from "../../../widget-demo/tools/doctor/configuration/configuration.ts";
import { linesOf, pageAt, subjectWith } from "./doctorFixture.ts";
import { withFaults } from "./documentLines.ts";
import { storePath } from "./goodDocuments.ts";

const good = {
  apiUrl: "https://api.nonna.example",
  apiKey: "key-of-the-api",
  firebase: { apiKey: "key-of-firebase", projectId: "nonna-rose" },
  idTokenHeader: "X-Id-Token",
  mapsKey: "key-of-maps",
};
const google = { merchantId: "1", merchantName: "Nonna", gateway: "x", gatewayMerchantId: "y" };
const page = "https://www.nonna.example/";

/** What the doctor says of the good configuration after this change, beside the good store with this flag. */
function linesAfter(change: object, flag?: string, address?: string): readonly string[] {
  const written: unknown = JSON.parse(JSON.stringify({ ...good, ...change }));
  const parsed = parseConfig(written, address ?? "http://localhost/");
  const documents = withFaults(flag ? [[storePath, `ViewComponentConfigs.${flag}`, true]] : []);
  const subject = subjectWith({
    configuration: { file: "config.json", written },
    deployment: parsed.ok ? parsed.deployment : null,
    documents,
    page: address === undefined ? null : pageAt(address, ""),
  });
  return linesOf(lookAtConfiguration(subject), "configuration");
}

it("says of a good one whom it names, and that it is public", () => {
  expect(linesAfter({})).toEqual([
    "✓ config.json: It names https://api.nonna.example and the project nonna-rose. Everybody can read it, its keys too.",
  ]);
});

it.each<[object, ...string[]]>([
  [{ apiUrl: undefined }, "✗ config.json · apiUrl: It is missing, so the shop doesn't start. Add it."],
  [
    { apiUrl: "api.nonna.example" },
    "✗ config.json · apiUrl: It has no https:// in front, so the shop doesn't start. Write https:// in front, or / for an address of the same site.",
  ],
  [
    { apiUrl: "http://api.nonna.example" },
    "✗ config.json · apiUrl: It can't be read, so the shop doesn't start. Write an https address, or http on this machine.",
  ],
  [
    { apiKey: undefined, apikey: "k" },
    "! config.json · apikey: Nothing reads it: did you mean apiKey? Write apiKey.",
    "! config.json · apiKey: It is missing, so the ordering API may refuse every order. Add the key that the ordering API knows.",
  ],
  [
    { firebase: { apiKey: "k", projectID: "nonna-rose" } },
    "✗ config.json · firebase.projectId: It is missing, so the shop doesn't start. Add it.",
    "! config.json · firebase.projectID: Nothing reads it: did you mean projectId? Write projectId.",
  ],
  [{ theme: "dark" }, "! config.json · theme: Nothing reads it. Remove it."],
  [
    { forceSandboxPayment: true },
    "! config.json · forceSandboxPayment: It is true, so no card is charged, and apiUrl is public. Remove it before diners order.",
  ],
  [
    { emulators: { firestore: "http://localhost:8080" } },
    "✗ config.json · emulators: They replace Firebase, and apiUrl is public: diners would ask their own machine. Never publish this: remove it.",
  ],
  [
    { idTokenHeader: undefined },
    "! config.json · idTokenHeader: It is missing, and Companies/501 has LogIn: the ordering API can't know who a member is. Name the header in which it expects the ID token.",
  ],
  [
    { idTokenHeader: "Authorization" },
    "✗ config.json · idTokenHeader: It can't be read, so the shop doesn't start. Write a header's name other than Authorization.",
  ],
  [
    { mapsKey: undefined },
    "! config.json · mapsKey: It is missing, and Companies/501 delivers: addresses have no suggestions, and no distance unless the page itself loads Google Maps. Add a key for Google Maps.",
  ],
  [
    { branded: true },
    "✗ config.json · branded: It is true, so documents are below Brands, and nobody knows below which. Say it: --hq 50. In a page, hq-id names it.",
  ],
  [{ branded: "yes" }, "✗ config.json · branded: It can't be read, so the shop doesn't start. Write true or false."],
  [
    { firebase: { apiKey: "k", projectId: "nonna-rose", private_key: "-----BEGIN PRIVATE KEY-----abc" } },
    "✗ config.json · firebase.private_key: It is a private key, and everybody can read this file. Take it out, and replace it where it was made.",
  ],
  [
    { stripe: "sk_live_abc123" },
    "✗ config.json · stripe: It is a payment secret, and everybody can read this file. Take it out, and replace it where it was made.",
  ],
  [
    { googlePay: { ...google, environment: "TEST" } },
    "! config.json · googlePay.environment: It is TEST, so Google Pay charges nobody, and apiUrl is public. Write PRODUCTION.",
  ],
  [
    { googlePay: { ...google, environment: "live" } },
    "✗ config.json · googlePay.environment: It can't be read, so the shop doesn't start. Write TEST or PRODUCTION.",
  ],
])("finds what is wrong with %j", (change, ...lines) => {
  expect(linesAfter(change)).toEqual(lines);
});

it.each([
  [
    "EnableApplePayment",
    "! config.json · applePay: It is missing, and Companies/501 has EnableApplePayment: its button fails in browsers that have Apple Pay. Add it, or switch the flag off.",
  ],
  [
    "EnableGooglePayment",
    "! config.json · googlePay: It is missing, and Companies/501 has EnableGooglePayment: diners don't see Google Pay. Add it, or switch the flag off.",
  ],
])("finds what a store needs for %s, but not on a test system of this machine", (flag, line) => {
  expect(linesAfter({}, flag)).toEqual([line]);
  expect(linesAfter({ apiUrl: "http://localhost:8080", mapsKey: undefined }, flag)).toEqual([
    expect.stringMatching(/^✓/),
  ]);
});

it("finds an API of this machine beside a public page, and an API of the page's own site right", () => {
  expect(linesAfter({ apiUrl: "http://localhost:8080" }, undefined, page)).toEqual([
    "✗ config.json · apiUrl: It is this machine's, and the page is public: diners would ask their own machine. Write the ordering API's public address.",
  ]);
  expect(linesAfter({ apiUrl: "/api" }, undefined, page)).toEqual([
    "✓ config.json: It names https://www.nonna.example and the project nonna-rose. Everybody can read it, its keys too.",
  ]);
});

it.each(["sk_live_abc123", "hunter2-hunter2", "-----BEGIN PRIVATE KEY-----abc"])(
  "never prints the secret %s",
  (secret) => {
    const found = [{ password: secret }, { [secret]: "x", payment: { secret } }].map((change) => linesAfter(change));
    expect(found.flat()).toContainEqual(expect.stringMatching(/^✗/));
    expect(linesAfter({ password: secret }).join("\n")).not.toContain(secret);
  },
);
