import { describe, expect, it } from "vitest";
import {
  notAddress,
  notCount,
  notFlag,
  notList,
  notNumber,
  notRecord,
  notText,
  notTime,
  notWeekday,
  type Path,
  without,
  withValue,
} from "./breaking.ts";
import { noLocation, noMinimums, readingStore, storeFields, wholeStore } from "./storeFields.ts";

function expecting(path: Path, value: unknown): unknown {
  return value === gone ? without(wholeStore, path) : withValue(wholeStore, path, value);
}

const gone = Symbol("gone");
const view = "ViewComponentConfigs";

interface Row {
  readonly label: string;
  readonly at: Path;
  readonly wrong: readonly unknown[];
  readonly becomes: Path;
  readonly value: unknown;
}

function row(at: Path, wrong: readonly unknown[], becomes: Path, value: unknown): Row {
  return { label: at.join("."), at, wrong, becomes, value };
}

const rows: readonly Row[] = [
  row(["ID"], ["120", -1, 1.5, 0, true], ["id"], 120),
  row(["Name"], notText, ["name"], ""),
  row(["StoreTitle"], notText, ["title"], ""),
  row(["Logo"], notAddress, ["logo"], null),
  row(["ProfileImage"], notAddress, ["profileImage"], null),
  row(["IsTest"], notFlag, ["isTest"], false),
  row(["IsHQ"], notFlag, ["isHq"], false),
  row(["IsEnabled"], notFlag, ["isEnabled"], true),
  row(["DisplayOrder"], notNumber, ["displayOrder"], 0),
  row(["IsInOperation"], notFlag, ["inOperation"], true),
  row(["OperatingHours"], notList, ["hours"], []),
  row(["OperatingHours", 0, "DayOfWeek"], notWeekday, ["hours", 0], gone),
  row(["OperatingHours", 0, "OpeningTime"], [...notTime, "24:00"], ["hours", 0], gone),
  row(["OperatingHours", 1, "ClosingTime"], notTime, ["hours", 1], gone),
  row(["TimezoneIanaFormat"], [...notText, "", "Mars/Olympus"], ["zone"], "Australia/Sydney"),
  row(["EnablePreoderForDelivery"], notFlag, ["preOrder", "delivery"], false),
  row(["EnablePreoderForPickup"], notFlag, ["preOrder", "pickup"], false),
  row(["OrderPreparationTime"], [...notNumber, -5], ["preparationMinutes"], null),
  row(["PreOrderPreparationTime"], [...notNumber, -5], ["preOrderPreparationMinutes"], null),
  row(["NumberOfDaysInAdvanceForDelivery"], notCount, ["daysInAdvance", "delivery"], 0),
  row(["NumberOfDaysInAdvanceForPickup"], notCount, ["daysInAdvance", "pickup"], 0),
  row(["OrderTypeConstraintRules"], notList, ["minimums"], noMinimums),
  row(["OrderTypeConstraintRules", 0], notRecord, ["minimums", "delivery"], 0),
  row(["OrderTypeConstraintRules", 1, "OrderType"], [...notCount, 1, 4], ["minimums", "pickup"], 0),
  row(["OrderTypeConstraintRules", 2, "MinimumTotalPrice"], notNumber, ["minimums", "table"], 0),
  row(["OrderCancellation"], notRecord, ["cancellation"], null),
  row(["OrderCancellation", "OrderCancellationAllowed"], notFlag, ["cancellation"], null),
  row(
    ["OrderCancellation", "CancellationTimeBufferInMinutes"],
    [...notNumber, -1],
    ["cancellation", "bufferMinutes"],
    0,
  ),
  row(["IsDisableStatusTracking"], notFlag, ["isStatusTrackingDisabled"], false),
  row(["ChargeToRoom"], notFlag, ["chargesToRoom"], false),
  row(["HQCompanyID"], notCount.slice(0, 3), ["hqId"], null),
  row(["Location"], notRecord, ["location"], noLocation),
  row(["Location", "Address"], notText, ["location", "address"], ""),
  row(["Location", "Suburb"], notText, ["location", "suburb"], ""),
  row(["Location", "State"], notText, ["location", "state"], ""),
  row(["Location", "Postcode"], notText, ["location", "postcode"], ""),
  row(["Location", "Country"], notText, ["location", "country"], ""),
  row(["Location", "Latitude"], [...notNumber, 91], ["location", "position"], null),
  row(["Location", "Longitude"], [...notNumber, -181], ["location", "position"], null),
  row(["OfficePhone"], notText, ["phone"], ""),
  row(["ClosingStoreMessage"], notText, ["closedMessage"], ""),
  row(["TermsAndConditions"], notText, ["terms"], ""),
  row(["Policies"], notRecord, ["policies"], { privacy: "", delivery: "", refund: "" }),
  row(["Policies", "PolicyTypePrivacy"], notText, ["policies", "privacy"], ""),
  row(["Policies", "PolicyTypeDelivery"], notText, ["policies", "delivery"], ""),
  row(["Policies", "PolicyTypeRefund"], notText, ["policies", "refund"], ""),
  row([view, "ShowNotes"], notFlag, ["view", "notes"], false),
  row([view, "ShowNotesForItem"], notFlag, ["view", "itemNotes"], false),
  row([view, "LogIn"], notFlag, ["view", "login"], false),
  row([view, "GoogleLogin"], notFlag, ["view", "googleLogin"], true),
  row([view, "FacebookLogin"], notFlag, ["view", "facebookLogin"], true),
  row([view, "PickUp"], notFlag, ["view", "pickup"], false),
  row([view, "Delivery"], notFlag, ["view", "delivery"], false),
  row([view, "DeliverToRoom"], notFlag, ["view", "room"], false),
  row([view, "EatIn"], notFlag, ["view", "table"], false),
  row([view, "ImageCenterMode"], notFlag, ["view", "centredPhotos"], false),
  row([view, "HomePage"], notFlag, ["view", "homePage"], false),
  row([view, "ShowNotStated"], notFlag, ["view", "showsNotStated"], false),
  row([view, "EnableCashOnPickup"], notFlag, ["view", "cashOnPickup"], false),
  row([view, "EnableAlipayPayment"], notFlag, ["view", "alipay"], false),
  row([view, "EnableApplePayment"], notFlag, ["view", "applePay"], false),
  row([view, "EnableGooglePayment"], notFlag, ["view", "googlePay"], false),
  row([view, "EnableWechatPayment"], notFlag, ["view", "wechat"], false),
  row([view, "ChargeToRoomRadio"], notFlag, ["view", "roomCharge"], true),
  row([view, "HideAddressOnPickup"], notFlag, ["view", "hidesPickupAddress"], false),
  row([view, "HideTrackingOrderForGuest"], notFlag, ["view", "hidesGuestTracking"], false),
  row([view, "StoreSelectionAtCheckout"], notFlag, ["view", "choosesStoreAtCheckout"], false),
  row([view, "UiColours"], notRecord, ["colours"], { mobile: {}, desktop: {} }),
  row([view, "UiColours", "Mobile"], notRecord, ["colours", "mobile"], {}),
  row([view, "UiColours", "Desktop"], notRecord, ["colours", "desktop"], {}),
  ...Object.keys(wholeStore.colours.desktop).map((name) => {
    const key = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return row([view, "UiColours", "Desktop", key], notText, ["colours", "desktop", name], gone);
  }),
];

