import type { Cents } from "../money/cents.ts";

export type StoreId = number;

/** Minutes of the wall clock. `closes` at or before `opens` means that it closes the next day (R28). */
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

/** ViewComponentConfigs: what this store wants shown. */
export interface StoreView {
  readonly notes: boolean;
  readonly itemNotes: boolean;
  readonly login: boolean;
  readonly googleLogin: boolean;
  readonly facebookLogin: boolean;
  readonly pickup: boolean;
  readonly delivery: boolean;
  readonly room: boolean;
  readonly table: boolean;
  readonly centredPhotos: boolean;
  /** Dishes without a word of a chosen allergy are shown, with a sign, in place of being hidden. */
  readonly showsNotStated: boolean;
  /** Shown by a phone before the menu (R76). */
  readonly homePage: boolean;
  readonly cashOnPickup: boolean;
  readonly alipay: boolean;
  readonly wechat: boolean;
  readonly applePay: boolean;
  readonly googlePay: boolean;
  /** Beside `Store.chargesToRoom` (R55). */
  readonly roomCharge: boolean;
  readonly hidesPickupAddress: boolean;
  readonly hidesGuestTracking: boolean;
  /** One cart for all of the company's stores: it moves to the store that is chosen (spec, section 4). */
  readonly choosesStoreAtCheckout: boolean;
}

/** UiColours: hex colours as the store typed them; the theme makes them readable. */
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

/** The minimum cart value; 0 where the store sets none. A room counts as delivery (R9). */
export interface Minimums {
  readonly delivery: Cents;
  readonly pickup: Cents;
  readonly table: Cents;
}

export interface Store {
  readonly id: StoreId;
  readonly name: string;
  readonly title: string;
  readonly logo: string | null;
  readonly profileImage: string | null;
  readonly isTest: boolean;
  readonly isHq: boolean;
  readonly isEnabled: boolean;
  readonly displayOrder: number;
  readonly inOperation: boolean;
  readonly hours: readonly OpeningPeriod[];
  readonly zone: string;
  readonly preOrder: { readonly delivery: boolean; readonly pickup: boolean };
  /** Null where the store names none. */
  readonly preparationMinutes: number | null;
  /** R29: for a slot outside the current opening period; null where the store names none. */
  readonly preOrderPreparationMinutes: number | null;
  readonly daysInAdvance: { readonly delivery: number; readonly pickup: number };
  readonly minimums: Minimums;
  /** Null where an order can't be cancelled. */
  readonly cancellation: { readonly bufferMinutes: number } | null;
  readonly isStatusTrackingDisabled: boolean;
  /** A hotel guest may have it charged to the room. */
  readonly chargesToRoom: boolean;
  readonly hqId: number | null;
  readonly location: StoreLocation;
  readonly phone: string;
  readonly closedMessage: string;
  /** HTML from the store: shown only through the sanitiser (R38). */
  readonly terms: string;
  readonly policies: Policies;
  readonly view: StoreView;
  readonly colours: { readonly mobile: UiColours; readonly desktop: UiColours };
}
