// Servery's documents. Null counts as missing, and the shop reads no other key.

/** Companies/{ID}: a store, or the headquarters of several. */
export interface Store {
  /** The store's number, the same as its document's id. */
  readonly ID?: number | null;
  /** The number of the store's headquarters. 0: none. */
  readonly HQCompanyID?: number | null;
  /** Whether this is the headquarters itself, which takes no orders. Missing: false. */
  readonly IsHQ?: boolean | null;
  /** The store's name. Missing: "". */
  readonly Name?: string | null;
  /** The name with the place, as a list of stores shows it. Missing: "". */
  readonly StoreTitle?: string | null;
  /** The same in Chinese. */
  readonly "StoreTitle_zh-CN"?: string | null;
  /** The address of the logo. An https address, or one that is relative to apiUrl of the configuration. */
  readonly Logo?: string | null;
  /**
   * The address of the store's picture. An https address, or one that is relative to apiUrl of the
   * configuration.
   */
  readonly ProfileImage?: string | null;
  /**
   * The same picture in a larger size. An https address, or one that is relative to apiUrl of the
   * configuration.
   */
  readonly LargeProfileImage?: string | null;
  /** What of the picture a crop keeps: percent from the left, and from the top. */
  readonly ProfileImageFocus?: string | null;
  /** False: nobody finds the store. Missing: true. */
  readonly IsEnabled?: boolean | null;
  /** Whether it is hidden from lists. Missing: false. */
  readonly IsTest?: boolean | null;
  /** Its place in a list of stores, the lowest first. Missing: 0. */
  readonly DisplayOrder?: number | null;
  /** The telephone number. Missing: "". */
  readonly OfficePhone?: string | number | null;
  /** Where the store is. */
  readonly Location?: Location | null;
  /** The terms of an order, as text or HTML. Missing: "". */
  readonly TermsAndConditions?: string | null;
  /** The store's policies. */
  readonly Policies?: Policies | null;
  /** False: the store takes no orders now, whatever its hours say. Missing: true. */
  readonly IsInOperation?: boolean | null;
  /** When the store is open. None: never. Missing: []. */
  readonly OperatingHours?: readonly OpeningPeriod[] | null;
  /** The time zone of the store's clock. An IANA name. Missing: "Australia/Sydney". */
  readonly TimezoneIanaFormat?: string | null;
  /** Whether a delivery can be ordered for another opening period. Missing: false. */
  readonly EnablePreoderForDelivery?: boolean | null;
  /** The same for a pickup. Missing: false. */
  readonly EnablePreoderForPickup?: boolean | null;
  /** How many days ahead a delivery can be ordered; 60 at most count. In days. Missing: 0. */
  readonly NumberOfDaysInAdvanceForDelivery?: number | null;
  /** The same for a pickup. In days. Missing: 0. */
  readonly NumberOfDaysInAdvanceForPickup?: number | null;
  /** How long an order takes to prepare. In minutes. Missing: 0. */
  readonly OrderPreparationTime?: number | null;
  /** The same for an order in another opening period. Missing: the same time. In minutes. */
  readonly PreOrderPreparationTime?: number | null;
  /** The least that an order of a type must cost. Missing: []. */
  readonly OrderTypeConstraintRules?: readonly OrderTypeConstraintRule[] | null;
  /** Whether diners may ask to cancel an order. */
  readonly OrderCancellation?: OrderCancellation | null;
  /** Whether diners see only that an order was accepted, and not its steps. Missing: false. */
  readonly IsDisableStatusTracking?: boolean | null;
  /** Whether an order to a room can be charged to the room. Missing: false. */
  readonly ChargeToRoom?: boolean | null;
  /** What a diner reads while the store takes no orders. Missing: "". */
  readonly ClosingStoreMessage?: string | null;
  /**
   * Why the venue keeps the details of those who check in, as they read it. Empty: only to whom they go.
   * Missing: "".
   */
  readonly CheckInPurpose?: string | null;
  /** The same in Chinese. */
  readonly "ClosingStoreMessage_zh-CN"?: string | null;
  /** Where the store delivers. None: anywhere. Missing: []. */
  readonly DeliveryAreas?: readonly DeliveryArea[] | null;
  /** How far the store delivers, by road. 0 or less: any distance. In kilometres. Missing: 0. */
  readonly DeliveryRadius?: number | null;
  /** Whether somebody else delivers, whose fee GET delivery/{storeId}/Fee tells. Missing: false. */
  readonly EnableThirdPartDelivery?: boolean | null;
  /**
   * What delivery costs. The first rule whose range holds the subtotal counts, also where two ranges
   * meet at one amount. None: delivery is free. Missing: [].
   */
  readonly FreightFeeRules?: readonly FreightFeeRule[] | null;
  /** Surcharges on cards. Missing: []. */
  readonly SurchargeBankSettings?: readonly SurchargeBankSetting[] | null;
  /** Surcharges on weekdays or dates. Missing: []. */
  readonly SurchargeHolidaySettings?: readonly SurchargeHolidaySetting[] | null;
  /**
   * Where the store's seafood is from. It stands under the menu, in place of an Origin of each dish.
   * Missing: "".
   */
  readonly SeafoodStatement?: string | null;
  /** The same in Chinese. */
  readonly "SeafoodStatement_zh-CN"?: string | null;
  /** The number of the licence to sell alcohol. Missing: "". */
  readonly LiquorLicence?: string | null;
  /** The notice that the law of the state asks for. Missing: "". */
  readonly LiquorNotice?: string | null;
  /** The same in Chinese. */
  readonly "LiquorNotice_zh-CN"?: string | null;
  /** What limits alcohol in an order. */
  readonly AlcoholLimit?: AlcoholLimit | null;
  /** The business number. With it, a receipt is a tax invoice. Missing: "". */
  readonly ABN?: string | number | null;
  /** What the store offers. */
  readonly ViewComponentConfigs?: ViewComponentConfigs | null;
  /**
   * How long an order takes now that is wanted as soon as possible. In minutes. Planned: no shop reads
   * it yet.
   */
  readonly ReadyInMinutes?: number | null;
  /** Until when the store takes no orders. In seconds since 1970. Planned: no shop reads it yet. */
  readonly PausedUntil?: number | null;
}

/** Companies/{ID}/Menus/{id}: what a store sells. The usual menu has the id DefaultMenu. */
export interface Menu {
  /** The categories, in their order. Missing: []. */
  readonly Categories?: readonly Category[] | null;
  /** The products, each by its id. Missing: {}. */
  readonly Products?: Readonly<Record<string, Product>> | null;
  /** The groups of choices, each by its id. Missing: {}. */
  readonly ModifierGroups?: Readonly<Record<string, ModifierGroup>> | null;
  /** The dietary choices that the menu knows. */
  readonly LifeStyleChoices?: LifeStyleChoices | null;
  /** When the store's menus are served. Missing: []. */
  readonly MenuTimeSettings?: readonly MenuTimeSetting[] | null;
  /** Categories that have a page of their own. */
  readonly SpecialCategories?: SpecialCategories | null;
  /**
   * Offers, beside those of the collection PriceTriggers, where one with the same ID counts before
   * these. Missing: [].
   */
  readonly PriceTriggers?: readonly ListedPriceTrigger[] | null;
  /** Points for dollars spent. Missing: []. */
  readonly EarningRules?: readonly EarningRule[] | null;
  /**
   * The rewards that points buy. While one of them is neither switched off nor expired, points are
   * stamps, and nobody pays by points. Missing: [].
   */
  readonly RedemptionRules?: readonly RedemptionRule[] | null;
  /** Whether an order that spends points also earns some. Missing: false. */
  readonly IsEarnPointsWhenRedeem?: boolean | null;
  /**
   * The points that a dollar costs. 0: nobody can pay by points. It doesn't count while RedemptionRules
   * has a rule that is neither switched off nor expired. In points for a dollar. Missing: 0.
   */
  readonly PointsToDollarRatio?: number | null;
  /** The products that a cart suggests. Planned: no shop reads it yet. */
  readonly CartSuggestions?: readonly (number | string)[] | null;
}

