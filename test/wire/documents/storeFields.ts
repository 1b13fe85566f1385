import { parseStore } from "../../../src/wire/documents/store.ts";
import type { DocumentProblem } from "../../../src/wire/reading.ts";

/** A store that sets every field away from its default. */
export const storeFields = {
  ID: 120,
  Name: "Patty & Sons",
  StoreTitle: "Patty & Sons, Bourke St",
  Logo: "/images/logo.webp",
  ProfileImage: "https://pictures.example/front.webp",
  IsTest: true,
  IsHQ: true,
  IsEnabled: false,
  DisplayOrder: 4,
  IsInOperation: false,
  OperatingHours: [
    { DayOfWeek: 1, OpeningTime: "09:00", ClosingTime: "17:30" },
    { DayOfWeek: 5, OpeningTime: "18:00:00", ClosingTime: "02:00:00" },
  ],
  TimezoneIanaFormat: "Australia/Perth",
  EnablePreoderForDelivery: true,
  EnablePreoderForPickup: true,
  OrderPreparationTime: 20,
  PreOrderPreparationTime: 45,
  NumberOfDaysInAdvanceForDelivery: 3,
  NumberOfDaysInAdvanceForPickup: 14,
  OrderTypeConstraintRules: [
    { OrderType: 10, MinimumTotalPrice: 30 },
    { OrderType: 3, MinimumTotalPrice: 12.5 },
    { OrderType: 2, MinimumTotalPrice: 8.05 },
  ],
  OrderCancellation: { OrderCancellationAllowed: true, CancellationTimeBufferInMinutes: 15 },
  IsDisableStatusTracking: true,
  ChargeToRoom: true,
  HQCompanyID: 7,
  Location: {
    Address: "125 Bourke St",
    Suburb: "Melbourne",
    State: "VIC",
    Postcode: "3000",
    Country: "Australia",
    Latitude: -37.81,
    Longitude: 144.96,
  },
  OfficePhone: "03 9000 0000",
  ClosingStoreMessage: "Back at nine",
  TermsAndConditions: "<p>Be kind</p>",
  Policies: { PolicyTypePrivacy: "p", PolicyTypeDelivery: "d", PolicyTypeRefund: "r" },
  ViewComponentConfigs: {
    ShowNotes: true,
    ShowNotesForItem: true,
    LogIn: true,
    PickUp: true,
    Delivery: true,
    DeliverToRoom: true,
    EatIn: true,
    ImageCenterMode: true,
    EnableCashOnPickup: true,
    EnableAlipayPayment: true,
    EnableApplePayment: true,
    EnableGooglePayment: true,
    EnableWechatPayment: true,
    ChargeToRoomRadio: false,
    HideAddressOnPickup: true,
    HideTrackingOrderForGuest: true,
    StoreSelectionAtCheckout: true,
    UiColours: {
      Mobile: { ButtonColour: "#111111" },
      Desktop: {
        ButtonColour: "#b3401a",
        ButtonText: "#fff",
        CommonColour: "#c00",
        MenuHighlight: "#c01",
        MenuHighlightText: "#c02",
        StatusPending: "#c03",
        TitleBar: "#c04",
        MenuBackground: "#c05",
        MenuText: "#c06",
      },
    },
  },
};

export const wholeStore = {
  id: 120,
  name: "Patty & Sons",
  title: "Patty & Sons, Bourke St",
  logo: "http://localhost:5173/images/logo.webp",
  profileImage: "https://pictures.example/front.webp",
  isTest: true,
  isHq: true,
  isEnabled: false,
  displayOrder: 4,
  inOperation: false,
  hours: [
    { weekday: 1, opens: 540, closes: 1050 },
    { weekday: 5, opens: 1080, closes: 120 },
  ],
  zone: "Australia/Perth",
  preOrder: { delivery: true, pickup: true },
  preparationMinutes: 20,
  preOrderPreparationMinutes: 45,
  daysInAdvance: { delivery: 3, pickup: 14 },
  minimums: { delivery: 3000, pickup: 1250, table: 805 },
  cancellation: { bufferMinutes: 15 },
  isStatusTrackingDisabled: true,
  chargesToRoom: true,
  hqId: 7,
  location: {
    address: "125 Bourke St",
    suburb: "Melbourne",
    state: "VIC",
    postcode: "3000",
    country: "Australia",
    position: { latitude: -37.81, longitude: 144.96 },
  },
  phone: "03 9000 0000",
  closedMessage: "Back at nine",
  terms: "<p>Be kind</p>",
  policies: { privacy: "p", delivery: "d", refund: "r" },
  view: {
    notes: true,
    itemNotes: true,
    login: true,
    pickup: true,
    delivery: true,
    room: true,
    table: true,
    centredPhotos: true,
    cashOnPickup: true,
    alipay: true,
    applePay: true,
    googlePay: true,
    wechat: true,
    roomCharge: false,
    hidesPickupAddress: true,
    hidesGuestTracking: true,
    choosesStoreAtCheckout: true,
  },
  colours: {
    mobile: { buttonColour: "#111111" },
    desktop: {
      buttonColour: "#b3401a",
      buttonText: "#fff",
      commonColour: "#c00",
      menuHighlight: "#c01",
      menuHighlightText: "#c02",
      statusPending: "#c03",
      titleBar: "#c04",
      menuBackground: "#c05",
      menuText: "#c06",
    },
  },
};

const base = "http://localhost:5173/order/";

export function readingStore(fields: unknown, id = "120") {
  const problems: DocumentProblem[] = [];
  const store = parseStore(id, fields, { base, note: (problem) => problems.push(problem) });
  return { store, problems };
}

export const noLocation = { address: "", suburb: "", state: "", postcode: "", country: "", position: null };
export const noMinimums = { delivery: 0, pickup: 0, table: 0 };
export const noFlags = {
  ...Object.fromEntries(Object.keys(wholeStore.view).map((key) => [key, false])),
  // Spec, section 3: true where it isn't set.
  roomCharge: true,
};
