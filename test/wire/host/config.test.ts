import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseConfig } from "../../../src/wire/host/config.ts";
import { deploymentOf } from "../../../src/wire/host/deploymentOf.ts";

const base = "http://localhost:5173/storefront.js";

const config = {
  apiUrl: "/api/",
  apiKey: "api-key",
  firebase: {
    apiKey: "web-key",
    projectId: "p",
    authDomain: "p.example",
    appId: "1:2:web:3",
    storageBucket: "ignored",
  },
  idTokenHeader: "X-Id-Token",
  branded: true,
  appName: "Dinner",
  marketingUrl: "https://servery.example/",
  supportEmail: "help@servery.example",
  errorReporting: "/errors",
  cardFrame: "/card.html",
  emulators: { auth: "/", firestore: "http://127.0.0.1:8080/" },
  forceSandboxPayment: true,
  mapsKey: "maps-key",
  applePay: { merchantIdentifier: "merchant.example", merchantName: "Dinner" },
  googlePay: {
    merchantId: "1",
    merchantName: "Dinner",
    gateway: "example",
    gatewayMerchantId: "dinner",
    environment: "TEST" as const,
  },
};

const deployment = {
  apiUrl: "http://localhost:5173/api",
  apiKey: "api-key",
  firebase: { apiKey: "web-key", projectId: "p", authDomain: "p.example", appId: "1:2:web:3" },
  idTokenHeader: "X-Id-Token",
  mapsKey: "maps-key",
  applePay: config.applePay,
  googlePay: config.googlePay,
  isBranded: true,
  isSandboxPayment: true,
  appName: "Dinner",
  marketingUrl: "https://servery.example",
  supportEmail: "help@servery.example",
  errorReporting: "http://localhost:5173/errors",
  cardFrame: "http://localhost:5173/card.html",
  emulators: { auth: "http://localhost:5173", firestore: "http://127.0.0.1:8080" },
};

const wrongHeader = "expected a header's name other than Authorization";
const noBeginning = "has no https:// in front; an address of the same site begins with /";
const wrongAddress = "expected an https address, or http on this machine";

