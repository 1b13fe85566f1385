// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { readConfig } from "../../src/app/composition/readConfig.ts";

function configOf(appName: string, changes: object = {}): object {
  return {
    apiUrl: "/api",
    apiKey: "k",
    idTokenHeader: "X-Id-Token",
    firebase: { apiKey: "k", projectId: "p" },
    appName,
    ...changes,
  };
}

const script = "https://cdn.example/servery/storefront.js";

function answerWith(answer: () => Promise<Response>) {
  const fetch = vi.fn(async (_address: string) => answer());
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function read(sources: { given?: unknown; url?: string | null; baked?: unknown }) {
  const config = await readConfig({ given: null, url: null, baked: undefined, base: script, ...sources });
  return config.ok ? { name: config.deployment.appName, apiUrl: config.deployment.apiUrl } : config.problems;
}

describe("R3: which configuration is used", () => {
  const everywhere = {
    given: configOf("given"),
    url: "https://shop.example/config.json",
    baked: configOf("baked"),
  };

  it("prefers the element's own", async () => {
    const fetch = answerWith(async () => Response.json(configOf("fetched")));
    expect(await read(everywhere)).toMatchObject({ name: "given" });
    expect(fetch).not.toHaveBeenCalled();
  });

  it("prefers the attribute's over the build's, and resolves its URLs against the JSON's", async () => {
    const fetch = answerWith(async () => Response.json(configOf("fetched")));
    expect(await read({ ...everywhere, given: null })).toEqual({ name: "fetched", apiUrl: "https://shop.example/api" });
    expect(fetch.mock.calls).toEqual([["https://shop.example/config.json"]]);
  });

  it.each([null, ""])("uses the build's if the attribute is %j, with URLs relative to the script", async (url) => {
    expect(await read({ ...everywhere, given: null, url })).toEqual({
      name: "baked",
      apiUrl: "https://cdn.example/api",
    });
  });

  it("reports the element's invalid one instead of falling back to the build's", async () => {
    expect(await read({ ...everywhere, given: {} })).toContain("apiUrl: is missing");
    expect(await read({ ...everywhere, given: "" })).toEqual(["the configuration: expected an object"]);
  });
});

describe("R3: a configuration with mistakes", () => {
  const foreign = { apiKey: undefined, apiKye: "k", firebase: { apiKey: "k", projectId: "p", appID: "1" } };
  const lines = [
    "Servery: the configuration: apiKey: is missing, so the ordering API may refuse every order.",
    "Servery: the configuration: firebase.appID: unknown key, does nothing.",
    "Servery: the configuration: apiKye: unknown key, does nothing.",
  ];
  const url = "https://shop.example/config.json";

  it.each([
    ["the element's own", (config: object) => ({ given: config })],
    ["the attribute's", () => ({ url })],
  ])("is used, with a warning for each mistake: %s", async (_whose, sourcesOf) => {
    const config = configOf("foreign", foreign);
    answerWith(async () => Response.json(config));
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(await read(sourcesOf(config))).toMatchObject({ name: "foreign" });
    await expect.poll(() => warn.mock.calls).toEqual(lines.map((line) => [line]));
  });

  it("warns about the mistakes as well if it is refused for an error", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(await read({ given: configOf("given", { apiUrl: "api.example.com", apiKye: "k" }) })).toEqual([
      "apiUrl: has no https:// in front; an address of the same site begins with /",
    ]);
    expect(warn.mock.calls).toEqual([["Servery: the configuration: apiKye: unknown key, does nothing."]]);
  });
});

describe("R3: without a usable configuration", () => {
  const url = "https://shop.example/config.json";

  it("says where to put one", async () => {
    expect(await read({})).toEqual(["no configuration: neither baked into the build, nor in the config attribute"]);
  });

  it("names the URL that fails, with its status", async () => {
    answerWith(async () => new Response("", { status: 404 }));
    expect(await read({ url, baked: configOf("baked") })).toEqual([`${url} answers 404`]);
  });

  it.each([
    ["the network fails", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["the answer is no JSON", async () => new Response("<p>Sign in to this WiFi</p>")],
  ])("names the URL if %s", async (_what, answer) => {
    answerWith(answer);
    expect(await read({ url })).toEqual([expect.stringMatching(/^https:\/\/shop\.example\/config\.json: ./)]);
  });

  it.each(["http://shop.example/config.json", "data:application/json,{}", "blob:null/1"])(
    "isn't read from %s, which somebody else may have written",
    async (url) => {
      const fetch = answerWith(async () => Response.json(configOf("fetched")));
      expect(await read({ url })).toEqual([`${url}: expected an https address`]);
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it("is read from a path of the page's own site", async () => {
    answerWith(async () => Response.json(configOf("fetched")));
    expect(await read({ url: "/config.json" })).toMatchObject({ name: "fetched" });
  });

  it("reports an invalid URL", async () => {
    expect(await read({ url: "https://" })).toEqual([expect.stringMatching(/^https:\/\/: ./)]);
  });
});
