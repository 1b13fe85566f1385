import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Language } from "../../../src/domain/host/hostSettings.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { encodeManifest } from "../../../src/wire/page/manifest.ts";
import { encodeStructuredData, scriptText } from "../../../src/wire/page/structuredData.ts";
import { buildMenu, buildProduct } from "../../support/buildMenu.ts";
import { buildStore } from "../../support/buildStore.ts";
import { runs } from "../../support/thorough.ts";

const url = "https://patty.example/order/";
const page = { store: buildStore(), menu: null, url, language: "en", surcharges: "" } as const;

describe("the structured data of a restaurant for search engines", () => {
  it("has its name, address, telephone, position, hours and menu", () => {
    const chips = buildProduct("chips", { description: "With salt", photo: "https://patty.example/chips.webp" });
    const store = buildStore({
      phone: "03 5550 0120",
      logo: "https://patty.example/logo.webp",
      location: {
        address: "1 Bourke St",
        suburb: "Melbourne",
        state: "VIC",
        postcode: "3000",
        country: "",
        position: { latitude: -37.81, longitude: 144.96 },
      },
      hours: [{ weekday: 1, opens: 9 * 60, closes: 17 * 60 + 30 }],
    });
    const link = `${url}?item=chips`;
    expect(encodeStructuredData({ ...page, store, menu: buildMenu({ Sides: [chips] }) })).toEqual({
      "@context": "https://schema.org",
      "@type": "Restaurant",
      "@id": url,
      url,
      name: "Patty & Sons",
      telephone: "03 5550 0120",
      image: "https://patty.example/logo.webp",
      logo: "https://patty.example/logo.webp",
      address: {
        "@type": "PostalAddress",
        streetAddress: "1 Bourke St",
        addressLocality: "Melbourne",
        addressRegion: "VIC",
        postalCode: "3000",
        addressCountry: "AU",
      },
      geo: { "@type": "GeoCoordinates", latitude: -37.81, longitude: 144.96 },
      openingHoursSpecification: [
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["https://schema.org/Monday"],
          opens: "09:00",
          closes: "17:30",
        },
      ],
      hasMenu: {
        "@type": "Menu",
        url,
        inLanguage: "en",
        hasMenuSection: [
          {
            "@type": "MenuSection",
            name: "Sides",
            hasMenuItem: [
              {
                "@type": "MenuItem",
                name: "Chips",
                description: "With salt",
                image: "https://patty.example/chips.webp",
                url: link,
                offers: {
                  "@type": "Offer",
                  price: "10.00",
                  priceCurrency: "AUD",
                  availability: "https://schema.org/InStock",
                  url: link,
                },
              },
            ],
          },
        ],
      },
    });
  });

  it("has nothing that the store doesn't have", () => {
    const bare = encodeStructuredData({ ...page, store: buildStore({ hours: [] }) });
    expect(Object.keys(bare)).toEqual(["@context", "@type", "@id", "url", "name"]);
  });

  const day = (weekday: number, opens: number, closes: number) => ({ weekday, opens, closes });
  it.each([
    ["round the clock", [day(0, 0, 1_440)], [["Sunday", "00:00", "23:59"]]],
    ["past midnight", [day(5, 1_020, 120)], [["Friday", "17:00", "02:00"]]],
    [
      "twice a day",
      [day(2, 720, 840), day(2, 1_080, 1_320)],
      [
        ["Tuesday", "12:00", "14:00"],
        ["Tuesday", "18:00", "22:00"],
      ],
    ],
    ["the same on two days", [day(6, 600, 700), day(1, 600, 700)], [["Monday Saturday", "10:00", "11:40"]]],
  ])("has hours %s", (_what, hours, told) => {
    const { openingHoursSpecification } = encodeStructuredData({ ...page, store: buildStore({ hours }) });
    const rows = openingHoursSpecification as { dayOfWeek: string[]; opens: string; closes: string }[];
    const names = (days: string[]) => days.map((each) => each.replace("https://schema.org/", "")).join(" ");
    expect(rows.map(({ dayOfWeek, opens, closes }) => [names(dayOfWeek), opens, closes])).toEqual(told);
  });

  it("R102: has what the law asks for where the vocabulary has a place for it", () => {
    const labels = { origin: "A", kilojoules: 2_750, isAlcohol: false } as const;
    const menu = buildMenu({ Sea: [buildProduct("barramundi", { labels })] });
    const surcharges = "A surcharge of 10% applies on Sundays.";
    expect(encodeStructuredData({ ...page, menu, surcharges })).toMatchObject({
      hasMenu: {
        description: surcharges,
        hasMenuSection: [
          {
            hasMenuItem: [
              {
                name: "Barramundi (A)",
                nutrition: { "@type": "NutritionInformation", calories: "2750 kJ" },
              },
            ],
          },
        ],
      },
    });
  });

  it("R103: says what the page says, in its language, and what isn't translated as it is", () => {
    const soup = buildProduct("soup", { description: "With noodles" });
    const menu = buildMenu({ Soups: [soup, buildProduct("tea")] }, { texts: { Soup: "汤", "With noodles": "配面条" } });
    const store = buildStore({ texts: { Soups: "汤类" } });
    const read = (language: Language) => {
      const { hasMenu } = encodeStructuredData({ ...page, store, menu, language });
      return JSON.stringify(hasMenu).match(/(?<="(name|description|inLanguage)":")[^"]+/g);
    };
    expect(read("zh-CN")).toEqual(["zh-CN", "汤类", "汤", "配面条", "Tea"]);
    expect(read("en")).toEqual(["en", "Soups", "Soup", "With noodles", "Tea"]);
  });

  it("R80: links a dish in two categories to each, and marks what is sold out", () => {
    const [cake, tea] = [buildProduct("cake & co", { isSoldOut: true }), buildProduct("tea", { price: cents(1) })];
    const menu = buildMenu({ Sweet: [cake], New: [cake, tea] });
    const text = JSON.stringify(encodeStructuredData({ ...page, menu }));
    for (const link of ["?item=cake+%26+co&category=sweet", "?item=cake+%26+co&category=new", "?item=tea"])
      expect(text).toContain(`"url":"${url}${link}"`);
    expect(text.match(/schema\.org\/SoldOut/g)).toHaveLength(2);
    expect(text).toContain('"price":"0.01"');
  });
});