/** Companies/{ID}/PriceTriggers/{id}: an offer. */
export interface PriceTrigger {
  /** The offer's id. Missing: its document's. */
  readonly ID?: number | string | null;
  /** What a diner reads. Missing: "". */
  readonly Name?: string | null;
  /** The same in Chinese. */
  readonly "Name_zh-CN"?: string | null;
  /** The order in which offers are looked at, the lowest first. Missing: 0. */
  readonly Priority?: number | null;
  /**
   * When it applies. 0: by itself, 1: asks first, 2: a button, 3: at the checkout, 4: by itself, on a
   * member's first order. Missing: 0.
   */
  readonly TriggerMode?: 0 | 1 | 2 | 3 | 4 | null;
  /** How often one order has it. 0: once, 1: once, 2: as often as it fits. Missing: 0. */
  readonly RunType?: 0 | 1 | 2 | null;
  /**
   * What it makes cheaper. 0: the whole order; no outcomes, 1: a roll-in, which makes another dish a
   * meal; outcomes are products, 2: a roll-in; outcomes are categories, 3: a roll-in; outcomes are tags,
   * 4: each item; outcomes are categories, 5: each item; outcomes are tags.
   */
  readonly OutcomeType: 0 | 1 | 2 | 3 | 4 | 5;
  /** What becomes cheaper, with OutcomeType 1 to 5. Missing: []. */
  readonly ProductOutcomes?: readonly ProductOutcome[] | null;
  /** With OutcomeType 4 and 5: the dearest units first, not the cheapest. Missing: false. */
  readonly IsMostExpensiveFirst?: boolean | null;
  /**
   * How it becomes cheaper. 0: dollars off, 1: a percentage off, 2: a fixed price, 3: free up to an
   * amount. Missing: 0.
   */
  readonly OutcomePriceType?: 0 | 1 | 2 | 3 | null;
  /** The dollars of OutcomePriceType 0 and 3. In dollars. Missing: 0. */
  readonly DiscountFlatValue?: number | null;
  /** The percentage of OutcomePriceType 1. In percent. Missing: 0. */
  readonly DiscountPercentageValue?: number | null;
  /** The price of OutcomePriceType 2. In dollars. */
  readonly FixedPriceValue?: number | null;
  /** Whether the fixed price is each product's own FixedPriceValue. Missing: false. */
  readonly IsOutcomeLinkedToProduct?: boolean | null;
  /** The least subtotal. In dollars. Missing: 0. */
  readonly MinimumSpend?: number | null;
  /** From when it counts. Missing: always. */
  readonly StartAt?: Time | null;
  /** Until when. Missing: for ever. */
  readonly EndAt?: Time | null;
  /** Whether a coupon in the cart switches it off. Missing: false. */
  readonly NotApplicableWithCoupon?: boolean | null;
  /** Categories that must be in the cart. Missing: []. */
  readonly ProductCategoryConditions?: readonly ProductCategoryCondition[] | null;
  /** Tags that must be in the cart. Missing: []. */
  readonly ProductTagConditions?: readonly ProductTagCondition[] | null;
  /** Whether it is switched off. Missing: false. */
  readonly IsDisabled?: boolean | null;
  /** The same, by its other name. Missing: false. */
  readonly Disable?: boolean | null;
}

/**
 * Companies/{ID}/TrackingOrders/{UDID}, or Brands/{hq}/Users/{whose}/TrackingOrders/{UDID}: an order
 * as it was posted, to which the backend gives OrderNumber, and OnlineOrderStatus with its description
 * whenever it changes.
 */
export interface TrackingOrder {
  /** The order's key, the same as in the address. */
  readonly UDID?: string | null;
  /** The store's number. */
  readonly StoreID?: number | null;
  /** The store's name. */
  readonly StoreName?: string | null;
  /** The number that the diner is told. Empty until the backend sets it. */
  readonly OrderNumber?: number | string | null;
  /** The invoice's number. Empty until the backend sets it. */
  readonly InvoiceNumber?: number | string | null;
  /** How it is received. 2: at a table, 3: pickup, 10: delivery, a room, or gift cards. */
  readonly OrderType?: 2 | 3 | 10 | null;
  /** Whether it buys gift cards. Missing: false. */
  readonly IsLiability?: boolean | null;
  /** What is ordered. */
  readonly OrderItems?: readonly OrderItem[] | null;
  /** The items that points alone have paid for. Missing: []. */
  readonly FreeItems?: readonly FreeItem[] | null;
  /** The items with their extras, without tax. In dollars. */
  readonly SubtotalExcludingTax?: number | null;
  /** Their tax. In dollars. */
  readonly SubtotalTax?: number | null;
  /** All discounts, without tax. In dollars. */
  readonly DiscountExcludingTax?: number | null;
  /** SubtotalTax less the tax of the goods after discounts. In dollars. */
  readonly DiscountTax?: number | null;
  /** Delivery, without tax. In dollars. */
  readonly FreightExcludingTax?: number | null;
  /** Its tax. In dollars. */
  readonly FreightTax?: number | null;
  /** Surcharges of holidays, without tax. In dollars. */
  readonly POSSurchargeExcludingTax?: number | null;
  /** Their tax. In dollars. */
  readonly POSSurchargeTax?: number | null;
  /** Surcharges of the card, with tax. In dollars. */
  readonly BankCardSurcharge?: number | null;
  /** The tax in it. In dollars. */
  readonly BankCardSurchargeTax?: number | null;
  /** Each surcharge. Missing: []. */
  readonly SurchargeTransactions?: readonly SurchargeTransaction[] | null;
  /** All that is paid, without tax. In dollars. */
  readonly TotalExcludingTax?: number | null;
  /** The GST in it. In dollars. */
  readonly TotalTax?: number | null;
  /** How it is paid. */
  readonly PaymentTransactions?: readonly PaymentTransaction[] | null;
  /** 6 is Apple Pay, 7 Google Pay; null is a card, or no card. */
  readonly PaymentGateway?: number | null;
  /** A stored card's CardIdentifier, or Apple Pay's token as JSON text. */
  readonly PaymentCardIdentifier?: string | null;
  /** The coupons' codes. Missing: []. */
  readonly AppliedCouponCodes?: readonly string[] | null;
  /** The offers that it had. Missing: []. */
  readonly AppliedPriceTriggers?: readonly AppliedPriceTrigger[] | null;
  /** The points that it spends. In points. Missing: 0. */
  readonly RedeemPoints?: number | null;
  /** The points that it earns when it is completed. In points. Missing: 0. */
  readonly RewardPoints?: number | null;
  /** The diner's note. */
  readonly Notes?: string | null;
  /** For when it is wanted. */
  readonly ScheduledTime?: Time | null;
  /** When it was made. Lists of orders are sorted by it, as a number or a timestamp. */
  readonly CreatedOn?: Time | null;
  /** The room. With it, OrderType 10 is an order to a room. */
  readonly RoomNumber?: number | string | null;
  /** The table, with any OrderType that a table has sent. Missing: []. */
  readonly Tables?: readonly OrderTable[] | null;
  /** Where it is delivered. */
  readonly DeliveryAddress?: OrderAddress | null;
  /** What the driver has to know. */
  readonly DeliveryInstructions?: string | null;
  /**
   * Where it is. The shop posts 1. 1: sent, 2: being prepared, 3: refused by the store, 4: ready, or on
   * its way, 5: completed, 6: payment failed, 7: sent, 8: sent, 9: accepted, 10: refunded, 11: rejected,
   * 12: a cancellation is asked for.
   */
  readonly OnlineOrderStatus?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | null;
  /** Why, in words for the diner. */
  readonly OnlineOrderStatusDescription?: string | null;
  /** Whose order it is: a member's uid, or GuestIdentifier. */
  readonly OnlineOrderUserIdentifier?: number | string | null;
  /** The guest's identifier; null in a member's order. */
  readonly GuestIdentifier?: string | null;
  /** The first name. */
  readonly ContactCustomer_FirstName?: string | null;
  /** The last name. */
  readonly ContactCustomer_LastName?: string | null;
  /** Where the confirmation is sent. */
  readonly ContactCustomer_Email_Address?: string | null;
  /** The telephone number. */
  readonly ContactCustomer_Contact_Number?: number | string | null;
  /** The diner has confirmed to be an adult. The shop posts it with alcohol alone. Missing: false. */
  readonly AgeConfirmed?: boolean | null;
  /**
   * What gift cards pay. PaymentTransactions have the rest; PaymentMethodType 8 is paid by gift cards
   * alone. Planned: no shop reads it yet.
   */
  readonly GiftCardPayments?: readonly GiftCardPayment[] | null;
  /** Why the order isn't accepted. */
  readonly Status?: OrderReason | null;
}

