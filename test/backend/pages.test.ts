import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ask, startDemo } from "./demoFixture.ts";

describe("host pages and files", () => {
  it.each([
    ["/", "Demos", "text/html; charset=utf-8"],
    ["/index.html", "Demos", "text/html; charset=utf-8"],
    ["/restaurant.html?language=zh-CN", "Restaurant", "text/html; charset=utf-8"],
    ["/order", "Order", "text/html; charset=utf-8"],
    ["/order/", "Order", "text/html; charset=utf-8"],
    ["/order/store/120/checkout", "Order", "text/html; charset=utf-8"],
    ["/order/store/st.%20kilda", "Order", "text/html; charset=utf-8"],
    ["/order/order.css", "margin", "text/css; charset=utf-8"],
    ["/loader.js", "storefront.js", "text/javascript; charset=utf-8"],
    ["/tables/qr.js", "export default", "text/javascript; charset=utf-8"],
    ["/images/burger.webp", "RIFF", "image/webp"],
  ])("serve %s with %s", async (path, text, type) => {
    const answer = await (await startDemo()).get(path);
    expect(answer).toMatchObject({ status: 200, headers: { "content-type": type } });
    expect(answer.text).toContain(text);
  });

  it.each([
    "/nothing.html",
    "/../outside.txt",
    "/images/..%2f..%2foutside.txt",
    "/images/%2e%2e/%2e%2e/outside.txt",
    "/images/..%5c..%5coutside.txt",
    "/.stamp",
    "/images/burger.webp%00",
    "/%ff",
  ])("are 404 for %s", async (path) => {
    const answer = await (await startDemo()).get(path);
    expect(answer).toMatchObject({ status: 404, headers: { "content-type": "text/plain; charset=utf-8" } });
    expect(answer.text).not.toContain("secret");
  });

  it("are compressed for text if the browser accepts it, and never for pictures", async () => {
    const demo = await startDemo();
    const packed = await demo.get("/restaurant.html", { "Accept-Encoding": "gzip, br" });
    const plain = await demo.get("/restaurant.html");
    const refused = await demo.get("/restaurant.html", { "Accept-Encoding": "br, gzip;q=0" });
    const picture = await demo.get("/images/burger.webp", { "Accept-Encoding": "gzip" });
    expect(packed.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 4);
    expect(gunzipSync(packed.bytes)).toEqual(plain.bytes);
    expect(refused.text).toBe(plain.text);
    expect(picture.headers["content-encoding"]).toBeUndefined();
  });

  it.each([
    ["/chunks/menu-A1b2C3d4.js", "public, max-age=31536000, immutable"],
    ["/storefront.js", "public, max-age=60, stale-while-revalidate=86400"],
    ["/loader.js", "public, max-age=60, stale-while-revalidate=86400"],
    ["/restaurant.html", "no-cache"],
    ["/servery.json", "no-cache"],
  ])("cache %s as %s", async (path, caching) => {
    expect((await (await startDemo()).get(path)).headers["cache-control"]).toBe(caching);
  });

  it("let any site load script, chunks and pictures", async () => {
    const demo = await startDemo();
    for (const path of [
      "/storefront.js",
      "/loader.js",
      "/chunks/menu-A1b2C3d4.js",
      "/images/burger.webp",
      "/servery.json",
    ]) {
      expect((await demo.get(path)).headers["access-control-allow-origin"]).toBe("*");
    }
    expect((await demo.get("/")).headers["access-control-allow-origin"]).toBeUndefined();
  });
});

describe("the store of the full page", () => {
  const documents = {
    "Companies/7": { ID: 7 },
    "Companies/125": { ID: 125, IsEnabled: false },
    "Companies/125/Menus/A": {},
    "Companies/126": { ID: 126, IsTest: true },
    "Companies/126/Menus/A": {},
    "Companies/907": { ID: 907 },
    "Companies/907/Menus/A": {},
    "Companies/908": { ID: 908, Name: "拍缇汉堡" },
    "Companies/908/Menus/A": {},
  };
  const page = '<servery-storefront full-page base-path="/order" store-id="120"></servery-storefront>';

  it.each([
    ["/order/", 'store-id="907"'],
    ["/order/store/121/resetpassword/bWVp", 'store-id="121"'],
    ["/order/Store/st.%20kilda/checkout", 'store-name="st. kilda"'],
    ["/order/store/%22%3E%3Cb%3E%26", 'store-name="&quot;>&lt;b>&amp;"'],
    ["/order/login/122", 'store-id="122"'],
    ["/order/store/122/checkout?selectMode=true", 'store-id="907"'],
    ["/order/store/122/checkout/giftcards?selectMode=true", 'store-id="122"'],
  ])("is the path's, or else the data's first ordinary one: %s", async (path, attribute) => {
    const demo = await startDemo({ "data/documents.json": documents, "pages/order/index.html": page });
    expect((await demo.get(path)).text).toContain(`base-path="/order" ${attribute}></`);
  });

  it.each([
    ["/order/", 'store-id="907" hq-id="7"'],
    ["/order/store/908", 'store-id="908" hq-id="8" language="zh-CN"'],
    ["/order/store/9999", 'store-id="9999" hq-id="7"'],
  ])("R8: names its headquarters in a branded deployment: %s", async (path, attributes) => {
    const branded = {
      "Brands/7/Companies/907": { ID: 907 },
      "Brands/7/Companies/907/Menus/A": {},
      "Brands/8/Companies/908": { ID: 908, Name: "拍缇汉堡" },
      "Brands/8/Companies/908/Menus/A": {},
    };
    const demo = await startDemo({ "data/documents.json": branded, "pages/order/index.html": page });
    expect((await demo.get(encodeURI(path))).text).toContain(`base-path="/order" ${attributes}></`);
  });
});

