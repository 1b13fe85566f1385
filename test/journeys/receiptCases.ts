import { desk, phone } from "../support/journey.ts";
import { chinese, english } from "./orderWords.ts";

const hourMs = 3_600_000;

/** Noon in Melbourne. */
const noonOf = (date: string) => Date.parse(`${date}T12:00:00+11:00`);
const [wednesday, saturday, sunday] = [noonOf("2026-11-25"), noonOf("2026-11-28"), noonOf("2026-11-29")];
const night = 9 * hourMs;

const taxed = { RateType: 1, IsTaxable: true } as const;
const sundays = { ...taxed, ID: 1, Name: "Sunday surcharge", DayOfWeek: 0, Rate: 0.1 };
const showDay = { ...taxed, ID: 2, Name: "Public holiday", StartDate: "2026-11-25", EndDate: "2026-11-25", Rate: 0.15 };
/** Of the cards that pay for a delivery. */
export const cardSurcharges = [1, 2].map((CreditCardType) => ({
  ...taxed,
  ID: 20 + CreditCardType,
  CreditCardType,
  Rate: 0.01,
}));
/** A member's session doesn't outlive a day, so the clock isn't moved for them. */
const everyDay = [0, 1, 2, 3, 4, 5, 6].map((DayOfWeek) => ({ ...sundays, ID: 10 + DayOfWeek, DayOfWeek }));

/** Open from nine to five: a night's order is for the next day. */
const daytime = {
  OperatingHours: [0, 1, 2, 3, 4, 5, 6].map((DayOfWeek) => ({
    DayOfWeek,
    OpeningTime: "09:00",
    ClosingTime: "17:00",
  })),
};

interface Situation {
  readonly what: string;
  /** Null: the clocks aren't moved. */
  readonly now: number | null;
  readonly mode: "pickup" | "delivery";
  readonly surcharges: readonly object[];
  /** What else the store's document says. */
  readonly store: object;
  readonly code: string | null;
  readonly hasMeal: boolean;
  readonly isByPoints: boolean;
  /** The surcharges that every screen names. */
  readonly added: readonly string[];
  readonly isForTomorrow: boolean;
}

const plain: Omit<Situation, "what"> = {
  now: wednesday,
  mode: "pickup",
  surcharges: [sundays],
  store: {},
  code: null,
  hasMeal: false,
  isByPoints: false,
  added: [],
  isForTomorrow: false,
};
const onSunday = { ...plain, now: sunday, added: ["Sunday|周日"] };

const situations: readonly Situation[] = [
  { ...plain, what: "a weekday" },
  { ...onSunday, what: "a Sunday" },
  { ...onSunday, what: "Saturday night for Sunday", now: saturday + night, store: daytime, isForTomorrow: true },
  { ...plain, what: "Sunday night for Monday", now: sunday + night, store: daytime, isForTomorrow: true },
  { ...plain, what: "a public holiday", surcharges: [showDay], added: ["Public holiday"] },
  { ...plain, what: "a delivery", mode: "delivery" },
  { ...onSunday, what: "a delivery on a Sunday", mode: "delivery" },
  { ...onSunday, what: "a code on a Sunday", code: "HELLO10" },
  { ...onSunday, what: "a meal on a Sunday", hasMeal: true },
  { ...onSunday, what: "points", now: null, surcharges: everyDay, isByPoints: true },
];

const sides = [
  { side: "in English on a phone", words: english, size: phone, storeId: 120, language: "en" },
  { side: "in English at a desk", words: english, size: desk, storeId: 120, language: "en" },
  { side: "in Chinese on a phone", words: chinese, size: phone, storeId: 121, language: "zh-CN" },
  { side: "in Chinese at a desk", words: chinese, size: desk, storeId: 121, language: "zh-CN" },
] as const;

/** The sample member has points at one store only. */
export const receiptCases = situations.flatMap((situation) =>
  sides
    .filter(({ storeId }) => storeId === 120 || !situation.isByPoints)
    .map((side) => ({ ...situation, ...side, name: `${situation.what}, ${side.side}` })),
);

export type ReceiptCase = (typeof receiptCases)[number];

/** The quick gate's: what was priced wrongly once, on each side. */
const quick = [
  "Saturday night for Sunday, in English on a phone",
  "a delivery on a Sunday, in Chinese on a phone",
  "a code on a Sunday, in English at a desk",
];

export const isQuickCase = ({ name }: ReceiptCase) => quick.includes(name);