/**
 * Users/{uid}: a member. The shop writes DisplayName, FirstName, LastName, Mobile and DeliveryAddress,
 * and makes the document with Email and FirebaseUDID; the backend writes the rest.
 */
export interface User {
  /** First and last name. Missing: "". */
  readonly DisplayName?: string | null;
  /** The first name. Missing: "". */
  readonly FirstName?: string | null;
  /** The last name. Missing: "". */
  readonly LastName?: string | null;
  /** The e-mail address. The account's counts before it. Missing: "". */
  readonly Email?: string | null;
  /** The telephone number. Missing: "". */
  readonly Mobile?: number | string | null;
  /** The uid, the same as the document's id. */
  readonly FirebaseUDID?: string | null;
  /** Where the member has things delivered. */
  readonly DeliveryAddress?: UserAddress | null;
  /** The member's number, which POST customers/{uid} gives. */
  readonly CustomerMemberCode?: number | string | null;
  /** The points that the member has. In points. Missing: 0. */
  readonly RewardPoints?: number | null;
  /** The member's cards. Missing: []. */
  readonly StoredCards?: readonly StoredCard[] | null;
  /** The headquarters that the member belongs to. */
  readonly HQCompanyID?: number | null;
  /** All points ever earned. In points. Missing: 0. */
  readonly EarnedRewardPoints?: number | null;
  /** All points ever spent. In points. Missing: 0. */
  readonly SpentRewardPoints?: number | null;
}

/**
 * GuestUsers/{GuestIdentifier}: who ordered without an account, as the order's POST named them. The
 * shop never reads it.
 */
export interface GuestUser {
  /** The first name. Missing: "". */
  readonly FirstName?: string | null;
  /** The last name. Missing: "". */
  readonly LastName?: string | null;
  /** The e-mail address. Missing: "". */
  readonly Email?: string | null;
  /** Whether the guest becomes a member. The shop makes the account after the answer. Missing: false. */
  readonly CreateUserForGuest?: boolean | null;
}

/** MessageTemplates/{key}: a store's own words, for `thankyou` and `thankyougift`. */
export interface MessageTemplate {
  /** The text in English, as HTML. Missing: "". */
  readonly Content?: string | null;
  /** The text in Chinese, as HTML. Missing: "". */
  readonly "Content_zh-CN"?: string | null;
}

/**
 * A time: seconds since 1970, Firestore's timestamp, or ISO text, which without a zone is the store's
 * time.
 */
export type Time = number | { readonly "$time": string; } | { readonly seconds: number; } | string;

/** A time in which the store is open. A day may have several. */
export interface OpeningPeriod {
  /** The weekday on which the period starts. 0 is Sunday. */
  readonly DayOfWeek: number;
  /** When it opens, on the store's own clock. As 09:30, or 09:30:00. */
  readonly OpeningTime: string;
  /**
   * When it closes. At or before OpeningTime means on the next day; the same time is round the clock.
   * 24:00 is midnight. As 09:30, or 09:30:00.
   */
  readonly ClosingTime: string;
}

/** What limits alcohol in an order. */
export interface AlcoholLimit {
  /** The most dishes and choices with IsAlcohol that one order has. A dish and its choice count as two. */
  readonly Units?: number | null;
  /** Whether alcohol needs a dish that isn't IsAlcohol itself in the order. Missing: false. */
  readonly WithMeal?: boolean | null;
  /**
   * Until when alcohol is sold, on the store's own clock: ScheduledTime counts. From then to 5:00 none
   * is sold. As 09:30, or 09:30:00.
   */
  readonly Until?: string | null;
}

/** Where the store is. */
export interface Location {
  /** Street and number. Missing: "". */
  readonly Address?: string | null;
  /** The suburb or town. Missing: "". */
  readonly Suburb?: string | null;
  /** The state, as Australia abbreviates it. Missing: "". */
  readonly State?: string | null;
  /** The postcode. Missing: "". */
  readonly Postcode?: string | number | null;
  /** The country. Missing: "". */
  readonly Country?: string | null;
  /** Degrees north. Distances are measured from here. In degrees. */
  readonly Latitude?: number | null;
  /** Degrees east. In degrees. */
  readonly Longitude?: number | null;
}

/** A range of postcodes that the store delivers to. */
export interface DeliveryArea {
  /** The first postcode of the area. Digits only. */
  readonly PostcodeFrom: number | string;
  /** The last one. Digits only. */
  readonly PostcodeTo: number | string;
}

/** Whether diners may ask to cancel an order. They can while its status is 2 or 9. */
export interface OrderCancellation {
  /** Whether a diner may ask for a cancellation. Missing: false. */
  readonly OrderCancellationAllowed?: boolean | null;
  /** How long before ScheduledTime it is too late to ask. In minutes. Missing: 0. */
  readonly CancellationTimeBufferInMinutes?: number | null;
}

