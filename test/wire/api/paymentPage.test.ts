import { expect, it } from "vitest";
import { parsePaymentPage } from "../../../src/wire/api/startPayment.ts";

const url = "https://pay.example/u-1";
const refused = { Success: false, Status: { Message: " Not today. " } };

it.each([
  ["R7: a JSON string", 200, JSON.stringify(url), { kind: "page", url }],
  ["R7: Url", 200, JSON.stringify({ Success: true, Status: { Message: "" }, Url: url }), { kind: "page", url }],
  ["only Url", 200, JSON.stringify({ Url: url }), { kind: "page", url }],
  ["a refusal", 200, JSON.stringify(refused), { kind: "failed", message: "Not today." }],
  [
    "a refusal with an address",
    200,
    JSON.stringify({ ...refused, Url: url }),
    { kind: "failed", message: "Not today." },
  ],
  ["a server's error", 500, JSON.stringify(url), { kind: "failed", message: "" }],
  ["a refused call", 401, JSON.stringify({ Url: url }), { kind: "failed", message: "" }],
  ["no address", 200, '{"Success": true}', { kind: "failed", message: "" }],
  ["an empty address", 200, '""', { kind: "failed", message: "" }],
  ["a number", 200, "12", { kind: "failed", message: "" }],
  ["nothing", 200, "null", { kind: "failed", message: "" }],
  ["a proxy's page", 200, "<html>", { kind: "failed", message: "" }],
])("reads the response that names the payment page: %s", (_name, status, text, answer) => {
  expect(parsePaymentPage(status, text)).toMatchObject(answer);
});