describe("R3: the deployment's configuration", () => {
  it.each([config, { apiUrl: "https://api.example/v1", firebase: { apiKey: "k", projectId: "p" } }])(
    "is read without a second check if a build has checked it, with the same result: %o",
    (written) => {
      expect({ ok: true, deployment: deploymentOf(written, base) }).toEqual(parseConfig(written, base));
    },
  );

  it("is read completely", () => {
    expect(parseConfig(config, base)).toEqual({ ok: true, deployment });
  });

  it("needs three keys; the others have defaults", () => {
    const least = { apiUrl: "https://api.example/v1", firebase: { apiKey: "k", projectId: "p" } };
    expect(parseConfig(least, base)).toEqual({
      ok: true,
      deployment: {
        apiUrl: "https://api.example/v1",
        apiKey: "",
        firebase: { apiKey: "k", projectId: "p" },
        idTokenHeader: null,
        mapsKey: "",
        applePay: null,
        googlePay: null,
        isBranded: false,
        isSandboxPayment: false,
        appName: "Servery",
        marketingUrl: null,
        supportEmail: "",
        errorReporting: null,
        cardFrame: null,
        emulators: { auth: null, firestore: null },
      },
    });
  });

  it.each([
    ["apiKey", { apiKey: "" }],
    ["idTokenHeader", { idTokenHeader: null }],
    ["mapsKey", { mapsKey: "" }],
    ["applePay", { applePay: null }],
    ["googlePay", { googlePay: null }],
    ["branded", { isBranded: false }],
    ["forceSandboxPayment", { isSandboxPayment: false }],
    ["appName", { appName: "Servery" }],
    ["marketingUrl", { marketingUrl: null }],
    ["supportEmail", { supportEmail: "" }],
    ["errorReporting", { errorReporting: null }],
    ["cardFrame", { cardFrame: null }],
    ["emulators", { emulators: { auth: null, firestore: null } }],
  ])("takes the default if %s is null", (key, change) => {
    expect(parseConfig({ ...config, [key]: null }, base)).toEqual({
      ok: true,
      deployment: { ...deployment, ...change },
    });
  });

  it.each<[string, unknown, string]>([
    ["apiUrl", undefined, "expected text"],
    ["apiUrl", "", wrongAddress],
    ["apiUrl", "http://api.example", wrongAddress],
    ["apiUrl", "javascript:alert(1)", wrongAddress],
    ["apiUrl", "api.example.com", noBeginning],
    ["cardFrame", "cards.example.com/card.html", noBeginning],
    ["emulators.auth", "localhost:9099", wrongAddress],
    ["supportEmail", "help", "expected an e-mail address"],
    ["apiKey", 7, "expected text"],
    ["firebase", undefined, "is missing"],
    ["firebase", "p", "expected an object"],
    ["firebase.apiKey", undefined, "expected text"],
    ["firebase.apiKey", "", "is empty"],
    ["firebase.projectId", null, "expected text"],
    ["firebase.projectId", "", "is empty"],
    ["firebase.authDomain", 7, "expected text"],
    ["firebase.appId", false, "expected text"],
    ["idTokenHeader", 7, "expected text"],
    ["idTokenHeader", "", wrongHeader],
    ["idTokenHeader", "X Id: Token", wrongHeader],
    ["idTokenHeader", "authorization", wrongHeader],
    ["applePay.merchantIdentifier", "", "is empty"],
    ["applePay.merchantName", 7, "expected text"],
    ["googlePay", "on", "expected an object"],
    ["googlePay.gateway", undefined, "expected text"],
    ["googlePay.environment", "LIVE", "expected TEST or PRODUCTION"],
    ["branded", "yes", "expected true or false"],
    ["appName", 7, "expected text"],
    ["appName", "", "is empty"],
    ["marketingUrl", "http://marketing.example", wrongAddress],
    ["supportEmail", [], "expected text"],
    ["errorReporting", "ftp://errors.example", wrongAddress],
    ["emulators", "all", "expected an object"],
    ["emulators.auth", "http://10.0.0.1:9099", wrongAddress],
    ["emulators.firestore", 8080, "expected text"],
  ])("refuses %s as %j, and names the key in the message", (path, bad, message) => {
    const [outer = "", inner] = path.split(".");
    const held = config[outer as keyof typeof config];
    const broken = inner ? { ...Object(held), [inner]: bad } : bad;
    const result = parseConfig({ ...config, [outer]: broken }, base);
    if (result.ok) throw new Error("The configuration was accepted");
    expect(result.problems).toHaveLength(1);
    expect(result.problems[0]).toMatch(new RegExp(`^${path.replace(".", "\\.")}: `));
    if (bad !== undefined) expect(result.problems[0]).toBe(`${path}: ${message}`);
  });

  it.each(["/api", "./api", "../api", " https://api.example "])("may have its apiUrl at %s", (apiUrl) => {
    expect(parseConfig({ ...config, apiUrl }, base).ok).toBe(true);
  });

  it("reports every problem at once", () => {
    const result = parseConfig({ apiUrl: 1, firebase: {}, branded: 1 }, base);
    expect(result.ok ? [] : result.problems).toHaveLength(4);
  });

  it.each([[undefined], [null], ["<html>"], [7], [[]]])("is refused if it is %j", (input) => {
    expect(parseConfig(input, base).ok).toBe(false);
  });

  it("never throws", () => {
    const keyed = fc.record(Object.fromEntries(Object.keys(config).map((key) => [key, fc.jsonValue()])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), keyed), (input) => {
        const result = parseConfig(input, base);
        expect(result.ok || result.problems.length > 0).toBe(true);
      }),
    );
  });
});