/** The store's policies. Their HTML is reduced to harmless tags. */
export interface Policies {
  /** How the store treats personal data. Missing: "". */
  readonly PolicyTypePrivacy?: string | null;
  /** How the store delivers. Missing: "". */
  readonly PolicyTypeDelivery?: string | null;
  /** When the store gives money back. Missing: "". */
  readonly PolicyTypeRefund?: string | null;
}

/**
 * The least that an order must cost. Where two rules have the same OrderType, the higher
 * MinimumTotalPrice counts.
 */
export interface OrderTypeConstraintRule {
  /** For which orders. 2: dine in, 3: pickup, 10: delivery or room. */
  readonly OrderType: 2 | 3 | 10;
  /** The least subtotal. In dollars. */
  readonly MinimumTotalPrice: number;
}

/**
 * What delivery costs in a range of subtotals, which are before discounts. Both bounds belong to the
 * range.
 */
export interface FreightFeeRule {
  /** From this subtotal on. In dollars. Missing: 0. */
  readonly PriceRangeMinimum?: number | null;
  /** Up to and including this subtotal. 0: any. In dollars. Missing: 0. */
  readonly PriceRangeMaximum?: number | null;
  /** The fee before the way is added. In dollars. Missing: 0. */
  readonly FreightFeeAmount?: number | null;
  /**
   * Added for each kilometre that has begun, at least one. The order doesn't say how far it is: measure
   * by road, from the store's Location to the coordinates of DeliveryAddress. In dollars for a
   * kilometre. Missing: 0.
   */
  readonly FreightFeePerKilometer?: number | null;
  /** The least fee. In dollars. Missing: 0. */
  readonly FreightFeeMinimum?: number | null;
}

/**
 * A surcharge on a card, on everything before it. Only 1, 2 and 5 ever apply, because the shop takes
 * no cards but Visa and Mastercard; Apple Pay and Google Pay have those of 5 alone. Several that apply
 * add up. In Australia, surcharges on Visa and Mastercard ended on 1 October 2026.
 */
export interface SurchargeBankSetting {
  /**
   * For which cards. 1: Visa, 2: Mastercard, 3: American Express, 4: Discover, 5: all cards, 7: Diners
   * Club, 9: JCB.
   */
  readonly CreditCardType: 1 | 2 | 3 | 4 | 5 | 7 | 9;
  /**
   * What SurchargeTransactions of an order name it by. Missing: Surcharge_ID, else its place in the
   * list.
   */
  readonly ID?: number | string | null;
  /** Another name of ID, which counts before it. */
  readonly Surcharge_ID?: number | string | null;
  /** Its name on the bill. Missing: "". */
  readonly Name?: string | null;
  /** The same in Chinese. */
  readonly "Name_zh-CN"?: string | null;
  /** A share from 0 to 1 with RateType 1, dollars with RateType 2. */
  readonly Rate: number;
  /** What Rate is. 1: a share, 2: dollars. */
  readonly RateType: 1 | 2;
  /** From this amount on. In dollars. Missing: 0. */
  readonly AmountMinimum?: number | null;
  /** Up to and including this amount. 0: any. In dollars. Missing: 0. */
  readonly AmountMaximum?: number | null;
  /** Whether it contains GST. Missing: false. */
  readonly IsTaxable?: boolean | null;
}

/**
 * A surcharge on a weekday or on dates, on goods after discounts. Several of one day add up, so on a
 * Sunday with a date of its own both are charged.
 */
export interface SurchargeHolidaySetting {
  /** The weekday, if there are no dates. 0 is Sunday. */
  readonly DayOfWeek?: number | null;
  /** The first day. With EndDate, it counts before DayOfWeek. */
  readonly StartDate?: Time | null;
  /** The last day. */
  readonly EndDate?: Time | null;
  /**
   * What SurchargeTransactions of an order name it by. Missing: Surcharge_ID, else its place in the
   * list.
   */
  readonly ID?: number | string | null;
  /** Another name of ID, which counts before it. */
  readonly Surcharge_ID?: number | string | null;
  /** Its name on the bill. Missing: "". */
  readonly Name?: string | null;
  /** The same in Chinese. */
  readonly "Name_zh-CN"?: string | null;
  /** A share from 0 to 1 with RateType 1, dollars with RateType 2. */
  readonly Rate: number;
  /** What Rate is. 1: a share, 2: dollars. */
  readonly RateType: 1 | 2;
  /** From this amount on. In dollars. Missing: 0. */
  readonly AmountMinimum?: number | null;
  /** Up to and including this amount. 0: any. In dollars. Missing: 0. */
  readonly AmountMaximum?: number | null;
  /** Whether it contains GST. Missing: false. */
  readonly IsTaxable?: boolean | null;
}

/**
 * What the store offers. At least one of Delivery, PickUp, DeliverToRoom and EatIn has to be true, or
 * nothing can be ordered.
 */
export interface ViewComponentConfigs {
  /** Orders are delivered to an address. Missing: false. */
  readonly Delivery?: boolean | null;
  /** Orders are picked up at the store. Missing: false. */
  readonly PickUp?: boolean | null;
  /** Orders are brought to a room of the house. Missing: false. */
  readonly DeliverToRoom?: boolean | null;
  /** Orders are brought to a table. Missing: false. */
  readonly EatIn?: boolean | null;
  /** Members can log in. Missing: false. */
  readonly LogIn?: boolean | null;
  /** They can log in with Google. Missing: true. */
  readonly GoogleLogin?: boolean | null;
  /** They can log in with Facebook. Missing: true. */
  readonly FacebookLogin?: boolean | null;
  /** A guest's order ends on a page of thanks, and isn't followed live. Missing: false. */
  readonly HideTrackingOrderForGuest?: boolean | null;
  /** A pickup can be paid in cash, when it is picked up. Missing: false. */
  readonly EnableCashOnPickup?: boolean | null;
  /** Orders can be paid with Alipay, on a page of its own. Missing: false. */
  readonly EnableAlipayPayment?: boolean | null;
  /** Orders can be paid with WeChat Pay, on a page of its own. Missing: false. */
  readonly EnableWechatPayment?: boolean | null;
  /** Orders can be paid with Apple Pay, where the browser has it. Missing: false. */
  readonly EnableApplePayment?: boolean | null;
  /** Orders can be paid with Google Pay, where the browser has it. Missing: false. */
  readonly EnableGooglePayment?: boolean | null;
  /** With the store's ChargeToRoom, an order to a room can be charged to the room. Missing: true. */
  readonly ChargeToRoomRadio?: boolean | null;
  /** A diner can write a note on an order. Missing: false. */
  readonly ShowNotes?: boolean | null;
  /** A diner can write a note on a dish. Missing: false. */
  readonly ShowNotesForItem?: boolean | null;
  /** A dish's photo stands above its text, not beside it. Missing: false. */
  readonly ImageCenterMode?: boolean | null;
  /** A phone shows a welcome page before the menu. Missing: false. */
  readonly HomePage?: boolean | null;
  /** A dish that doesn't state a chosen allergy is shown with that remark, not hidden. Missing: false. */
  readonly ShowNotStated?: boolean | null;
  /** The store's address isn't shown where a pickup is ordered. Missing: false. */
  readonly HideAddressOnPickup?: boolean | null;
  /** The stores of a company share a cart, and the store is chosen at the checkout. Missing: false. */
  readonly StoreSelectionAtCheckout?: boolean | null;
  /** With alcohol in the cart, the date of birth is asked. Otherwise a box is ticked. Missing: false. */
  readonly AskDateOfBirth?: boolean | null;
  /** The store's colours. */
  readonly UiColours?: UiColours | null;
  /** An order can be paid with gift cards. Missing: false. Planned: no shop reads it yet. */
  readonly EnableGiftCardPayment?: boolean | null;
  /** Times are asked of GET slots/{storeId}. Missing: false. Planned: no shop reads it yet. */
  readonly EnableSlotAvailability?: boolean | null;
  /** A room is verified by the guest's last name. Missing: false. Planned: no shop reads it yet. */
  readonly VerifyRoom?: boolean | null;
  /** A table is proven by the token in its code's address. Missing: false. Planned: no shop reads it yet. */
  readonly VerifyTable?: boolean | null;
  /** A diner can tell that they are here to pick up. Missing: false. Planned: no shop reads it yet. */
  readonly EnableArrivalNotice?: boolean | null;
  /** A table can call staff, and ask for the bill. Missing: false. Planned: no shop reads it yet. */
  readonly EnableServiceCall?: boolean | null;
}

