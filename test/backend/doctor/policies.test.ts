import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { googleLogin, googleMaps, googlePay, identity } from "../../../widget-demo/tools/doctor/page/neededSources.ts";
import { lookAtPage } from "../../../widget-demo/tools/doctor/page/page.ts";
import type { Subject } from "../../../widget-demo/tools/doctor/subject.ts";
import { deploymentWith, nonnaRose, pageAt, problemsIn, subjectWith } from "./doctorFixture.ts";
import { address, right, script, shop, tag, viewport } from "./pageFixture.ts";

describe("a content security policy", () => {
  const enough = [
    "default-src 'none'",
    "script-src https://shop.nonna.example https://apis.google.com",
    "style-src 'self'",
    "connect-src https://firestore.googleapis.com https://api.nonna.example https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    "img-src https:",
    "frame-src https://nonna-rose.firebaseapp.com",
  ].join("; ");
  const documents = {
    "Companies/501": { ...nonnaRose, Logo: "https://pictures.example/rose.png", ViewComponentConfigs: { LogIn: true } },
  };

  async function saysOfPolicy(policy: string, html = right, changes: Partial<Subject> = {}): Promise<string[]> {
    const page = pageAt(address, html, { headers: { "Content-Security-Policy": policy } });
    return problemsIn(await lookAtPage(subjectWith({ page, documents, ...changes })), "page");
  }

  it("that the docs ask for is enough", async () => {
    expect(await saysOfPolicy(enough)).toEqual([]);
  });

  it.each([
    ["script-src https: 'unsafe-inline'; connect-src *"],
    ["default-src https:"],
    ["script-src 'nonce-abc' 'strict-dynamic'", script.replace("<script", '<script nonce="abc"')],
    [enough.replace("https://shop.nonna.example", "*.nonna.example:443")],
    [enough.replace("https://api.nonna.example", "https://api.nonna.example/trackingorders/")],
  ])("may say it in another way: %s", async (policy, instead = script) => {
    expect(await saysOfPolicy(policy, right.replace(script, instead))).toEqual([]);
  });

  it.each([
    [
      "https://shop.nonna.example ",
      "'self' ",
      "✗ script-src lacks https://shop.nonna.example: the shop doesn't run. Add https://shop.nonna.example to script-src.",
    ],
    [
      "https://shop.nonna.example ",
      `${shop} `,
      "✗ script-src lacks https://shop.nonna.example: the shop's chunks can't load. Add https://shop.nonna.example to script-src.",
    ],
    [
      "https://shop.nonna.example ",
      "'nonce-abc' 'strict-dynamic' ",
      "✗ script-src has 'strict-dynamic', and the script no nonce: the shop doesn't run. Put the policy's nonce on the script.",
    ],
    [
      "https://firestore.googleapis.com ",
      "",
      "✗ connect-src lacks https://firestore.googleapis.com: the shop can't read the menu. Add https://firestore.googleapis.com to connect-src.",
    ],
    [
      "https://api.nonna.example ",
      "http://api.nonna.example.evil ",
      "✗ connect-src lacks https://api.nonna.example: nobody can order. Add https://api.nonna.example to connect-src.",
    ],
    [
      "https://identitytoolkit.googleapis.com ",
      "",
      "✗ connect-src lacks https://identitytoolkit.googleapis.com: the store has LogIn, so guests' emails are looked up there. Add https://identitytoolkit.googleapis.com to connect-src.",
    ],
    [
      " https://apis.google.com",
      "",
      "✗ script-src lacks https://apis.google.com: nobody can log in with Google or Facebook. Add https://apis.google.com to script-src.",
    ],
    [
      "frame-src https://nonna-rose.firebaseapp.com",
      "frame-src 'self'",
      "✗ frame-src lacks https://nonna-rose.firebaseapp.com: nobody can log in with Google or Facebook. Add https://nonna-rose.firebaseapp.com to frame-src.",
    ],
    [
      "img-src https:",
      "img-src 'self'",
      "! img-src lacks https://pictures.example: dishes have no photos. Add https://pictures.example to img-src.",
    ],
    [
      "default-src 'none'",
      "sandbox allow-same-origin; default-src 'none'",
      "✗ The policy's sandbox lacks allow-scripts: the shop doesn't run. Add allow-scripts.",
    ],
  ])("without %s, but with %j", async (part, instead, line) => {
    expect(enough).toContain(part);
    const sign = line.slice(0, 2);
    expect(await saysOfPolicy(enough.replace(part, instead))).toEqual([line.replace(sign, `${sign}${address}: `)]);
  });

  it("counts in a meta tag, too, and names what other attributes need", async () => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="default-src https:; connect-src https:; style-src 'self'">`;
    const html = right
      .replace(viewport, `${viewport}${meta}<style>servery-storefront { display: block }</style>`)
      .replace(tag, '<servery-storefront full-page config="http://localhost:1/a.json"></servery-storefront>');
    const page = pageAt(address, html);
    expect(problemsIn(await lookAtPage(subjectWith({ page })), "page")).toEqual([
      `✗ ${address}: connect-src lacks http://localhost:1: the shop can't read its configuration. Add http://localhost:1 to connect-src.`,
      `! ${address}: manifest-src lacks blob: diners can't add the shop to their home screen. Add blob: to manifest-src.`,
      `! ${address}: style-src blocks the page's own <style>: nothing reserves the shop's space. Move it into a CSS file.`,
    ]);
  });

  it("has to allow wallets and maps only where they are in use", async () => {
    const googlePay = { merchantId: "1", merchantName: "N", gateway: "g", gatewayMerchantId: "m", environment: "TEST" };
    const deployment = deploymentWith({ googlePay, mapsKey: "maps-key" });
    const flags = { Delivery: true, EnableGooglePayment: true };
    const delivering = { "Companies/501": { ...nonnaRose, ViewComponentConfigs: flags } };
    expect(await saysOfPolicy(enough, right, { deployment })).toEqual([]);
    const lines = await saysOfPolicy(enough, right, { deployment, documents: delivering });
    expect(lines.map((line) => line.split(": ")[1])).toEqual([
      "script-src lacks https://maps.googleapis.com",
      "script-src lacks https://pay.google.com",
      "connect-src lacks https://pay.google.com",
      "frame-src lacks https://pay.google.com",
    ]);
  });

  it.each([
    ["a headquarters beside the tag's store", {}],
    ["a headquarters whose venues are shown", { stores: [] }],
  ])("needs nothing for the flags of %s, which takes no orders", async (_what, changes) => {
    const flags = { LogIn: true, GoogleLogin: false, FacebookLogin: false };
    const group = {
      "Companies/7": { ID: 7, Name: "Nonna", ViewComponentConfigs: { LogIn: true } },
      "Companies/501": { ...nonnaRose, HQCompanyID: 7, ViewComponentConfigs: flags },
      "Companies/9": { ...nonnaRose, ID: 9, HQCompanyID: 0, ViewComponentConfigs: { LogIn: true } },
    };
    const policy = enough.replace(" https://apis.google.com", "");
    expect(await saysOfPolicy(policy, right, { documents: group, hq: 7, ...changes })).toEqual([]);
    const venue = { ...group, "Companies/501": { ...group["Companies/501"], ViewComponentConfigs: { LogIn: true } } };
    expect(await saysOfPolicy(policy, right, { documents: venue, hq: 7, ...changes })).toEqual([
      `✗ ${address}: script-src lacks https://apis.google.com: nobody can log in with Google or Facebook. Add https://apis.google.com to script-src.`,
    ]);
  });

  it("is the one that the docs describe", () => {
    const docs = readFileSync(new URL("../../../widget-demo/docs/operations.md", import.meta.url), "utf8");
    for (const url of [...identity, googleLogin, googlePay, googleMaps]) expect(docs).toContain(`${url}`);
  });
});
