import type { Language } from "../../domain/host/hostSettings.ts";
import { listedProducts } from "../../domain/menu/listedProducts.ts";
import type { Menu } from "../../domain/menu/menu.ts";
import { toDollars } from "../../domain/money/cents.ts";
import { type DayHours, hoursOn } from "../../domain/store/openingHours.ts";
import type { Store } from "../../domain/store/store.ts";
import { storeName } from "../../domain/store/storeName.ts";
import { storeTextIn } from "../../domain/store/storeTexts.ts";

/** The data of a restaurant's page for search engines. */
export interface RestaurantPage {
  readonly store: Store;
  /** Null if no menu is served now. */
  readonly menu: Menu | null;
  /** The menu's sentence about surcharges by day, in its language (R102). Empty if it has none. */
  readonly surcharges: string;
  /** The URL of the menu. */
  readonly url: string;
  readonly language: Language;
}

type Json = Readonly<Record<string, unknown>>;

const schema = "https://schema.org/";
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Leaves out values that the store doesn't provide. */
function typed(type: string, fields: Json): Json {
  const said = Object.entries(fields).filter(([, value]) => {
    return value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
  });
  return { "@type": type, ...Object.fromEntries(said) };
}

function timeText(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
}

/** Hours round the clock last from midnight to one minute before the next. */
function periodText({ opens, closes }: DayHours[number]): string {
  return opens === closes ? "00:00-23:59" : `${timeText(opens)}-${timeText(closes)}`;
}

/** Groups days with the same hours. */
function openingHours(hours: Store["hours"]): readonly Json[] {
  const days = new Map<string, string[]>();
  for (const [day, name] of weekdays.entries()) {
    for (const period of hoursOn(hours, day)) {
      const text = periodText(period);
      days.set(text, [...(days.get(text) ?? []), `${schema}${name}`]);
    }
  }
  return Array.from(days, ([text, dayOfWeek]) => {
    const [opens = "", closes = ""] = text.split("-");
    return typed("OpeningHoursSpecification", { dayOfWeek, opens, closes });
  });
}

function address({ address: street, suburb, state, postcode, country }: Store["location"]): Json | null {
  if (!street && !suburb) return null;
  return typed("PostalAddress", {
    streetAddress: street,
    addressLocality: suburb,
    addressRegion: state,
    postalCode: postcode,
    addressCountry: country || "AU",
  });
}

/** R80: each dish has a URL. It names the category if the dish is listed in several. */
function dishLinks(menu: Menu, url: string): (item: string, category: string) => string {
  const times = new Map<string, Set<string>>();
  for (const { product, category } of listedProducts(menu)) {
    times.set(product.id, (times.get(product.id) ?? new Set()).add(category.id));
  }
  return (item, category) => {
    const isInSeveral = (times.get(item)?.size ?? 0) > 1;
    return `${url}?${new URLSearchParams({ item, ...(isInSeveral && { category }) })}`;
  };
}

/**
 * Its texts are in the page's language (R103). An offer's price has no days: schema.org knows only from when to when one
 * is valid. So a text says what a day adds.
 */
function menuOf(menu: Menu, { store, url, language, surcharges }: RestaurantPage): Json {
  const said = storeTextIn(language, [menu.texts, store.texts]);
  const linkTo = dishLinks(menu, url);
  const sections = new Map<string, { readonly name: string; readonly items: Json[] }>();
  for (const { category, entry, product } of listedProducts(menu)) {
    const section = sections.get(category.id) ?? { name: said(category.name), items: [] };
    sections.set(category.id, section);
    const link = linkTo(product.id, category.id);
    const offers = typed("Offer", {
      price: toDollars(entry.price).toFixed(2),
      priceCurrency: "AUD",
      availability: `${schema}${product.isSoldOut ? "SoldOut" : "InStock"}`,
      url: link,
    });
    const { photo: image, labels } = product;
    const [dish, description] = [said(entry.name), said(product.description)];
    // A MenuItem has no property for its origin: schema.org's `countryOfOrigin` is of products.
    const name = labels.origin === null ? dish : `${dish} (${labels.origin})`;
    const nutrition =
      labels.kilojoules === null ? null : typed("NutritionInformation", { calories: `${labels.kilojoules} kJ` });
    section.items.push(typed("MenuItem", { name, description, image, url: link, nutrition, offers }));
  }
  const hasMenuSection = Array.from(sections.values(), ({ name, items }) =>
    typed("MenuSection", { name, hasMenuItem: items }),
  );
  return typed("Menu", { url, inLanguage: language, description: surcharges, hasMenuSection });
}

/** A store and its menu in schema.org's vocabulary, which search engines read. */
export function encodeStructuredData(page: RestaurantPage): Json {
  const { store, menu, url } = page;
  const { position } = store.location;
  return {
    "@context": "https://schema.org",
    ...typed("Restaurant", {
      "@id": url,
      url,
      name: storeName(store),
      telephone: store.phone,
      image: store.profileImage ?? store.logo,
      logo: store.logo,
      address: address(store.location),
      geo: position && typed("GeoCoordinates", { ...position }),
      openingHoursSpecification: openingHours(store.hours),
      hasMenu: menu && menuOf(menu, page),
    }),
  };
}

/** JSON text that is safe inside a `<script>`, whatever text a store's menu contains. */
export function scriptText(json: unknown): string {
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(json).replace(/[<>&\u2028\u2029]/g, escaped);
}