describe("the stores of the front page", () => {
  const page = '<select name="store"><option value="120">Ours</option></select>';

  it("are the ordinary ones of the data, each in its language and with its order modes", async () => {
    const documents = {
      "Companies/7": { ID: 7, Name: "Headquarters" },
      "Companies/907": {
        ID: 907,
        Name: "Fish & Co",
        ViewComponentConfigs: { PickUp: true, EatIn: true, Delivery: false },
      },
      "Companies/907/Menus/A": {},
      "Brands/8/Companies/908": { ID: 908, Name: "拍缇汉堡" },
      "Brands/8/Companies/908/Menus/A": {},
      // A page can't name it: `hq-id` is a number.
      'Brands/8" onfocus="x/Companies/910': { ID: 910, Name: "Of no brand" },
      'Brands/8" onfocus="x/Companies/910/Menus/A': {},
      "Companies/909": { ID: 909, Name: "Test kitchen", IsTest: true },
      "Companies/909/Menus/A": {},
    };
    const demo = await startDemo({ "data/documents.json": documents, "pages/index.html": page });
    const chinese = '<option value="908" lang="zh-CN" data-hq="8" data-modes="">拍缇汉堡</option>';
    const options = `<option value="907" data-modes="pickup table">Fish &amp; Co</option>${chinese}`;
    for (const path of ["/", "/index.html"])
      expect((await demo.get(path)).text).toBe(`<select name="store">${options}</select>`);
  });
});

describe("a page whose store isn't in a developer's own data", () => {
  const files = {
    "data/documents.json": {
      "Companies/7": { ID: 7, Name: "Head" },
      "Companies/907": { ID: 907, Name: "Fish & Co" },
      "Companies/907/Menus/A": {},
      "Brands/8/Companies/908": { ID: 908, Name: "拍缇汉堡" },
      "Brands/8/Companies/908/Menus/A": {},
    },
    "pages/embed.html": "<main></main>",
    "pages/hotel.html": '<servery-storefront store-id="200" gift></servery-storefront>',
    "pages/group.html": '<servery-storefront hq-id="7"></servery-storefront>',
    "pages/display.html": '<servery-storefront\n store-id="907" digital-display></servery-storefront>',
  };

  it.each([
    ["/hotel.html", 'no store-id="200"'],
    ["/embed.html?store-id=120", 'no store-id="120"'],
    ["/embed.html?store-name=%3Cb%3E", 'no store-name="&lt;b>"'],
  ])("lists the stores that are: %s", async (path, words) => {
    const { text } = await (await startDemo(files)).get(path);
    expect(text).toContain(words);
    expect(text).toContain('<a href="/embed.html?store-id=907">Fish &amp; Co</a> (907)');
    expect(text).toContain(
      '<a href="/embed.html?store-id=908&amp;hq-id=8&amp;language=zh-CN" lang="zh-CN">拍缇汉堡</a>',
    );
  });

  it.each([
    ["/group.html", "group.html"],
    ["/embed.html", "embed.html"],
    ["/embed.html?store-id=908", "embed.html"],
    ["/embed.html?hq-id=8&store-id=908", "embed.html"],
  ] as const)("is the page itself if the data have it: %s", async (path, file) => {
    expect((await (await startDemo(files)).get(path)).text).toBe(files[`pages/${file}`]);
  });
});

describe("R3: the configuration", () => {
  it("is baked into the script, with config.json on top", async () => {
    const demo = await startDemo({
      "data/config.json": { branded: true, firebase: { projectId: "mine" }, appName: "$& and $1" },
    });
    const { text } = await demo.get("/storefront.js");
    const module = await import(`data:text/javascript,${encodeURIComponent(text)}`);
    expect(module.default).toEqual(JSON.parse((await demo.get("/servery.json")).text));
    expect(module.default).toMatchObject({
      apiUrl: "/api",
      branded: true,
      appName: "$& and $1",
      firebase: { apiKey: "demo-key", projectId: "mine" },
      emulators: { auth: "/", firestore: "/" },
    });
  });
});

describe("access to the demo", () => {
  it.each([
    ["localhost", 200],
    ["t1.localhost:5173", 200],
    ["127.0.0.1:80", 200],
    ["[::1]:5173", 200],
    ["evil.example", 403],
    ["localhost.evil.example", 403],
    ["127.0.0.1.evil.example", 403],
  ])("with the Host %j is answered with %i", async (host, status) => {
    const { port } = await startDemo();
    for (const path of ["/", "/sandbox/clock"])
      expect((await ask(port, path, { headers: { host } })).status).toBe(status);
  });

  it("is refused to pages of other sites for the sandbox", async () => {
    const demo = await startDemo();
    expect((await demo.send("POST", "/sandbox/reset", {}, { Origin: "https://evil.example" })).status).toBe(403);
    expect((await demo.send("POST", "/sandbox/reset", {}, { Origin: "null" })).status).toBe(403);
    const own = await demo.send("POST", "/sandbox/reset", {}, { Origin: demo.url.slice(0, -1) });
    expect(own.status).toBe(200);
    expect(own.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("is possible on both loopback addresses", async () => {
    const { port } = await startDemo();
    for (const host of ["127.0.0.1", "[::1]", "localhost"])
      expect((await fetch(`http://${host}:${port}/`)).status).toBe(200);
  });
});
