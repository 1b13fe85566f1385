import type { Language } from "../host/hostSettings.ts";
import type { Cents } from "../money/cents.ts";
import type { CalendarDate } from "../time/zone.ts";
import type { ChineseTexts } from "./storeTexts.ts";

export type SurchargeRate =
  /** A fraction of the amount to be paid. */
  { readonly kind: "share"; readonly rate: number } | { readonly kind: "flat"; readonly amount: Cents };

export interface Surcharge {
  readonly id: string;
  readonly name: string;
  readonly rate: SurchargeRate;
  readonly isTaxable: boolean;
  /** The range of amounts that it is charged on. `upTo` is null if there is no upper bound. */
  readonly from: Cents;
  readonly upTo: Cents | null;
}

/** The days that it applies on. If the store sets dates, only they count, not the weekday (R25). */
export type HolidayDays =
  | { readonly kind: "dates"; readonly first: CalendarDate; readonly last: CalendarDate }
  | { readonly kind: "weekday"; readonly weekday: number };

export interface HolidaySurcharge extends Surcharge {
  readonly days: HolidayDays;
}

/** In dollars, because a fee by distance is rounded only once, as a whole (R24). */
export interface FreightRule {
  readonly from: Cents;
  /** Null if there is no upper bound. */
  readonly upTo: Cents | null;
  readonly dollars: number;
  readonly dollarsPerKilometre: number;
  readonly minimum: Cents;
}

/** What delivery costs at a store. */
export type Freight =
  /** The fee comes from the backend. */
  { readonly kind: "third-party" } | { readonly kind: "own"; readonly rules: readonly FreightRule[] };

export type StoreId = number;

/** In minutes since midnight on the store's clock. If `closes` isn't after `opens`, it closes the next day (R28). */
export interface OpeningPeriod {
  readonly weekday: number;
  readonly opens: number;
  readonly closes: number;
}

export interface StoreLocation {
  readonly address: string;
  readonly suburb: string;
  readonly state: string;
  readonly postcode: string;
  readonly country: string;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

/** The flags that turn the order modes on. Each has its mode's name. */
export interface ModeFlags {
  readonly delivery: boolean;
  readonly pickup: boolean;
  readonly room: boolean;
  readonly table: boolean;
}

/** ViewComponentConfigs: what this store shows and offers. */
export interface StoreView extends ModeFlags {
  readonly notes: boolean;
  readonly itemNotes: boolean;
  readonly login: boolean;
  readonly googleLogin: boolean;
  readonly facebookLogin: boolean;
  readonly centredPhotos: boolean;
  /** Shows dishes without information about a chosen allergy, marked as such, instead of hiding them. */
  readonly showsNotStated: boolean;
  /** A home page is shown before the menu on phones (R76). */
  readonly homePage: boolean;
  readonly cashOnPickup: boolean;
  readonly alipay: boolean;
  readonly wechat: boolean;
  readonly applePay: boolean;
  readonly googlePay: boolean;
  /** Needed in addition to `Store.chargesToRoom` (R55). */
  readonly roomCharge: boolean;
  readonly hidesPickupAddress: boolean;
  readonly hidesGuestTracking: boolean;
  /** The company's stores share one cart, which moves to the store that is chosen (S13). */
  readonly choosesStoreAtCheckout: boolean;
  /** The date of birth is asked where alcohol is in the cart. Otherwise a box is ticked. */
  readonly asksDateOfBirth: boolean;
}

/**
 * The flags of the order modes in which a time is chosen. The first screen and a list of venues say whether orders are
 * taken for later in them.
 */
export type TimedView = Pick<ModeFlags, "delivery" | "pickup">;

/** UiColours: hex colours as the store entered them. The theme adjusts them to be readable. */
export interface UiColours {
  readonly buttonColour?: string;
  readonly buttonText?: string;
  readonly commonColour?: string;
  readonly menuHighlight?: string;
  readonly menuHighlightText?: string;
  readonly statusPending?: string;
  readonly titleBar?: string;
  readonly menuBackground?: string;
  readonly menuText?: string;
}

export interface Policies {
  readonly privacy: string;
  readonly delivery: string;
  readonly refund: string;
}

/** The minimum cart value; 0 if the store sets none. A room counts as delivery (R9). */
export interface Minimums {
  readonly delivery: Cents;
  readonly pickup: Cents;
  readonly table: Cents;
}

/** What limits alcohol in an order (R102). */
export interface AlcoholLimit {
  /** The most dishes and choices with alcohol. Null: any number. */
  readonly units: number | null;
  /** Alcohol needs a dish without it in the order. */
  readonly withMeal: boolean;
  /** Until when it is sold, in minutes since midnight on the store's clock. Null: as long as the store is open. */
  readonly until: number | null;
}

/** What the law asks of a store that sells alcohol. */
export interface Liquor {
  readonly licence: string;
  readonly notice: string;
  readonly limit: AlcoholLimit;
}

export interface Store {
  readonly id: StoreId;
  readonly name: string;
  readonly title: string;
  readonly logo: string | null;
  readonly profileImage: string | null;
  /** The same picture in a larger size. */
  readonly largeProfileImage: string | null;
  /** What a crop keeps in sight, as CSS writes it ("50% 30%"). Null: its middle. */
  readonly profileImageFocus: string | null;
  readonly isTest: boolean;
  readonly isHq: boolean;
  readonly isEnabled: boolean;
  readonly displayOrder: number;
  readonly inOperation: boolean;
  readonly hours: readonly OpeningPeriod[];
  readonly zone: string;
  readonly preOrder: { readonly delivery: boolean; readonly pickup: boolean };
  /** Null if the store sets none. */
  readonly preparationMinutes: number | null;
  /** R29: used for slots outside the current opening period. Null if the store sets none. */
  readonly preOrderPreparationMinutes: number | null;
  readonly daysInAdvance: { readonly delivery: number; readonly pickup: number };
  readonly minimums: Minimums;
  /** For the menu. Orders are priced with what is read for them (`StoreCharges`). */
  readonly freight: Freight;
  /** For the menu, like the delivery fees. */
  readonly holidays: readonly HolidaySurcharge[];
  /** Null if orders can't be cancelled. */
  readonly cancellation: { readonly bufferMinutes: number } | null;
  readonly isStatusTrackingDisabled: boolean;
  /** A hotel guest can charge the order to the room. */
  readonly chargesToRoom: boolean;
  readonly hqId: number | null;
  readonly location: StoreLocation;
  readonly phone: string;
  readonly closedMessage: string;
  readonly texts: ChineseTexts;
  /** Why the venue keeps the details of those who check in, in its own words. */
  readonly checkInPurpose: string;
  /** HTML from the store, shown only after sanitising (R38). */
  readonly terms: string;
  readonly policies: Policies;
  /** Where the store's seafood is from, in its own words. */
  readonly seafoodStatement: string;
  readonly liquor: Liquor;
  /** The business number, which makes a receipt a tax invoice. "" if the store has none. */
  readonly abn: string;
  readonly view: StoreView;
  readonly colours: { readonly mobile: UiColours; readonly desktop: UiColours };
}

/** A text that the deployment provides, as HTML from outside (R38). Null in languages that it isn't written in. */
export type MessageTemplate = Readonly<Record<Language, string | null>>;

export type TemplateKey = "thankyou" | "thankyougift";
