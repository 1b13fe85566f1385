// dist/payment-scripts.json: the scripts that run where diners type a card, and why (PCI DSS 6.4.3). The shop is one page,
// so each script that it has loaded before is there at the checkout, too.

/** By a chunk's name: why it is there. A chunk without a line ends the build. */
const reasons: Readonly<Record<string, string>> = {
  storefront: "Starts the shop on the restaurant's page.",
  loader: "Loads storefront.js on pages that can't use modules.",
  "rolldown-runtime": "Connects the other scripts with each other.",
  react: "React, with which the shop draws its screens.",
  first: "Draws the first screen.",
  waiting: "Draws the first screen of pages that aren't a menu.",
  old: "Tells diners that their browser is too old.",
  presses: "On a printed page, keeps what is pressed before the shop is there.",
  page: "Prints pages that can be read without a script. No diner's browser loads it.",
  en: "The shop's texts in English.",
  "zh-CN": "The shop's texts in Simplified Chinese.",
  shop: "The shop itself, with the menu.",
  shared: "What every screen of the shop uses.",
  common: "What several screens use.",
  dialogs: "What dialogs share with other screens.",
  dialog: "The dialogs of a dish, of dietary choices and of the phone's menu.",
  sheet: "Opens dialogs.",
  open: "Opens a dish that is tapped early.",
  dish: "Requests what a dish's dialog needs.",
  config: "Checks the deployment's configuration.",
  configRemarks: "Warns the developer about the configuration.",
  dates: "Dates and times in the store's zone.",
  pricing: "Works out what an order costs.",
  cart: "Draws the cart.",
  carts: "What the carts of dishes and of gift cards share.",
  checkout: "The checkout: checks the forms, and places the order.",
  "gift-checkout": "The checkout of gift cards.",
  paying: "The forms of payment.",
  gift: "Draws the gift cards and their cart.",
  order: "Draws a placed order.",
  "order-time": "When an order will be ready.",
  orderingApi: "Sends the order, with the card, to the ordering API.",
  replies: "Encodes the card for the ordering API, and reads its answers.",
  wallets: "Apple Pay and Google Pay.",
  CardForm: "The shop's own form for a card.",
  startCardFields: "The place of fields that the page can't read, and what they tell the shop.",
  cardFrame: "Opens the frame that cards are typed in, and asks it for a token.",
  paymentReturn: "Comes back from a payment page.",
  showExpress: "The wallets' buttons.",
  charges: "Reads the surcharges of cards and holidays.",
  firestoreRules: "Reads offers, points and delivery areas.",
  loadScript: "Loads the scripts of Google Pay and of Google's log-in.",
  googleMaps: "Suggests addresses, and measures how far a delivery is.",
  firebaseApp: "Firebase, from which the shop reads its documents.",
  firestoreLive: "Follows orders and stores as they change.",
  firebaseSignIn: "Logs members in.",
  signInMethods: "Asks whether an email address has an account.",
  firestoreGifts: "Reads the gift cards.",
  firestoreHistory: "Reads a member's past orders.",
  firestoreTemplates: "Reads the store's messages and policies.",
  firestoreVenues: "Reads the venues of a group.",
  orders: "Reads a placed order.",
  trackingOrder: "Understands an order's document.",
  sentDocument: "Compares a sent order with its document.",
  deviceGifts: "Keeps the cart of gift cards on the device.",
  giftTable: "What of gift cards is kept on the device.",
  httpReporter: "Reports errors, without personal data.",
  browserLayers: "Makes Back close what is open.",
  cameraScanner: "Scans a saved order with the camera.",
  qrReader: "Reads a QR code.",
  qr: "Draws a QR code.",
  ReadOnlyMenu: "Tells diners why a menu can only be read, before anything can be ordered.",
  explainProblems: "Tells diners that ordering isn't set up.",
  reportNoOrders: "Tells the developer that orders can't be placed.",
  reportNoWidth: "Tells the developer that the shop has no room on the page.",
  reportProblems: "Tells the developer what is wrong with the tag.",
  saveFirstScreen: "Keeps the first screen for the next visit.",
  shiftHeadings: "Fits the headings to those of the page.",
  watchColours: "Keeps texts readable on the page's colours.",
  watchDisplay: "Keeps a menu board up to date.",
  watchRefill: "Puts a past order into the cart.",
  watchSavedOrders: "Opens a saved order.",
  watchSharedDevice: "Starts anew for the next diner at a shared device.",
  showOrderChanges: "Tells diners how their orders change.",
  startFullPage: "Writes a full page's title and addresses.",
  startGiftCart: "Restores the cart of gift cards.",
  startMembers: "Fills in what a member has told before.",
  startVenueSelection: "Chooses the venue at the checkout.",
  memberPromptPart: "Asks guests to become members.",
  nextReward: "Says which reward is next.",
  reorder: "Finds the dishes of a past order in the menu.",
  resetLink: "Understands the link of an email about a password.",
  sentences: "Words for what the ordering API refuses.",
  signInViews: "Draws the log-in.",
  useOrderWords: "Words for past orders, and for ordering again.",
  usePolicyStore: "Knows whose policies are shown.",
  useWhileHere: "Leaves out what a closed dialog would have said.",
  venueList: "Sorts the venues.",
  button: "Draws an order button.",
  panel: "Shows the shop over the page, for an order button.",
  openWhereAsked: "Opens the dish that a link names.",
  callMethod: "Opens what the page asks for.",
  menuExtras: "What a menu offers beside its dishes.",
  "agedDietary.actions": "Forgets dietary choices in time.",
  "checkedIn.atoms": "Knows who has checked in.",
  "refill.actions": "Puts the dishes of a past order into the cart.",
  AccountEntry: "Draws the way to a member's account.",
  AccountScreen: "Draws a member's account, with the form that stores a card.",
  BarToCart: "Draws the bar that leads to the cart.",
  CancelOrder: "Draws an order's progress, and cancels it.",
  CartBar: "Draws the bar with the cart's total.",
  CategoriesDialog: "Draws the list of categories.",
  CheckInChange: "Tells diners that they are checked in.",
  CheckInScreen: "Draws the check-in.",
  DisplayScreen: "Draws a menu board.",
  ErrorScreen: "Draws what is shown if a page can't be.",
  Footer: "Draws the foot of a page.",
  HomeScreen: "Draws a store's home page.",
  InfoScreen: "Draws a store's address and hours.",
  LineMealDialog: "Draws the offer to make a dish a meal.",
  LiveRegionText: "Speaks to screen readers.",
  LogScreen: "Draws the shop's log.",
  MemberReward: "Draws a member's rewards.",
  News: "Draws what is new for the diner.",
  OrderAgain: "Draws the dishes that were ordered before.",
  OrderBar: "Draws an order in progress.",
  OrderSheet: "Draws an order in progress, in full.",
  OrdersScreen: "Draws a member's orders.",
  PageProblems: "Draws what is wrong with the page.",
  PickedVenue: "Draws what another venue changes.",
  PolicyDialog: "Draws terms and policies.",
  PrintedMenu: "Prints the menu.",
  RedemptionDialog: "Redeems points.",
  ResetScreen: "Draws the form for a new password.",
  Ring: "Draws a ring of progress.",
  SavedOrderScreen: "Draws a saved order and its code.",
  ScannerScreen: "Draws the camera's picture.",
  SignInDrawer: "Draws the log-in beside the page.",
  SignInScreen: "Draws the log-in.",
  SkipLink: "Draws the links of the keyboard.",
  VenuesScreen: "Draws the venues of a group.",
  WithProfile: "Waits for a member's details.",
  card: "The fields of the card, its check, and the request for its token.",
};

