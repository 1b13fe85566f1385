import { modeRules } from "../../domain/fulfilment/orderMode.ts";
import type { FirstStore } from "../../domain/menu/firstShop.ts";
import { cents } from "../../domain/money/cents.ts";
import type { Liquor, Minimums, Policies, Store, StoreView } from "../../domain/store/store.ts";
import { anyNumber, companyNumber, count, dollars, endOnWall, minutes, textOrNumber } from "../kinds.ts";
import { type Fields, leaveOut, type ReadingContext, read, readRecord, readRecords } from "../reading.ts";
import { parseFreight } from "./freight.ts";
import { shownText } from "./shownText.ts";
import { flagOf, parseStoreHeader, textOf } from "./storeHeader.ts";

/** A room counts as delivery (R9). */
const minimumModes = ["delivery", "pickup", "table"] as const satisfies readonly (keyof Minimums)[];

/** Two rules for one type must both be met, so the higher one counts. */
function parseMinimums(store: Fields): Minimums {
  const minimums = { delivery: cents(0), pickup: cents(0), table: cents(0) };
  for (const rule of readRecords(store, "OrderTypeConstraintRules")) {
    const code = read(rule, "OrderType", count, null);
    const mode = minimumModes.find((each) => modeRules[each].code === code);
    const least = read(rule, "MinimumTotalPrice", dollars, null);
    if (!mode || least === null) leaveOut(rule, "not a minimum of an order type");
    else if (least > minimums[mode]) minimums[mode] = least;
  }
  return minimums;
}

function parseCancellation(store: Fields): Store["cancellation"] {
  const fields = readRecord(store, "OrderCancellation");
  const bufferMinutes = read(fields, "CancellationTimeBufferInMinutes", minutes, 0);
  return flagOf(fields, "OrderCancellationAllowed") ? { bufferMinutes } : null;
}

function parsePolicies(store: Fields): Policies {
  const fields = readRecord(store, "Policies");
  return {
    privacy: textOf(fields, "PolicyTypePrivacy"),
    delivery: textOf(fields, "PolicyTypeDelivery"),
    refund: textOf(fields, "PolicyTypeRefund"),
  };
}

function parseLiquor(store: Fields): Liquor {
  const limit = readRecord(store, "AlcoholLimit");
  const until = read(limit, "Until", endOnWall, null);
  return {
    licence: textOf(store, "LiquorLicence"),
    notice: shownText(store, "LiquorNotice"),
    limit: {
      units: read(limit, "Units", count, null),
      withMeal: flagOf(limit, "WithMeal"),
      // The last second of a minute means its end, as for a period: 22:59:59 is 23:00.
      until: until === null ? null : Math.floor((until + 1) / 60),
    },
  };
}

function parseView(fields: Fields): Omit<StoreView, keyof FirstStore["view"]> {
  return {
    notes: flagOf(fields, "ShowNotes"),
    itemNotes: flagOf(fields, "ShowNotesForItem"),
    login: flagOf(fields, "LogIn"),
    googleLogin: flagOf(fields, "GoogleLogin", true),
    facebookLogin: flagOf(fields, "FacebookLogin", true),
    showsNotStated: flagOf(fields, "ShowNotStated"),
    cashOnPickup: flagOf(fields, "EnableCashOnPickup"),
    alipay: flagOf(fields, "EnableAlipayPayment"),
    wechat: flagOf(fields, "EnableWechatPayment"),
    applePay: flagOf(fields, "EnableApplePayment"),
    googlePay: flagOf(fields, "EnableGooglePayment"),
    roomCharge: flagOf(fields, "ChargeToRoomRadio", true),
    hidesPickupAddress: flagOf(fields, "HideAddressOnPickup"),
    hidesGuestTracking: flagOf(fields, "HideTrackingOrderForGuest"),
    choosesStoreAtCheckout: flagOf(fields, "StoreSelectionAtCheckout"),
    asksDateOfBirth: flagOf(fields, "AskDateOfBirth"),
  };
}

export function parseStore(documentId: string, values: unknown, context: ReadingContext): Store | null {
  const known = parseStoreHeader(documentId, values, context);
  if (!known) return null;
  const { header, fields, view } = known;
  return {
    ...header,
    isHq: flagOf(fields, "IsHQ"),
    displayOrder: read(fields, "DisplayOrder", anyNumber, 0),
    minimums: parseMinimums(fields),
    freight: parseFreight(fields),
    cancellation: parseCancellation(fields),
    isStatusTrackingDisabled: flagOf(fields, "IsDisableStatusTracking"),
    chargesToRoom: flagOf(fields, "ChargeToRoom"),
    hqId: read(fields, "HQCompanyID", companyNumber, 0) || null,
    checkInPurpose: textOf(fields, "CheckInPurpose"),
    terms: textOf(fields, "TermsAndConditions"),
    policies: parsePolicies(fields),
    seafoodStatement: shownText(fields, "SeafoodStatement"),
    liquor: parseLiquor(fields),
    abn: read(fields, "ABN", textOrNumber, ""),
    view: { ...header.view, ...parseView(view) },
  };
}
