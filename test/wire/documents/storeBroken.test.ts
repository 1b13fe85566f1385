import { type BrokenField, type Change, changedBy, describeBrokenFields, gone, not, type Path } from "./breaking.ts";
import { noLocation, noMinimums, readingStore, storeFields, wholeStore } from "./storeFields.ts";

const view = "ViewComponentConfigs";

function row(at: Path, wrong: readonly unknown[], ...is: Change): BrokenField<Change> {
  return { at, wrong, is };
}

const rows: readonly BrokenField<Change>[] = [
  row(["ID"], ["120", -1, 1.5, 0, true], ["id"], 120),
  row(["Name"], not.text, ["name"], ""),
  row(["StoreTitle"], not.text, ["title"], ""),
  row(["Logo"], not.address, ["logo"], null),
  row(["ProfileImage"], not.address, ["profileImage"], null),
  row(["LargeProfileImage"], not.address, ["largeProfileImage"], null),
  row(["ProfileImageFocus"], [...not.text, "left", "50"], ["profileImageFocus"], null),
  row(["IsTest"], not.flag, ["isTest"], false),
  row(["IsHQ"], not.flag, ["isHq"], false),
  row(["IsEnabled"], not.flag, ["isEnabled"], true),
  row(["DisplayOrder"], not.number, ["displayOrder"], 0),
  row(["IsInOperation"], not.flag, ["inOperation"], true),
  row(["OperatingHours"], not.list, ["hours"], []),
  row(["OperatingHours", 0, "DayOfWeek"], not.weekday, ["hours", 0], gone),
  row(["OperatingHours", 0, "OpeningTime"], [...not.time, "24:00"], ["hours", 0], gone),
  row(["OperatingHours", 1, "ClosingTime"], not.time, ["hours", 1], gone),
  row(["TimezoneIanaFormat"], [...not.text, "", "Mars/Olympus"], ["zone"], "Australia/Sydney"),
  row(["EnablePreoderForDelivery"], not.flag, ["preOrder", "delivery"], false),
  row(["EnablePreoderForPickup"], not.flag, ["preOrder", "pickup"], false),
  row(["OrderPreparationTime"], [...not.number, -5], ["preparationMinutes"], null),
  row(["PreOrderPreparationTime"], [...not.number, -5], ["preOrderPreparationMinutes"], null),
  row(["NumberOfDaysInAdvanceForDelivery"], not.count, ["daysInAdvance", "delivery"], 0),
  row(["NumberOfDaysInAdvanceForPickup"], not.count, ["daysInAdvance", "pickup"], 0),
  row(["FreightFeeRules"], not.list, ["freight", "rules"], []),
  row(["SurchargeHolidaySettings"], not.list, ["holidays"], []),
  row(["OrderTypeConstraintRules"], not.list, ["minimums"], noMinimums),
  row(["OrderTypeConstraintRules", 0], not.record, ["minimums", "delivery"], 0),
  row(["OrderTypeConstraintRules", 1, "OrderType"], [...not.count, 1, 4], ["minimums", "pickup"], 0),
  row(["OrderTypeConstraintRules", 2, "MinimumTotalPrice"], not.number, ["minimums", "table"], 0),
  row(["OrderCancellation"], not.record, ["cancellation"], null),
  row(["OrderCancellation", "OrderCancellationAllowed"], not.flag, ["cancellation"], null),
  row(
    ["OrderCancellation", "CancellationTimeBufferInMinutes"],
    [...not.number, -1],
    ["cancellation", "bufferMinutes"],
    0,
  ),
  row(["IsDisableStatusTracking"], not.flag, ["isStatusTrackingDisabled"], false),
  row(["ChargeToRoom"], not.flag, ["chargesToRoom"], false),
  row(["HQCompanyID"], not.count.slice(0, 3), ["hqId"], null),
  row(["Location"], not.record, ["location"], noLocation),
  row(["Location", "Address"], not.text, ["location", "address"], ""),
  row(["Location", "Suburb"], not.text, ["location", "suburb"], ""),
  row(["Location", "State"], not.text, ["location", "state"], ""),
  row(["Location", "Postcode"], not.text.slice(1), ["location", "postcode"], ""),
  row(["Location", "Country"], not.text, ["location", "country"], ""),
  row(["Location", "Latitude"], [...not.number, 91], ["location", "position"], null),
  row(["Location", "Longitude"], [...not.number, -181], ["location", "position"], null),
  row(["OfficePhone"], not.text.slice(1), ["phone"], ""),
  row(["ClosingStoreMessage"], not.text, ["closedMessage"], ""),
  row(["CheckInPurpose"], not.text, ["checkInPurpose"], ""),
  row(["SeafoodStatement"], not.text, ["seafoodStatement"], ""),
  row(["LiquorLicence"], not.text, ["liquor", "licence"], ""),
  row(["LiquorNotice"], not.text, ["liquor", "notice"], ""),
  row(["AlcoholLimit"], not.record, ["liquor", "limit"], { units: null, withMeal: false, until: null }),
  row(["AlcoholLimit", "Units"], not.count, ["liquor", "limit", "units"], null),
  row(["AlcoholLimit", "WithMeal"], not.flag, ["liquor", "limit", "withMeal"], false),
  row(["AlcoholLimit", "Until"], not.time, ["liquor", "limit", "until"], null),
  row(["ABN"], not.text.slice(1), ["abn"], ""),
  row(["TermsAndConditions"], not.text, ["terms"], ""),
  row(["Policies"], not.record, ["policies"], { privacy: "", delivery: "", refund: "" }),
  row(["Policies", "PolicyTypePrivacy"], not.text, ["policies", "privacy"], ""),
  row(["Policies", "PolicyTypeDelivery"], not.text, ["policies", "delivery"], ""),
  row(["Policies", "PolicyTypeRefund"], not.text, ["policies", "refund"], ""),
  row([view, "ShowNotes"], not.flag, ["view", "notes"], false),
  row([view, "ShowNotesForItem"], not.flag, ["view", "itemNotes"], false),
  row([view, "LogIn"], not.flag, ["view", "login"], false),
  row([view, "GoogleLogin"], not.flag, ["view", "googleLogin"], true),
  row([view, "FacebookLogin"], not.flag, ["view", "facebookLogin"], true),
  row([view, "PickUp"], not.flag, ["view", "pickup"], false),
  row([view, "Delivery"], not.flag, ["view", "delivery"], false),
  row([view, "DeliverToRoom"], not.flag, ["view", "room"], false),
  row([view, "EatIn"], not.flag, ["view", "table"], false),
  row([view, "ImageCenterMode"], not.flag, ["view", "centredPhotos"], false),
  row([view, "HomePage"], not.flag, ["view", "homePage"], false),
  row([view, "ShowNotStated"], not.flag, ["view", "showsNotStated"], false),
  row([view, "EnableCashOnPickup"], not.flag, ["view", "cashOnPickup"], false),
  row([view, "EnableAlipayPayment"], not.flag, ["view", "alipay"], false),
  row([view, "EnableApplePayment"], not.flag, ["view", "applePay"], false),
  row([view, "EnableGooglePayment"], not.flag, ["view", "googlePay"], false),
  row([view, "EnableWechatPayment"], not.flag, ["view", "wechat"], false),
  row([view, "ChargeToRoomRadio"], not.flag, ["view", "roomCharge"], true),
  row([view, "HideAddressOnPickup"], not.flag, ["view", "hidesPickupAddress"], false),
  row([view, "HideTrackingOrderForGuest"], not.flag, ["view", "hidesGuestTracking"], false),
  row([view, "StoreSelectionAtCheckout"], not.flag, ["view", "choosesStoreAtCheckout"], false),
  row([view, "AskDateOfBirth"], not.flag, ["view", "asksDateOfBirth"], false),
  row([view, "UiColours"], not.record, ["colours"], { mobile: {}, desktop: {} }),
  row([view, "UiColours", "Mobile"], not.record, ["colours", "mobile"], {}),
  row([view, "UiColours", "Desktop"], not.record, ["colours", "desktop"], {}),
  ...Object.keys(wholeStore.colours.desktop).map((name) => {
    const key = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return row([view, "UiColours", "Desktop", key], not.text, ["colours", "desktop", name], gone);
  }),
];

/** charges.test.ts has their rows. */
const ofCharges = [
  ...["PriceRangeMaximum", "FreightFeeAmount", "FreightFeePerKilometer", "FreightFeeMinimum"],
  ...["RateType", "Rate", "IsTaxable"],
];

describeBrokenFields("a field of a store document", {
  ...{ whole: storeFields, rows, except: [view, ...ofCharges], haveDefaults: true, noted: /^Companies\/120 · / },
  becomes: (is) => changedBy(wholeStore, [is]),
  read(document) {
    const { store, problems } = readingStore(document);
    return { read: store, problems };
  },
});