/** The store's colours. */
export interface UiColours {
  /** On a phone. */
  readonly Mobile?: Colours | null;
  /** On a wider screen. */
  readonly Desktop?: Colours | null;
}

/** The store's colours, each as CSS writes one. */
export interface Colours {
  /** The background of a main button. Missing: the theme's own. */
  readonly ButtonColour?: string | null;
  /** Its text. Missing: the theme's own. */
  readonly ButtonText?: string | null;
  /** The accent: links, and what is chosen. Missing: the theme's own. */
  readonly CommonColour?: string | null;
  /** The background of the category in view. Missing: the theme's own. */
  readonly MenuHighlight?: string | null;
  /** Its text. Missing: the theme's own. */
  readonly MenuHighlightText?: string | null;
  /** A step of an order that isn't reached yet. Missing: the theme's own. */
  readonly StatusPending?: string | null;
  /** The bar at the top of a full page. Missing: the theme's own. */
  readonly TitleBar?: string | null;
  /** The background of the menu. Missing: the theme's own. */
  readonly MenuBackground?: string | null;
  /** The menu's text. Missing: the theme's own. */
  readonly MenuText?: string | null;
}

/** A category of the menu. */
export interface Category {
  /** The category's id. Missing: its name. */
  readonly ID?: number | string | null;
  /** Its name. Missing: its id. */
  readonly Name?: string | null;
  /** The name in Chinese. */
  readonly "Name_zh-CN"?: string | null;
  /** Its entries, in their order. Missing: []. */
  readonly SubMenuItems?: readonly MenuEntry[] | null;
}

/** A line of a menu: a product, with its place, name and price. */
export interface MenuEntry {
  /** The entry's id. Missing: its product's. */
  readonly ID?: number | string | null;
  /** The key of its product in Products. */
  readonly ProductID: number | string;
  /** Its name. Missing: the product's. */
  readonly Name?: string | null;
  /** The name in Chinese. */
  readonly "Name_zh-CN"?: string | null;
  /** Its price with tax. Missing: the product's. In dollars. */
  readonly Price?: number | null;
  /**
   * The ids of Allergy in LifeStyleChoices that it is FREE of: [1] with 1 "Nut free" means that it has
   * no nuts. Missing: [].
   */
  readonly ProductAllergy?: readonly (number | string)[] | null;
  /** The ids of Intolerance in LifeStyleChoices that it is FREE of, in the same way. Missing: []. */
  readonly ProductIntolerance?: readonly (number | string)[] | null;
  /** The ids of Preference in LifeStyleChoices that it suits. Missing: []. */
  readonly ProductPreference?: readonly (number | string)[] | null;
}

/** Categories that have a page of their own. */
export interface SpecialCategories {
  /** The gift cards that the store sells. */
  readonly SCTypeGiftcard?: GiftCategory | null;
}

/** A category that isn't shown with the others. */
export interface GiftCategory {
  /** The gift cards. Missing: []. */
  readonly SubMenuItems?: readonly MenuEntry[] | null;
}

/** The dietary choices that the menu knows. */
export interface LifeStyleChoices {
  /** What dishes can be free of, for an allergy: "Nut free". Missing: []. */
  readonly Allergy?: readonly DietaryChoice[] | null;
  /** What dishes can be free of, for an intolerance: "Gluten free". Missing: []. */
  readonly Intolerance?: readonly DietaryChoice[] | null;
  /** The diets that dishes can suit: "Vegan". Missing: []. */
  readonly Preference?: readonly DietaryChoice[] | null;
}

/** Something that a dish can suit: free of an allergen, or of a diet. */
export interface DietaryChoice {
  /** What a dish or a choice names it by, if that suits it. */
  readonly Id: number | string;
  /**
   * What a diner chooses, and reads on the dishes that suit it. Write what they are, such as "Nut free"
   * or "Vegan", never what they contain: "Nuts" would stand on the dishes without nuts.
   */
  readonly Name: string;
  /** The same in Chinese. */
  readonly "Name_zh-CN"?: string | null;
}

/** When one of a store's menus is served. Outside all times, it is DefaultMenu. */
export interface MenuTimeSetting {
  /** The id of the menu's document. */
  readonly MenuId: number | string;
  /** The weekday on which it starts. Missing: every day. 0 is Sunday. */
  readonly DayOfWeek?: number | null;
  /** From when the menu is served, on the store's own clock. As 09:30, or 09:30:00. */
  readonly StartTime: string;
  /** Until when. At or before StartTime means on the next day. 24:00 is midnight. As 09:30, or 09:30:00. */
  readonly EndTime: string;
}

