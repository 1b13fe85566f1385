import * as v from "valibot";
import {
  address,
  anyNumber,
  companyNumber,
  count,
  days,
  endOfDay,
  flag,
  focus,
  headquartersNumber,
  kilometres,
  latitude,
  longitude,
  minutes,
  postcode,
  startOfDay,
  text,
  textOrNumber,
  unit,
  weekday,
  zone,
} from "../kinds.ts";
import { key, list, meaning, needed, record, rule } from "../schema.ts";
import { bankSurcharge, freightFeeRule, holidaySurcharge, orderTypeConstraintRule } from "./charges.ts";
import { viewComponentConfigs } from "./viewComponentConfigs.ts";

function secondsOf(time: string): number {
  const [hour = 0, minute = 0, second = 0] = time.split(":").map(Number);
  return hour * 3600 + minute * 60 + second;
}

/** Whether a period that ends the next day, if it doesn't end later on the same, has a whole minute. */
export function hasMinute(start: string, end: string): boolean {
  const starts = Math.ceil(secondsOf(start) / 60);
  const ends = Math.floor((secondsOf(end) + 1) / 60);
  return secondsOf(end) <= secondsOf(start) ? starts < ends + 1_440 : starts < ends;
}

export const openingPeriod = meaning(
  record({
    DayOfWeek: needed(weekday, "The weekday on which the period starts. 0 is Sunday.", { example: 5 }),
    OpeningTime: needed(startOfDay, "When it opens, on the store's own clock.", { example: "11:30" }),
    ClosingTime: needed(
      endOfDay,
      "When it closes. At or before OpeningTime means on the next day; the same time is round the clock. 24:00 is midnight.",
      { example: "22:00" },
    ),
  }),
  "A time in which the store is open. A day may have several.",
  rule(
    ({ OpeningTime, ClosingTime }: { OpeningTime: string; ClosingTime: string }) => hasMinute(OpeningTime, ClosingTime),
    "the period has no whole minute",
  ),
);

export const location = meaning(
  record({
    Address: key(text, "Street and number.", { default: "", example: "125 Bourke St" }),
    Suburb: key(text, "The suburb or town.", { default: "", example: "Melbourne" }),
    State: key(text, "The state, as Australia abbreviates it.", { default: "", example: "VIC" }),
    Postcode: key(textOrNumber, "The postcode.", { default: "", example: "3000" }),
    Country: key(text, "The country.", { default: "", example: "Australia" }),
    Latitude: key(latitude, "Degrees north. Distances are measured from here.", { example: -37.81 }),
    Longitude: key(longitude, "Degrees east.", { example: 144.96 }),
  }),
  "Where the store is.",
);

export const deliveryArea = meaning(
  record({
    PostcodeFrom: needed(postcode, "The first postcode of the area.", { example: 3000 }),
    PostcodeTo: needed(postcode, "The last one.", { example: 3006 }),
  }),
  "A range of postcodes that the store delivers to.",
  rule(
    (area: { PostcodeFrom: string | number; PostcodeTo: string | number }) =>
      Number(area.PostcodeTo) >= Number(area.PostcodeFrom),
    "PostcodeTo is below PostcodeFrom",
  ),
);

export const orderCancellation = meaning(
  record({
    OrderCancellationAllowed: key(flag, "Whether a diner may ask for a cancellation.", {
      default: false,
      example: true,
    }),
    CancellationTimeBufferInMinutes: key(minutes, "How long before ScheduledTime it is too late to ask.", {
      default: 0,
      example: 15,
    }),
  }),
  "Whether diners may ask to cancel an order. They can while its status is 2 or 9.",
);

export const policies = meaning(
  record({
    PolicyTypePrivacy: key(text, "How the store treats personal data.", { default: "", example: "<p>We keep …</p>" }),
    PolicyTypeDelivery: key(text, "How the store delivers.", { default: "", example: "<p>Within 5 km …</p>" }),
    PolicyTypeRefund: key(text, "When the store gives money back.", { default: "", example: "<p>If a dish …</p>" }),
  }),
  "The store's policies. Their HTML is reduced to harmless tags.",
);

const ordering = {
  IsInOperation: key(flag, "False: the store takes no orders now, whatever its hours say.", {
    default: true,
    example: true,
  }),
  OperatingHours: key(list(openingPeriod), "When the store is open. None: never.", { default: [] }),
  TimezoneIanaFormat: key(zone, "The time zone of the store's clock.", {
    default: "Australia/Sydney",
    example: "Australia/Melbourne",
  }),
  EnablePreoderForDelivery: key(flag, "Whether a delivery can be ordered for another opening period.", {
    default: false,
    example: true,
  }),
  EnablePreoderForPickup: key(flag, "The same for a pickup.", { default: false, example: true }),
  NumberOfDaysInAdvanceForDelivery: key(days, "How many days ahead a delivery can be ordered; 60 at most count.", {
    default: 0,
    example: 3,
  }),
  NumberOfDaysInAdvanceForPickup: key(days, "The same for a pickup.", { default: 0, example: 14 }),
  OrderPreparationTime: key(minutes, "How long an order takes to prepare.", { default: 0, example: 20 }),
  PreOrderPreparationTime: key(minutes, "The same for an order in another opening period. Missing: the same time.", {
    example: 45,
  }),
  OrderTypeConstraintRules: key(list(orderTypeConstraintRule), "The least that an order of a type must cost.", {
    default: [],
  }),
  OrderCancellation: key(orderCancellation, "Whether diners may ask to cancel an order."),
  IsDisableStatusTracking: key(flag, "Whether diners see only that an order was accepted, and not its steps.", {
    default: false,
    example: false,
  }),
  ChargeToRoom: key(flag, "Whether an order to a room can be charged to the room.", { default: false, example: true }),
  ClosingStoreMessage: key(text, "What a diner reads while the store takes no orders.", {
    default: "",
    example: "Back at nine",
  }),
  CheckInPurpose: key(
    text,
    "Why the venue keeps the details of those who check in, as they read it. Empty: only to whom they go.",
    { default: "", example: "We keep your details for four weeks, in case you leave something behind." },
  ),
  "ClosingStoreMessage_zh-CN": key(text, "The same in Chinese.", { example: "九点再见" }),
};

