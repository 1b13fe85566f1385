import { afterEach, beforeEach, expect, it } from "vitest";
import { parseReply } from "../../src/wire/api/replies.ts";
import { parseSignInMethods } from "../../src/wire/api/signInMethods.ts";
import { parseConfig } from "../../src/wire/host/config.ts";

const added = "forEachKey";

beforeEach(() => void Object.assign(Object.prototype, { [added]: () => {} }));
afterEach(() => void Reflect.deleteProperty(Object.prototype, added));

it("an answer is read on a page whose script has added to Object.prototype", () => {
  const refused = { Success: false, Status: { Message: "Your card was declined.", Detail: "05" } };
  expect(parseReply(JSON.stringify(refused))).toMatchObject({ isSuccess: false, message: "Your card was declined." });
});

it("so are the ways in that an email address has", () => {
  expect(parseSignInMethods(JSON.stringify({ signinMethods: ["google.com"] }))).toEqual(["google"]);
});

it("so is a configuration", () => {
  const given = { apiUrl: "https://api.example.com", firebase: { apiKey: "k", projectId: "p" } };
  expect(parseConfig(given, "https://shop.example.com/")).toMatchObject({ ok: true });
});