/** Something to order. An entry of a category puts it on the menu. */
export interface Product {
  /** The product's id, the same as its key in Products. */
  readonly ID?: number | string | null;
  /** Its name, unless the menu's entry has its own. Missing: "". */
  readonly Name?: string | null;
  /** The name in Chinese. */
  readonly "Name_zh-CN"?: string | null;
  /** What it is made of. Missing: "". */
  readonly ShortDescription?: string | null;
  /** The same in Chinese. */
  readonly "ShortDescription_zh-CN"?: string | null;
  /** The address of its photo. An https address, or one that is relative to apiUrl of the configuration. */
  readonly PhotoUrl?: string | null;
  /**
   * The same photo in a larger size. An https address, or one that is relative to apiUrl of the
   * configuration.
   */
  readonly LargePhotoUrl?: string | null;
  /** What of its photo a crop keeps: percent from the left, and from the top. */
  readonly PhotoFocus?: string | null;
  /** Its price with tax, unless the menu's entry has its own. In dollars. */
  readonly Price?: number | null;
  /** The share of tax in its price. From 1 on, it is a percentage. Missing: 0. */
  readonly TaxRate?: number | null;
  /** What a diner reads on it. 0: nothing special, 1: new, 2: popular, 3: sold out. Missing: 0. */
  readonly Status?: 0 | 1 | 2 | 3 | null;
  /** By which the stores of a company know the same product. Missing: "". */
  readonly ProductCode?: string | null;
  /** The ids of the groups of choices that it comes with. Missing: []. */
  readonly ModifierGroups?: readonly (number | string)[] | null;
  /** The points that a member earns with one. In points. Missing: 0. */
  readonly RewardPoint?: number | null;
  /** How long it takes to prepare. In minutes. Missing: 0. */
  readonly PreparationTime?: number | null;
  /** The categories that offers and coupons know it by. Missing: []. */
  readonly ProductCategoryIDs?: readonly (number | string)[] | null;
  /** The tags that offers know it by. Missing: []. */
  readonly ProductTagIDs?: readonly (number | string)[] | null;
  /** Its price in an offer with IsOutcomeLinkedToProduct. In dollars. */
  readonly FixedPriceValue?: number | null;
  /** Where seafood is from: Australia, imported, mixed. */
  readonly Origin?: "A" | "I" | "M" | null;
  /** The energy of one portion as it comes. Those of chosen choices are added. In kilojoules. */
  readonly Kilojoules?: number | null;
  /** Whether it is alcohol: for adults only, and counted by AlcoholLimit. Missing: false. */
  readonly IsAlcohol?: boolean | null;
}

/** A group of choices that products come with. */
export interface ModifierGroup {
  /** The group's name. Missing: "". */
  readonly Name?: string | null;
  /** The name in Chinese. */
  readonly "Name_zh-CN"?: string | null;
  /** Its place among a product's groups, the lowest first. Missing: 0. */
  readonly DisplayOrder?: number | null;
  /** Its choices, as a list or by their ids. Missing: []. */
  readonly Modifiers?: readonly Modifier[] | Readonly<Record<string, KeyedModifier>> | null;
  /** Whether only one of the choices may be taken. Missing: false. */
  readonly IsSingleSel?: boolean | null;
  /** Whether the fewest must be taken. They are chosen from the start. Missing: false. */
  readonly IsForceSel?: boolean | null;
  /** Whether the most are chosen from the start. Missing: false. */
  readonly IsAutoSel?: boolean | null;
  /** The fewest choices, if IsForceSel demands them. Missing: 0. */
  readonly MinimumSelection?: number | null;
  /** The most choices. 0: any number. Missing: 0. */
  readonly MaximumSelection?: number | null;
  /** Whether a choice may be taken more than once. Missing: false. */
  readonly IncludeQuantity?: boolean | null;
}

/** A choice of a group. */
export interface Modifier {
  /** The modifier's id. */
  readonly ID: number | string;
  /** A code, which is its name if Name is missing. */
  readonly Code?: number | string | null;
  /** Its name. Missing: "". */
  readonly Name?: string | null;
  /** The name in Chinese. */
  readonly "Name_zh-CN"?: string | null;
  /** What one adds to the price. It may be below 0. In dollars. Missing: 0. */
  readonly Price?: number | null;
  /** The share of tax in its price. From 1 on, it is a percentage. Missing: 0. */
  readonly TaxRate?: number | null;
  /** The fewest, if it is taken at all. Missing: 0. */
  readonly MinQty?: number | null;
  /** The most, where IncludeQuantity is true. 0: 20. Missing: 0. */
  readonly MaxQty?: number | null;
  /** Its place in the group, the lowest first. Missing: 0. */
  readonly DisplayOrder?: number | null;
  /**
   * The product that it is. If that is sold out, so is this; its groups are choices of this; its Origin
   * and IsAlcohol are this one's, too.
   */
  readonly LinkedProductID?: number | string | null;
  /** How many are chosen from the start. Missing: 0. */
  readonly quantity?: number | null;
  /** Whether it is chosen from the start. Missing: if quantity is above 0. */
  readonly IsSelected?: boolean | null;
  /**
   * The ids of Allergy in LifeStyleChoices that it is FREE of: [1] with 1 "Nut free" means that it has
   * no nuts. Missing: not stated, which never reads as safe.
   */
  readonly ProductAllergy?: readonly (number | string)[] | null;
  /**
   * The ids of Intolerance in LifeStyleChoices that it is FREE of, in the same way. Missing: not stated,
   * which never reads as safe.
   */
  readonly ProductIntolerance?: readonly (number | string)[] | null;
  /** The ids of Preference in LifeStyleChoices that it suits. Missing: not stated. */
  readonly ProductPreference?: readonly (number | string)[] | null;
  /** Where seafood is from: Australia, imported, mixed. */
  readonly Origin?: "A" | "I" | "M" | null;
  /** The energy of one portion as it comes. Those of chosen choices are added. In kilojoules. */
  readonly Kilojoules?: number | null;
  /** Whether it is alcohol: for adults only, and counted by AlcoholLimit. Missing: false. */
  readonly IsAlcohol?: boolean | null;
}

/** A choice of a group whose Modifiers are an object by their ids. */
export interface KeyedModifier {
  /** A code, which is its name if Name is missing. */
  readonly Code?: number | string | null;
  /** Its name. Missing: "". */
  readonly Name?: string | null;
  /** The name in Chinese. */
  readonly "Name_zh-CN"?: string | null;
  /** What one adds to the price. It may be below 0. In dollars. Missing: 0. */
  readonly Price?: number | null;
  /** The share of tax in its price. From 1 on, it is a percentage. Missing: 0. */
  readonly TaxRate?: number | null;
  /** The fewest, if it is taken at all. Missing: 0. */
  readonly MinQty?: number | null;
  /** The most, where IncludeQuantity is true. 0: 20. Missing: 0. */
  readonly MaxQty?: number | null;
  /** Its place in the group, the lowest first. Missing: 0. */
  readonly DisplayOrder?: number | null;
  /**
   * The product that it is. If that is sold out, so is this; its groups are choices of this; its Origin
   * and IsAlcohol are this one's, too.
   */
  readonly LinkedProductID?: number | string | null;
  /** How many are chosen from the start. Missing: 0. */
  readonly quantity?: number | null;
  /** Whether it is chosen from the start. Missing: if quantity is above 0. */
  readonly IsSelected?: boolean | null;
  /**
   * The ids of Allergy in LifeStyleChoices that it is FREE of: [1] with 1 "Nut free" means that it has
   * no nuts. Missing: not stated, which never reads as safe.
   */
  readonly ProductAllergy?: readonly (number | string)[] | null;
  /**
   * The ids of Intolerance in LifeStyleChoices that it is FREE of, in the same way. Missing: not stated,
   * which never reads as safe.
   */
  readonly ProductIntolerance?: readonly (number | string)[] | null;
  /** The ids of Preference in LifeStyleChoices that it suits. Missing: not stated. */
  readonly ProductPreference?: readonly (number | string)[] | null;
  /** Where seafood is from: Australia, imported, mixed. */
  readonly Origin?: "A" | "I" | "M" | null;
  /** The energy of one portion as it comes. Those of chosen choices are added. In kilojoules. */
  readonly Kilojoules?: number | null;
  /** Whether it is alcohol: for adults only, and counted by AlcoholLimit. Missing: false. */
  readonly IsAlcohol?: boolean | null;
}