/** Scripts of others, which only they can vouch for. */
const others = [
  {
    url: "https://pay.google.com/gp/p/js/pay.js",
    reason: "Google Pay, where the configuration and the store have it.",
  },
  { url: "https://maps.googleapis.com/maps/api/js", reason: "Address suggestions, with a mapsKey." },
  { url: "https://apis.google.com/js/api.js", reason: "Log-in with Google or Facebook." },
] as const;

interface PaymentScript {
  readonly file: string;
  /** As the attribute of that name has it. */
  readonly integrity: string;
  readonly reason: string;
}

interface PaymentScripts {
  /** On the page of the frame, where `cardFrame` is configured. */
  readonly frame: readonly PaymentScript[];
  /** On the page of the shop. */
  readonly page: readonly PaymentScript[];
  readonly others: typeof others;
}

/** The chunk's name, without folder and hash. */
function nameOf(file: string): string {
  return file.replace(/^.*\//, "").replace(/(-[\w-]{8})?\.js$/, "");
}

/** `hashes` are those of all scripts, by file. */
export function paymentScripts(hashes: Readonly<Record<string, string>>): PaymentScripts {
  const all = Object.entries(hashes).map(([file, integrity]): PaymentScript => {
    const reason = reasons[nameOf(file)];
    if (!reason) throw new Error(`${file} runs where diners pay: say why in .ci/build/paymentScripts.ts`);
    return { file, integrity, reason };
  });
  const isFrame = ({ file }: PaymentScript) => nameOf(file) === "card";
  return { frame: all.filter(isFrame), page: all.filter((script) => !isFrame(script)), others };
}
