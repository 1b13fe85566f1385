import type * as v from "valibot";
import type { JsonFields } from "../../documents/types.ts";
import { time } from "../kinds.ts";
import { remarksOn, wrongIn } from "../schema.ts";
import { bankSurcharge, freightFeeRule, holidaySurcharge, orderTypeConstraintRule } from "./charges.ts";
import * as menus from "./menu.ts";
import * as groups from "./modifierGroup.ts";
import * as orders from "./order.ts";
import { earningRule, redemptionRule } from "./pointRules.ts";
import { giftCardPayment } from "./postedOrder.ts";
import * as triggers from "./priceTrigger.ts";
import { product } from "./product.ts";
import * as stores from "./store.ts";
import * as users from "./user.ts";
import { colours, uiColours, viewComponentConfigs } from "./viewComponentConfigs.ts";

/** The documents themselves, by the names that the published contract gives them. */
export const documents = {
  Store: stores.store,
  Menu: menus.menu,
  PriceTrigger: triggers.priceTrigger,
  TrackingOrder: orders.trackingOrder,
  User: users.user,
  GuestUser: users.guestUser,
  MessageTemplate: users.messageTemplate,
};

/** The records in them, and what a time is. */
const records = {
  Time: time,
  OpeningPeriod: stores.openingPeriod,
  AlcoholLimit: stores.alcoholLimit,
  Location: stores.location,
  DeliveryArea: stores.deliveryArea,
  OrderCancellation: stores.orderCancellation,
  Policies: stores.policies,
  OrderTypeConstraintRule: orderTypeConstraintRule,
  FreightFeeRule: freightFeeRule,
  SurchargeBankSetting: bankSurcharge,
  SurchargeHolidaySetting: holidaySurcharge,
  ViewComponentConfigs: viewComponentConfigs,
  UiColours: uiColours,
  Colours: colours,
  Category: menus.category,
  MenuEntry: menus.menuEntry,
  SpecialCategories: menus.specialCategories,
  GiftCategory: menus.giftCategory,
  LifeStyleChoices: menus.lifeStyleChoices,
  DietaryChoice: menus.dietaryChoice,
  MenuTimeSetting: menus.menuTime,
  Product: product,
  ModifierGroup: groups.modifierGroup,
  Modifier: groups.modifier,
  KeyedModifier: groups.keyedModifier,
  RedemptionRule: redemptionRule,
  EarningRule: earningRule,
  ListedPriceTrigger: triggers.listedPriceTrigger,
  ProductCategoryCondition: triggers.productCategoryCondition,
  ProductTagCondition: triggers.productTagCondition,
  ProductOutcome: triggers.productOutcome,
  OrderItem: orders.storedItem,
  OrderExtra: orders.storedExtra,
  ChildOrderExtra: orders.storedChildExtra,
  AppliedCoupon: orders.storedCoupon,
  FreeItem: orders.storedFreeItem,
  AppliedPriceTrigger: orders.storedTrigger,
  AppliedPriceTriggerItem: orders.storedTriggerItem,
  SurchargeTransaction: orders.storedSurcharge,
  PaymentTransaction: orders.storedPayment,
  GiftCardPayment: giftCardPayment,
  OrderTable: orders.storedTable,
  OrderReason: orders.orderReason,
  OrderAddress: orders.storedAddress,
  StoredCard: users.storedCard,
  UserAddress: users.userAddress,
};

export const definitions: Readonly<Record<string, v.GenericSchema>> = { ...documents, ...records };

export type DocumentName = keyof typeof documents;

/** R8: in a branded deployment, each of these paths is below `Brands/{hq}`. */
const paths: Readonly<Record<DocumentName, RegExp>> = {
  Store: /(^|\/)Companies\/[^/]+$/,
  Menu: /(^|\/)Companies\/[^/]+\/Menus\/[^/]+$/,
  PriceTrigger: /(^|\/)Companies\/[^/]+\/PriceTriggers\/[^/]+$/,
  TrackingOrder: /(^|\/)(Companies|Users)\/[^/]+\/TrackingOrders\/[^/]+$/,
  User: /^(Brands\/[^/]+\/)?Users\/[^/]+$/,
  GuestUser: /^(Brands\/[^/]+\/)?GuestUsers\/[^/]+$/,
  MessageTemplate: /(^|\/)MessageTemplates\/[^/]+$/,
};

export const pathsOfDocuments = Object.entries(paths) as readonly (readonly [name: DocumentName, path: RegExp])[];

/** What the document at this path should be; null if the contract doesn't know. */
export function documentAt(path: string): DocumentName | null {
  return pathsOfDocuments.find(([, pattern]) => pattern.test(path))?.[0] ?? null;
}

function remarksOnOne(path: string, fields: JsonFields): readonly string[] {
  const name = documentAt(path);
  if (name === null) return [];
  const remarks = remarksOn(documents[name], fields, path);
  const id = path.split("/").at(-1);
  const differs = name === "Store" && remarks.length === 0 && String(fields["ID"] ?? id) !== id;
  return differs ? [`${path} > ID: differs from the document's id`] : remarks;
}

/** R10: the widget uses defaults for invalid values, but the data's author should know about them. */
export function documentRemarks(all: Readonly<Record<string, JsonFields>>): readonly string[] {
  return Object.entries(all).flatMap(([path, fields]) => remarksOnOne(path, fields));
}

/** The backend calculates with members' documents, so wrong types in them are refused at the start. */
export function memberProblems(all: Readonly<Record<string, JsonFields>>): readonly string[] {
  return Object.entries(all).flatMap(([path, fields]) =>
    documentAt(path) === "User" ? wrongIn(documents.User, fields, path) : [],
  );
}