/** A reward: what a member gets for points. */
export interface RedemptionRule {
  /** The rule's id. */
  readonly ID?: number | string | null;
  /** What a diner reads. Missing: "". */
  readonly Name?: string | null;
  /** The same in Chinese. */
  readonly "Name_zh-CN"?: string | null;
  /** The points that it costs. In points. */
  readonly Point: number;
  /** How much cheaper one item becomes. 100 is free. In percent. */
  readonly DiscountRate: number;
  /** The categories that it is for. No category, tag and product: everything. Missing: []. */
  readonly Categories?: readonly (number | string)[] | null;
  /** The tags that it is for. Missing: []. */
  readonly Tags?: readonly (number | string)[] | null;
  /** The product that it is for, or a list of products. Missing: "". */
  readonly ProductVariant?: readonly (number | string)[] | number | string | "" | null;
  /** When it ends. Missing: never. */
  readonly ExpiredDate?: Time | null;
  /** Whether it is switched off. Missing: false. */
  readonly IsDisabled?: boolean | null;
  /** The same, by its other name. Missing: false. */
  readonly Disable?: boolean | null;
}

/**
 * Points for dollars spent. The rule of the most dollars comes first, and what is left goes to the
 * next.
 */
export interface EarningRule {
  /** For each of so many dollars spent. In dollars. */
  readonly DollarSpent: number;
  /** The points that a member earns. In points. */
  readonly Point: number;
}

/** An offer in a menu's document. */
export interface ListedPriceTrigger {
  /** The offer's id. */
  readonly ID: number | string;
  /** What a diner reads. Missing: "". */
  readonly Name?: string | null;
  /** The same in Chinese. */
  readonly "Name_zh-CN"?: string | null;
  /** The order in which offers are looked at, the lowest first. Missing: 0. */
  readonly Priority?: number | null;
  /**
   * When it applies. 0: by itself, 1: asks first, 2: a button, 3: at the checkout, 4: by itself, on a
   * member's first order. Missing: 0.
   */
  readonly TriggerMode?: 0 | 1 | 2 | 3 | 4 | null;
  /** How often one order has it. 0: once, 1: once, 2: as often as it fits. Missing: 0. */
  readonly RunType?: 0 | 1 | 2 | null;
  /**
   * What it makes cheaper. 0: the whole order; no outcomes, 1: a roll-in, which makes another dish a
   * meal; outcomes are products, 2: a roll-in; outcomes are categories, 3: a roll-in; outcomes are tags,
   * 4: each item; outcomes are categories, 5: each item; outcomes are tags.
   */
  readonly OutcomeType: 0 | 1 | 2 | 3 | 4 | 5;
  /** What becomes cheaper, with OutcomeType 1 to 5. Missing: []. */
  readonly ProductOutcomes?: readonly ProductOutcome[] | null;
  /** With OutcomeType 4 and 5: the dearest units first, not the cheapest. Missing: false. */
  readonly IsMostExpensiveFirst?: boolean | null;
  /**
   * How it becomes cheaper. 0: dollars off, 1: a percentage off, 2: a fixed price, 3: free up to an
   * amount. Missing: 0.
   */
  readonly OutcomePriceType?: 0 | 1 | 2 | 3 | null;
  /** The dollars of OutcomePriceType 0 and 3. In dollars. Missing: 0. */
  readonly DiscountFlatValue?: number | null;
  /** The percentage of OutcomePriceType 1. In percent. Missing: 0. */
  readonly DiscountPercentageValue?: number | null;
  /** The price of OutcomePriceType 2. In dollars. */
  readonly FixedPriceValue?: number | null;
  /** Whether the fixed price is each product's own FixedPriceValue. Missing: false. */
  readonly IsOutcomeLinkedToProduct?: boolean | null;
  /** The least subtotal. In dollars. Missing: 0. */
  readonly MinimumSpend?: number | null;
  /** From when it counts. Missing: always. */
  readonly StartAt?: Time | null;
  /** Until when. Missing: for ever. */
  readonly EndAt?: Time | null;
  /** Whether a coupon in the cart switches it off. Missing: false. */
  readonly NotApplicableWithCoupon?: boolean | null;
  /** Categories that must be in the cart. Missing: []. */
  readonly ProductCategoryConditions?: readonly ProductCategoryCondition[] | null;
  /** Tags that must be in the cart. Missing: []. */
  readonly ProductTagConditions?: readonly ProductTagCondition[] | null;
  /** Whether it is switched off. Missing: false. */
  readonly IsDisabled?: boolean | null;
  /** The same, by its other name. Missing: false. */
  readonly Disable?: boolean | null;
}

/** A category that must be in the cart. */
export interface ProductCategoryCondition {
  /** A category of products. */
  readonly ProductCategoryID: number | string;
  /** How many of them must be in the cart. 0 counts as 1. Missing: 1. */
  readonly Quantity?: number | null;
}

/** A tag that must be in the cart. */
export interface ProductTagCondition {
  /** A tag of products. */
  readonly ProductTagID: number | string;
  /** How many of them must be in the cart. 0 counts as 1. Missing: 1. */
  readonly Quantity?: number | null;
}

/** What becomes cheaper. */
export interface ProductOutcome {
  /** A product, a category or a tag, as OutcomeType says. */
  readonly ID: number | string;
  /** How many units it is for, each time. 0: all. Missing: 0. */
  readonly Quantity?: number | null;
}

/** A line of an order. */
export interface OrderItem {
  /** The product's id. */
  readonly Product_ID: number | string;
  /** The name that the menu had. */
  readonly Name?: string | null;
  /** How many. */
  readonly Quantity?: number | null;
  /** The price of one with tax, without its extras. In dollars. */
  readonly UsingUnitPrice?: number | null;
  /** The share of tax, as a fraction. */
  readonly UsingTaxRate?: number | null;
  /** For all units without tax, before discounts, without extras. In dollars. */
  readonly FinalTotalExcludingTax?: number | null;
  /** Its tax. In dollars. */
  readonly FinalTotalTax?: number | null;
  /** The diner's note. */
  readonly Note?: string | null;
  /** The coupon's part of this item. */
  readonly AppliedCoupon?: AppliedCoupon | null;
  /** The menu's category. Empty if it has none, as a roll-in may. */
  readonly CategoryId?: number | string | null;
  /** The category's name. */
  readonly CategoryName?: string | null;
  /** The points that one earns. In points. Missing: 0. */
  readonly RewardPoint?: number | null;
  /** The points that it was redeemed for. In points. Missing: 0. */
  readonly RedeemPoints?: number | null;
  /** The offer that rolled it in; it follows its host. */
  readonly PriceTriggerID?: number | string | null;
  /** The choices with it. Missing: []. */
  readonly OrderExtras?: readonly OrderExtra[] | null;
  /** `GiftCardDetailType` on a gift card. */
  readonly AdditionalDataType?: string | null;
  /** Who gives the gift card. */
  readonly FromName?: string | null;
  /** Who gets it. */
  readonly ToName?: string | null;
  /** Where it is sent. */
  readonly ToEmail?: string | null;
  /** What it says. */
  readonly Message?: string | null;
}

