import { expect, it } from "vitest";
import { bakeCardPage, cardPage } from "../../../.ci/build/cardPage.ts";
import { parseFrameConfig } from "../../../src/wire/frame/frameConfig.ts";

const base = "https://cards.example.com/card.html";

it.each([
  [
    "the API, its key, and that nothing is charged",
    { apiUrl: "https://api.example.com/v1/", apiKey: "k", forceSandboxPayment: true },
    { apiUrl: "https://api.example.com/v1", apiKey: "k", isSandboxPayment: true },
  ],
  [
    "the defaults, and an API on the frame's own origin",
    { apiUrl: "/api" },
    { apiUrl: "https://cards.example.com/api", apiKey: "", isSandboxPayment: false },
  ],
  ["nothing without an API", { apiKey: "k" }, null],
  ["nothing of an API without TLS", { apiUrl: "http://api.example.com" }, null],
])("the frame reads %s from its page", (_name, configuration, expected) => {
  expect(parseFrameConfig(JSON.stringify(configuration), base)).toEqual(expected);
});

it.each(["", "__SERVERY_CONFIG__", "null", "[]"])("the page %j has no configuration", (json) => {
  expect(parseFrameConfig(json, base)).toBeNull();
});

it("the build writes what the frame needs of a configuration into its page, and nothing else", () => {
  const page = cardPage({ file: "./chunks/card-12345678.js", integrity: "sha384-x" });
  const configuration = { apiUrl: "/api?a&b", apiKey: '"<$&>', firebase: { apiKey: "web" }, mapsKey: "maps" };
  const [, content = ""] =
    /name="servery-configuration" content="([^"]*)"/.exec(bakeCardPage(page, configuration)) ?? [];
  const json = content
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
  expect(JSON.parse(json)).toEqual({ apiUrl: "/api?a&b", apiKey: '"<$&>' });
});
