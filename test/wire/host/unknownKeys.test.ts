import { describe, expect, it } from "vitest";
import { unknownKeys } from "../../../src/wire/host/unknownKeys.ts";

const config = {
  apiUrl: "/api/",
  apiKey: "api-key",
  firebase: { apiKey: "web-key", projectId: "p", authDomain: "p.example", appId: "1:2:web:3" },
  branded: true,
  appName: "Dinner",
  marketingUrl: "https://servery.example/",
  supportEmail: "help@servery.example",
  errorReporting: "/errors",
  emulators: { auth: "/", firestore: "http://127.0.0.1:8080/" },
  forceSandboxPayment: true,
};

describe("R3: a configuration's unknown keys", () => {
  it("are none where all are known", () => {
    expect(unknownKeys(config)).toEqual([]);
  });

  it.each<[string, object, readonly string[]]>([
    ["a misspelt key", { apiKye: "k" }, ["apiKye"]],
    ["one in a group", { firebase: { ...config.firebase, authDomian: "p" } }, ["firebase.authDomian"]],
    ["one of each", { a: { b: 1 }, emulators: { ...config.emulators, storage: "/" } }, ["emulators.storage", "a"]],
    ["one that every object has", { constructor: 1 }, ["constructor"]],
    ["keys that R3 names and nothing reads yet", { mapsKey: "k", applePay: {}, googlePay: {} }, []],
    ["what else stands in a web app's options", { firebase: { ...config.firebase, measurementId: "G-1" } }, []],
  ])("names what does nothing: %s", (_what, change, keys) => {
    expect(unknownKeys({ ...config, ...change })).toEqual(keys);
  });

  it.each([[undefined], [null], [[]], [{}], [{ ...config, apiUrl: 7, apiKye: "k" }]])(
    "are left out of %j, which has other problems",
    (input) => {
      expect(unknownKeys(input)).toEqual([]);
    },
  );
});