/** A choice with an item. */
export interface OrderExtra {
  /** The modifier's id. */
  readonly Extra_ID: number | string;
  /** Its name. */
  readonly Name?: string | null;
  /** How many with each unit of what it belongs to. */
  readonly Quantity?: number | null;
  /** The price of one, with tax. In dollars. */
  readonly UsingUnitPrice?: number | null;
  /** For all units, without tax. In dollars. */
  readonly FinalPriceExcludingTax?: number | null;
  /** Their tax. In dollars. */
  readonly FinalTax?: number | null;
  /** The choices with this choice. Missing: []. */
  readonly ChildrenOrderExtras?: readonly ChildOrderExtra[] | null;
}

/** A choice with a choice. It has none of its own. */
export interface ChildOrderExtra {
  /** The modifier's id. */
  readonly Extra_ID: number | string;
  /** Its name. */
  readonly Name?: string | null;
  /** How many with each unit of what it belongs to. */
  readonly Quantity?: number | null;
  /** The price of one, with tax. In dollars. */
  readonly UsingUnitPrice?: number | null;
  /** For all units, without tax. In dollars. */
  readonly FinalPriceExcludingTax?: number | null;
  /** Their tax. In dollars. */
  readonly FinalTax?: number | null;
  /** Always empty. */
  readonly ChildrenOrderExtras?: readonly unknown[] | null;
}

/** A coupon's part of an item. */
export interface AppliedCoupon {
  /** The code; several are joined with commas. */
  readonly CouponCode?: string | null;
  /** The same. */
  readonly Name?: string | null;
  /** What it takes off this item. In dollars. */
  readonly Amount?: number | null;
}

/** An item that points alone have paid for. It stands in OrderItems, too. */
export interface FreeItem {
  /** The product's id. */
  readonly Product_ID?: number | string | null;
  /** Its name. */
  readonly Name?: string | null;
  /** How many. */
  readonly Quantity?: number | null;
}

/** An offer that the order had. */
export interface AppliedPriceTrigger {
  /** The offer's id. */
  readonly PriceTriggerID?: number | string | null;
  /** Its name. */
  readonly Name?: string | null;
  /** What kind of offer it is. 0: the whole order, 1: a roll-in, 2: each item. */
  readonly Kind?: 0 | 1 | 2 | null;
  /** What it takes off. In dollars. */
  readonly Amount?: number | null;
  /** What it did to each product. Missing: []. */
  readonly Items?: readonly AppliedPriceTriggerItem[] | null;
}

/** What an offer did to a product. */
export interface AppliedPriceTriggerItem {
  /** The product's id. */
  readonly Product_ID?: number | string | null;
  /** How many units became cheaper. */
  readonly Units?: number | null;
  /** By how much. In dollars. */
  readonly Amount?: number | null;
}

/** A surcharge: first those of holidays, then those of the card. */
export interface SurchargeTransaction {
  /** The order's UDID. */
  readonly UDID?: string | null;
  /** The surcharge's ID. */
  readonly Surcharge_ID?: number | string | null;
  /** Its amount, with tax. In dollars. */
  readonly Amount?: number | null;
  /** When the order was made. In seconds since 1970. */
  readonly TransactionTime?: number | null;
}

/** A payment. */
export interface PaymentTransaction {
  /** What is paid. In dollars. */
  readonly Amount?: number | null;
  /** How it is paid. 0: to the room, 1: cash, 10: points, 12: Alipay, 13: WeChat Pay, 99: card or wallet. */
  readonly PaymentMethodType?: 0 | 1 | 10 | 12 | 13 | 99 | null;
}

/** A gift card's part of the payment. */
export interface GiftCardPayment {
  /** The gift card's code; the stored order has its last four characters. Planned: no shop reads it yet. */
  readonly Code: string;
  /** What it pays. In dollars. Planned: no shop reads it yet. */
  readonly Amount: number;
}

/** A table. */
export interface OrderTable {
  /** The table's number or name. */
  readonly Name?: number | string | null;
}

/** Why an order isn't accepted. */
export interface OrderReason {
  /**
   * Why, for the shop. Without it, OnlineOrderStatusDescription decides.
   * - payment-pending: Alipay, WeChat Pay, Google Pay or the card's bank hasn't confirmed the payment.
   * The shop asks again.
   * - card-declined: The payment provider declined the card.
   * - price-changed: The order doesn't add up, because a price, an offer or the menu has changed.
   * - sold-out: Something in the order is sold out, or no longer on the menu.
   * - closed: The store is closed, or takes no orders for that time.
   * - below-minimum: The order costs less than the store's minimum.
   * - out-of-area: The store doesn't deliver to that address.
   * - coupon-invalid: There is no such coupon, or it doesn't apply.
   * - not-allowed: The call isn't possible for this caller, store or order.
   * - busy: Too many tries. The same call works again later.
   * - demo-card: The sandbox takes test cards only.
   * - unreachable: The store's own system can't be reached.
   * - age-required: The order has alcohol, and no AgeConfirmed; or the store has AskDateOfBirth, and
   * DateOfBirth is missing or a minor's.
   */
  readonly Code?: "payment-pending" | "card-declined" | "price-changed" | "sold-out" | "closed" | "below-minimum" | "out-of-area" | "coupon-invalid" | "not-allowed" | "busy" | "demo-card" | "unreachable" | "age-required" | null;
}

/** Where the order is delivered. */
export interface OrderAddress {
  /** Street and number. */
  readonly Address?: string | null;
  /** The suburb or town. */
  readonly Suburb?: string | null;
  /** The postcode. */
  readonly Postcode?: number | string | null;
  /** The state. */
  readonly State?: string | null;
  /** Degrees east. In degrees. */
  readonly Longitude?: number | null;
  /** Degrees north: despite its name, the latitude. In degrees. */
  readonly Altitude?: number | null;
}

/** A stored card. The number itself is with the payment provider only. */
export interface StoredCard {
  /** What PaymentCardIdentifier of an order names it by. */
  readonly CardIdentifier: number | string;
  /** The card's network. */
  readonly CardType: "visa" | "master";
  /** The card's number, of which only the last four digits are there. */
  readonly ElidedPan: string;
}

/** Where a member has things delivered. */
export interface UserAddress {
  /** Street and number. Missing: "". */
  readonly Address?: string | null;
  /** The suburb or town. Missing: "". */
  readonly City?: string | null;
  /** The postcode. Missing: "". */
  readonly PostCode?: number | string | null;
  /** The state. Missing: "". */
  readonly State?: string | null;
  /** The telephone number to call at the door. Missing: "". */
  readonly Phone?: number | string | null;
  /** What the driver has to know. Missing: "". */
  readonly DeliveryInstructions?: string | null;
  /** Degrees north. In degrees. */
  readonly Latitude?: number | null;
  /** Degrees east. In degrees. */
  readonly Longitude?: number | null;
  /** Latitude once more, which counts where Latitude is missing. In degrees. */
  readonly Altitude?: number | null;
}
