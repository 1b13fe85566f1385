import { flag, text } from "../kinds.ts";
import { key, meaning, record } from "../schema.ts";

const on = (description: string) => key(flag, description, { default: true, example: true });
const off = (description: string) => key(flag, description, { default: false, example: true });

const colour = (description: string, example: string) =>
  key(text, `${description} Missing: the theme's own.`, { example });

export const colours = meaning(
  record({
    ButtonColour: colour("The background of a main button.", "#b3401a"),
    ButtonText: colour("Its text.", "#ffffff"),
    CommonColour: colour("The accent: links, and what is chosen.", "#b3401a"),
    MenuHighlight: colour("The background of the category in view.", "#ffe9d6"),
    MenuHighlightText: colour("Its text.", "#3b1405"),
    StatusPending: colour("A step of an order that isn't reached yet.", "#8a8178"),
    TitleBar: colour("The bar at the top of a full page.", "#2b1a12"),
    MenuBackground: colour("The background of the menu.", "#fffaf5"),
    MenuText: colour("The menu's text.", "#2b1a12"),
  }),
  "The store's colours, each as CSS writes one.",
);

export const uiColours = meaning(
  record({
    Mobile: key(colours, "On a phone."),
    Desktop: key(colours, "On a wider screen."),
  }),
  "The store's colours.",
);

const orderModes = {
  Delivery: off("Orders are delivered to an address."),
  PickUp: off("Orders are picked up at the store."),
  DeliverToRoom: off("Orders are brought to a room of the house."),
  EatIn: off("Orders are brought to a table."),
};

const people = {
  LogIn: off("Members can log in."),
  GoogleLogin: on("They can log in with Google."),
  FacebookLogin: on("They can log in with Facebook."),
  HideTrackingOrderForGuest: off("A guest's order ends on a page of thanks, and isn't followed live."),
};

const payments = {
  EnableCashOnPickup: off("A pickup can be paid in cash, when it is picked up."),
  EnableAlipayPayment: off("Orders can be paid with Alipay, on a page of its own."),
  EnableWechatPayment: off("Orders can be paid with WeChat Pay, on a page of its own."),
  EnableApplePayment: off("Orders can be paid with Apple Pay, where the browser has it."),
  EnableGooglePayment: off("Orders can be paid with Google Pay, where the browser has it."),
  ChargeToRoomRadio: on("With the store's ChargeToRoom, an order to a room can be charged to the room."),
};

const screens = {
  ShowNotes: off("A diner can write a note on an order."),
  ShowNotesForItem: off("A diner can write a note on a dish."),
  ImageCenterMode: off("A dish's photo stands above its text, not beside it."),
  HomePage: off("A phone shows a welcome page before the menu."),
  ShowNotStated: off("A dish that doesn't state a chosen allergy is shown with that remark, not hidden."),
  HideAddressOnPickup: off("The store's address isn't shown where a pickup is ordered."),
  StoreSelectionAtCheckout: off("The stores of a company share a cart, and the store is chosen at the checkout."),
  AskDateOfBirth: off("With alcohol in the cart, the date of birth is asked. Otherwise a box is ticked."),
};

const planned = {
  EnableGiftCardPayment: key(flag, "An order can be paid with gift cards.", { default: false, planned: "R109" }),
  EnableSlotAvailability: key(flag, "Times are asked of GET slots/{storeId}.", { default: false, planned: "R110" }),
  VerifyRoom: key(flag, "A room is verified by the guest's last name.", { default: false, planned: "R111" }),
  VerifyTable: key(flag, "A table is proven by the token in its code's address.", { default: false, planned: "R111" }),
  EnableArrivalNotice: key(flag, "A diner can tell that they are here to pick up.", {
    default: false,
    planned: "R114",
  }),
  EnableServiceCall: key(flag, "A table can call staff, and ask for the bill.", { default: false, planned: "R114" }),
};

export const viewComponentConfigs = meaning(
  record({
    ...orderModes,
    ...people,
    ...payments,
    ...screens,
    UiColours: key(uiColours, "The store's colours."),
    ...planned,
  }),
  "What the store offers. At least one of Delivery, PickUp, DeliverToRoom and EatIn has to be true, or nothing can be ordered.",
);