describe("a store document with a broken field", () => {
  it("covers every field in the table of broken fields", () => {
    const broken = new Set(rows.map(({ at }) => at[0]));
    const unbroken = Object.keys(storeFields).filter((key) => !broken.has(key) && key !== view);
    expect(unbroken).toEqual([]);
    const flags = Object.keys(storeFields[view]).filter((key) => !rows.some(({ at }) => at[1] === key));
    expect(flags).toEqual([]);
  });

  it.each(rows)("R10: takes the default if $label is missing or null, and keeps the rest", ({ at, becomes, value }) => {
    const store = expecting(becomes, value);
    expect(readingStore(without(storeFields, at)).store).toEqual(store);
    expect(readingStore(withValue(storeFields, at, null)).store).toEqual(store);
  });

  const wrongs = rows.flatMap(({ wrong, ...rest }) => wrong.map((bad) => ({ ...rest, bad })));

  it.each(wrongs)("R10: takes the default and notes a problem if $label is $bad", ({ at, bad, becomes, value }) => {
    const { store, problems } = readingStore(withValue(storeFields, at, bad));
    expect(store).toEqual(expecting(becomes, value));
    expect(problems[0]?.path).toMatch(/^Companies\/120 · /);
    expect(problems[0]?.path).toContain(at.at(-1));
  });
});
