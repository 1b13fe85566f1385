import fc from "fast-check";
import { buildLine } from "../domain/cart/cartLines.ts";

type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

/** A diner's visit to a shop: the time, the element's width and the documents. */
export interface Visit {
  readonly now: number;
  readonly widthPx: number;
  /** How much of the page stands above the shop. */
  readonly topPx: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly store: Readonly<Record<string, Plain>>;
  readonly menus: readonly Readonly<Record<string, Plain>>[];
  /** What the device stored on earlier visits, by key. */
  readonly readStored: Readonly<Record<string, unknown>>;
}

const name = fc.oneof(
  fc.constantFrom(
    "Burgers",
    "Sides & more",
    "小吃",
    "Drinks <cold>",
    "”Quoted“",
    "Very long name of a category indeed",
  ),
  fc.string({ maxLength: 30 }),
);
const cents = fc.integer({ min: 0, max: 99_999 }).map((amount) => amount / 100);
const clock = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })).map(([hour, minute]) => {
  return [hour, minute].map((part) => `${part}`.padStart(2, "0")).join(":");
});
const day = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2027-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const colour = fc.option(fc.stringMatching(/^#[0-9a-f]{6}$/), { nil: "" });
const colours = fc.record({
  ButtonColour: colour,
  ButtonText: colour,
  CommonColour: colour,
  MenuBackground: colour,
  MenuText: colour,
  TitleBar: colour,
});

const store = fc.record({
  ID: fc.constant(120),
  Name: name,
  StoreTitle: name,
  Logo: fc.constantFrom("", "https://shop.example/logo.webp"),
  ProfileImage: fc.constantFrom("", "https://shop.example/profile.webp"),
  IsTest: fc.boolean(),
  IsInOperation: fc.integer({ min: 0, max: 9 }).map((at) => at > 0),
  TimezoneIanaFormat: fc.constantFrom("Australia/Sydney", "Australia/Perth", "UTC"),
  ClosingStoreMessage: fc.constantFrom("", "Back on Monday."),
  EnablePreoderForPickup: fc.boolean(),
  OperatingHours: fc.array(
    fc.record({ DayOfWeek: fc.integer({ min: 0, max: 6 }), OpeningTime: clock, ClosingTime: clock }),
    { maxLength: 7 },
  ),
  OrderPreparationTime: fc.integer({ min: 0, max: 40 }),
  NumberOfDaysInAdvanceForPickup: fc.integer({ min: 0, max: 30 }),
  SurchargeHolidaySettings: fc.array(
    fc.record(
      {
        Name: name,
        DayOfWeek: fc.integer({ min: 0, max: 6 }),
        StartDate: day,
        EndDate: day,
        RateType: fc.integer({ min: 1, max: 2 }),
        Rate: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
        AmountMinimum: cents,
      },
      { requiredKeys: ["DayOfWeek", "RateType", "Rate"] },
    ),
    { maxLength: 3 },
  ),
  Location: fc.record({ Address: name, Suburb: name }),
  ViewComponentConfigs: fc.record({
    PickUp: fc.constant(true),
    Delivery: fc.boolean(),
    EatIn: fc.boolean(),
    ImageCenterMode: fc.boolean(),
    HomePage: fc.boolean(),
    UiColours: fc.record({ Mobile: colours, Desktop: colours }),
  }),
});

const product = fc.record({
  Name: name,
  ShortDescription: fc.string({ maxLength: 200 }),
  PhotoUrl: fc.constantFrom("", "https://shop.example/dish.webp"),
  LargePhotoUrl: fc.constantFrom("", "https://shop.example/dish-800.webp"),
  Status: fc.integer({ min: 0, max: 3 }),
  Price: cents,
  ModifierGroups: fc.subarray([1]),
});

const sizes = { IsForceSel: true, IsSingleSel: true, Modifiers: [{ ID: 1, Price: 2 }] };

const choices = [
  { Id: 1, Name: "Dairy free" },
  { Id: 2, Name: "Gluten free" },
];

const entry = fc.record({
  ProductID: fc.integer({ min: 1, max: 12 }),
  Price: cents,
  ProductAllergy: fc.subarray([1, 2]),
  ProductPreference: fc.subarray([3]),
});

const menu = fc
  .record({
    products: fc.array(product, { minLength: 12, maxLength: 12 }),
    categories: fc.array(fc.record({ Name: name, SubMenuItems: fc.array(entry, { minLength: 1, maxLength: 14 }) }), {
      minLength: 1,
      maxLength: 9,
    }),
    starts: clock,
    ends: clock,
  })
  .map(({ products, categories, starts, ends }) => ({
    Categories: categories.map((category, at) => ({
      ...category,
      ID: at + 1,
      SubMenuItems: category.SubMenuItems.map((item, place) => ({ ...item, ID: place + 1 })),
    })),
    Products: Object.fromEntries(products.map((each, at) => [`${at + 1}`, { ...each, ID: at + 1 }])),
    ModifierGroups: { 1: sizes },
    LifeStyleChoices: { Allergy: choices, Preference: [{ Id: 3, Name: "Vegan" }] },
    MenuTimeSettings: [{ MenuId: "Second", StartTime: starts, EndTime: ends }],
  }));

const readStored = fc.record(
  {
    place: fc.record({ windowPx: fc.constantFrom(400, 1_024), heightPx: fc.integer({ min: 0, max: 9_000 }) }),
    // The last ID of each list belongs to another venue's menu.
    dietary: fc.record({
      allergies: fc.subarray(["1", "9"]),
      intolerances: fc.subarray(["9"]),
      preferences: fc.subarray(["3", "9"]),
    }),
    dishes: fc.record({ 120: fc.subarray(["1", "2", "3", "99"]), 121: fc.constant(["4"]) }),
    room: fc.constant("12"),
    orderMode: fc.constantFrom("pickup", "table", "drone"),
    cart: fc.constant({ 120: [buildLine()] }),
    // Too close to the answer's time to change the correction.
    clock: fc.integer({ min: -58_000, max: 58_000 }),
  },
  { requiredKeys: [] },
);

export const anyVisit: fc.Arbitrary<Visit> = fc.record({
  now: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) }),
  widthPx: fc.integer({ min: 300, max: 1_900 }),
  topPx: fc.integer({ min: 0, max: 400 }),
  attributes: fc.record({
    "store-id": fc.constant("120"),
    language: fc.constantFrom("en", "zh-CN"),
    mobile: fc.constantFrom("false", "true"),
    "full-page": fc.constantFrom("false", "true"),
    "base-path": fc.constantFrom("", "/order"),
    "heading-level": fc.constantFrom("1", "3"),
    mode: fc.constantFrom("", "pickup", "table"),
  }),
  store,
  menus: fc.array(menu, { minLength: 1, maxLength: 2 }),
  readStored,
});

function typedValue(value: Plain): unknown {
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "number") return { doubleValue: value };
  if (value === null) return { nullValue: null };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(typedValue) } };
  return { mapValue: { fields: fieldsOf(value as Readonly<Record<string, Plain>>) } };
}

function fieldsOf(fields: Readonly<Record<string, Plain>>): unknown {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, typedValue(value)]));
}

/** Firestore's answers at the time of the visit. */
export function answersFor({ store: shop, menus, now }: Visit): readonly [Promise<Response>, Promise<Response>] {
  const answer = (body: unknown) => {
    const response = new Response(null, { headers: { Date: new Date(now).toUTCString() } });
    return Promise.resolve(Object.assign(response, { json: async () => body }));
  };
  const documents = menus.map((each, at) => ({
    name: `d/${at === 0 ? "DefaultMenu" : "Second"}`,
    fields: fieldsOf(each),
  }));
  return [answer({ name: "Companies/120", fields: fieldsOf(shop) }), answer({ documents })];
}
