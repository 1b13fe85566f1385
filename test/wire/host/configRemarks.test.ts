import { describe, expect, it } from "vitest";
import { configRemarks } from "../../../src/wire/host/configRemarks.ts";

const config = {
  apiUrl: "/api/",
  apiKey: "api-key",
  idTokenHeader: "X-Id-Token",
  firebase: { apiKey: "web-key", projectId: "p", authDomain: "p.example", appId: "1:2:web:3" },
  branded: true,
  appName: "Dinner",
  marketingUrl: "https://servery.example/",
  supportEmail: "help@servery.example",
  errorReporting: "/errors",
  emulators: { auth: "/", firestore: "http://127.0.0.1:8080/" },
  forceSandboxPayment: true,
};

describe("R3: the remarks on a configuration", () => {
  it("are empty if no key is unknown or missing", () => {
    expect(configRemarks(config)).toEqual([]);
  });

  it.each<[string, object, readonly string[]]>([
    ["a misspelt key", { apiKye: "k" }, ["apiKye"]],
    ["one in a group", { firebase: { ...config.firebase, authDomian: "p" } }, ["firebase.authDomian"]],
    [
      "one at the top and one in a group",
      { a: { b: 1 }, emulators: { ...config.emulators, storage: "/" } },
      ["emulators.storage", "a"],
    ],
    ["a property that every object has", { constructor: 1 }, ["constructor"]],
    [
      "one in a wallet's group",
      { applePay: { merchantIdentifier: "m", merchantName: "M", name: "" } },
      ["applePay.name"],
    ],
    ["none for other options of a web app", { firebase: { ...config.firebase, measurementId: "G-1" } }, []],
    ["one beside another problem", { apiUrl: 7, apiKye: "k" }, ["apiKye"]],
    ["one in a group that has another problem", { firebase: { projectID: "p" } }, ["firebase.projectID"]],
    ["none for a group that isn't an object", { emulators: "all", firebase: ["p"] }, []],
  ])("name each unknown key: %s", (_what, change, keys) => {
    expect(configRemarks({ ...config, ...change })).toEqual(keys.map((key) => `${key}: unknown key, does nothing`));
  });

  it.each([undefined, null, ""])("name a missing apiKey, which the public types require: %j", (apiKey) => {
    expect(configRemarks({ ...config, apiKey })).toEqual([
      "apiKey: is missing, so the ordering API may refuse every order",
    ]);
  });

  it("name a missing idTokenHeader", () => {
    expect(configRemarks({ ...config, idTokenHeader: undefined })).toEqual([
      "idTokenHeader: is missing, so the ordering API can't know who a member is",
    ]);
  });

  it("name a test system's settings beside a real ordering API", () => {
    const apiUrl = "https://api.example/v1";
    expect(configRemarks({ ...config, apiUrl })).toEqual([
      "forceSandboxPayment: is true, so no card is charged, but apiUrl is https://api.example/v1",
      "emulators: replace Firebase, but apiUrl is https://api.example/v1",
    ]);
    const real = { apiUrl, forceSandboxPayment: false, emulators: { auth: null } };
    expect(configRemarks({ ...config, ...real })).toEqual([]);
    expect(configRemarks({ ...config, apiUrl: "http://localhost:4000/api" })).toEqual([]);
  });

  it.each([[undefined], [null], [[]], [7], ["text"]])("are empty for %j, which is no configuration", (input) => {
    expect(configRemarks(input)).toEqual([]);
  });
});