describe("JSON in a script element", () => {
  const hostile = ["</script><script>alert(1)</script>", "<!-- ", "\u2028\u2029", '"\\', "&lt;", "]]>", "名前"];

  it("isn't ended by any text, also in a manifest", () => {
    const typed = fc
      .array(fc.oneof(fc.constantFrom(...hostile), fc.string()), { maxLength: 4 })
      .map((all) => all.join(""));
    fc.assert(
      fc.property(typed, typed, (name, description) => {
        const store = buildStore({ name, title: description });
        const menu = buildMenu({ [name]: [buildProduct("dish", { name, description })] });
        const written = [
          encodeStructuredData({ ...page, store, menu }),
          encodeManifest({ store, url, scope: url, language: "en" }),
        ];
        for (const json of written) {
          const text = scriptText(json);
          expect(text).not.toMatch(/[<>&\u2028\u2029]/);
          expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(json)));
        }
      }),
      { numRuns: runs(50) },
    );
  });
});

describe("a manifest", () => {
  const input = { url, scope: url, language: "zh-CN" } as const;

  it("has the store's name, colours, logo and start", () => {
    const colours = { mobile: { titleBar: "#102030", menuBackground: "#fff" }, desktop: {} };
    const store = buildStore({ colours, logo: "https://patty.example/logo.webp" });
    expect(encodeManifest({ ...input, store })).toEqual({
      id: url,
      name: "Patty & Sons",
      lang: "zh-CN",
      start_url: url,
      scope: url,
      display: "minimal-ui",
      theme_color: "#102030",
      background_color: "#fff",
      icons: [{ src: "https://patty.example/logo.webp", sizes: "any" }],
    });
  });

  it.each([
    ["the title if it is shorter", "Patty & Sons Bourke St", "Patty & Sons", "Patty & Sons"],
    ["none if the title is longer", "Patty & Sons", "Burgers since 2009, and chips", undefined],
    ["none if the title equals the name", "Patty & Sons", "Patty & Sons", undefined],
    ["none without a title", "Patty & Sons", "", undefined],
    ["none if the title is already used as the name", "", "Patty & Sons", undefined],
  ])("has as its short name %s", (_what, name, title, short) => {
    const manifest = encodeManifest({ ...input, store: buildStore({ name, title }) });
    expect(manifest["short_name"]).toBe(short);
  });

  it("has what a browser requires before it offers to install, whatever the store's texts are", () => {
    for (const title of ["", "Burgers"]) {
      const manifest = encodeManifest({ ...input, store: buildStore({ title, logo: "https://patty.example/7" }) });
      expect(manifest["short_name"] ?? manifest["name"]).toBeTruthy();
      expect(manifest["icons"]).toEqual([
        expect.objectContaining({ src: expect.any(String), sizes: expect.any(String) }),
      ]);
      expect(["fullscreen", "standalone", "minimal-ui"]).toContain(manifest["display"]);
      // The manifest is a Blob, in which a relative address leads nowhere.
      for (const key of ["id", "start_url", "scope"]) expect(String(manifest[key])).toMatch(/^https:/);
      expect(String(manifest["start_url"]).startsWith(String(manifest["scope"]))).toBe(true);
    }
  });

  it.each(["red;", "url(x)", "#12", "", undefined])("has no colour if the store entered %j", (titleBar) => {
    const store = buildStore({ colours: { mobile: titleBar === undefined ? {} : { titleBar }, desktop: {} } });
    expect(encodeManifest({ ...input, store })["theme_color"]).toBeUndefined();
  });
});