const charging = {
  DeliveryAreas: key(list(deliveryArea), "Where the store delivers. None: anywhere.", { default: [] }),
  DeliveryRadius: key(kilometres, "How far the store delivers, by road. 0 or less: any distance.", {
    default: 0,
    example: 8,
  }),
  EnableThirdPartDelivery: key(flag, "Whether somebody else delivers, whose fee GET delivery/{storeId}/Fee tells.", {
    default: false,
    example: false,
  }),
  FreightFeeRules: key(
    list(freightFeeRule),
    "What delivery costs. The first rule whose range holds the subtotal counts, also where two ranges meet at one amount. None: delivery is free.",
    {
      default: [],
    },
  ),
  SurchargeBankSettings: key(list(bankSurcharge), "Surcharges on cards.", { default: [] }),
  SurchargeHolidaySettings: key(list(holidaySurcharge), "Surcharges on weekdays or dates.", { default: [] }),
};

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0), unit("seconds since 1970"));

export const alcoholLimit = meaning(
  record({
    Units: key(
      count,
      "The most dishes and choices with IsAlcohol that one order has. A dish and its choice count as two.",
      { example: 6 },
    ),
    WithMeal: key(flag, "Whether alcohol needs a dish that isn't IsAlcohol itself in the order.", {
      default: false,
      example: true,
    }),
    Until: key(
      endOfDay,
      "Until when alcohol is sold, on the store's own clock: ScheduledTime counts. From then to 5:00 none is sold.",
      { example: "23:00" },
    ),
  }),
  "What limits alcohol in an order.",
);

const law = {
  SeafoodStatement: key(
    text,
    "Where the store's seafood is from. It stands under the menu, in place of an Origin of each dish.",
    { default: "", example: "All of our seafood is Australian." },
  ),
  "SeafoodStatement_zh-CN": key(text, "The same in Chinese.", { example: "本店海鲜均产自澳大利亚。" }),
  LiquorLicence: key(text, "The number of the licence to sell alcohol.", { default: "", example: "LIQP770010000" }),
  LiquorNotice: key(text, "The notice that the law of the state asks for.", {
    default: "",
    example: "It is against the law to sell alcohol to anybody under 18.",
  }),
  "LiquorNotice_zh-CN": key(text, "The same in Chinese.", { example: "禁止向未满十八岁者售酒。" }),
  AlcoholLimit: key(alcoholLimit, "What limits alcohol in an order."),
  ABN: key(textOrNumber, "The business number. With it, a receipt is a tax invoice.", {
    default: "",
    example: "51 824 753 556",
  }),
};

const planned = {
  ReadyInMinutes: key(minutes, "How long an order takes now that is wanted as soon as possible.", {
    example: 35,
    planned: "R110",
  }),
  PausedUntil: key(seconds, "Until when the store takes no orders.", { example: 1795302000, planned: "R110" }),
};

export const store = meaning(
  record({
    ID: key(companyNumber, "The store's number, the same as its document's id.", { example: 120 }),
    HQCompanyID: key(headquartersNumber, "The number of the store's headquarters. 0: none.", { example: 7 }),
    IsHQ: key(flag, "Whether this is the headquarters itself, which takes no orders.", {
      default: false,
      example: false,
    }),
    Name: key(text, "The store's name.", { default: "", example: "Patty & Sons" }),
    StoreTitle: key(text, "The name with the place, as a list of stores shows it.", {
      default: "",
      example: "Patty & Sons, Bourke St",
    }),
    "StoreTitle_zh-CN": key(text, "The same in Chinese.", { example: "Patty & Sons 伯克街店" }),
    Logo: key(address, "The address of the logo.", { example: "https://pictures.example/logo.webp" }),
    ProfileImage: key(address, "The address of the store's picture.", {
      example: "https://pictures.example/front.webp",
    }),
    LargeProfileImage: key(address, "The same picture in a larger size.", {
      example: "https://pictures.example/front-large.webp",
    }),
    ProfileImageFocus: key(focus, "What of the picture a crop keeps: percent from the left, and from the top.", {
      example: "50 30",
    }),
    IsEnabled: key(flag, "False: nobody finds the store.", { default: true, example: true }),
    IsTest: key(flag, "Whether it is hidden from lists.", { default: false, example: false }),
    DisplayOrder: key(anyNumber, "Its place in a list of stores, the lowest first.", { default: 0, example: 4 }),
    OfficePhone: key(textOrNumber, "The telephone number.", { default: "", example: "03 9000 0000" }),
    Location: key(location, "Where the store is."),
    TermsAndConditions: key(text, "The terms of an order, as text or HTML.", {
      default: "",
      example: "<p>Be kind</p>",
    }),
    Policies: key(policies, "The store's policies."),
    ...ordering,
    ...charging,
    ...law,
    ViewComponentConfigs: key(viewComponentConfigs, "What the store offers."),
    ...planned,
  }),
  "Companies/{ID}: a store, or the headquarters of several.",
);
