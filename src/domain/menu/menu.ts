import type { Cents } from "../money/cents.ts";
import type { ChineseTexts } from "../store/storeTexts.ts";
import type { Labels } from "./labels.ts";

export type MenuId = string;
export type CategoryId = string;
export type ProductId = string;
export type ModifierGroupId = string;
export type ModifierId = string;
type ChoiceId = string;
export type TagId = string;

/** When a menu is served, in minutes since midnight on the store's clock (R32). A null weekday means every day. */
export interface MenuTime {
  readonly menuId: MenuId;
  readonly weekday: number | null;
  readonly starts: number;
  readonly ends: number;
}

/** Dietary choices: those that a diner has made, or those that an entry or a choice of a group states to suit. */
export interface DietaryFit {
  readonly allergies: readonly ChoiceId[];
  readonly intolerances: readonly ChoiceId[];
  readonly preferences: readonly ChoiceId[];
}

/** Why a dish doesn't suit what it states itself: each way to meet one of its groups brings something (R102). */
export interface ForcedFit {
  readonly unsuited: DietaryFit;
  readonly notStated: DietaryFit;
}

/** The dietary choices that an entry suits. */
export interface EntryFit extends DietaryFit {
  /** Missing if its choices take nothing from what it suits. */
  readonly forced?: ForcedFit;
  /** What its preselected choices take from it. Missing: nothing. Unknown: its choices haven't been read. */
  readonly taken?: DietaryFit | "unknown";
}

export interface Modifier {
  readonly id: ModifierId;
  readonly code: string;
  readonly name: string;
  readonly price: Cents;
  readonly taxRate: number;
  readonly minimum: number;
  /** Null: the group's limit or the default of 20 applies. */
  readonly maximum: number | null;
  readonly order: number;
  readonly linkedProductId: ProductId | null;
  readonly fit: DietaryFit;
  readonly labels: Labels;
  /** Selected when the dialog opens. */
  readonly preselected: boolean;
  readonly preselectedQuantity: number;
}

export interface ModifierGroup {
  readonly id: ModifierGroupId;
  readonly name: string;
  readonly order: number;
  readonly modifiers: readonly Modifier[];
  readonly isSingle: boolean;
  readonly isForced: boolean;
  readonly isAuto: boolean;
  /** 0 if there is none. */
  readonly minimum: number;
  /** Null if there is none. */
  readonly maximum: number | null;
  readonly includesQuantity: boolean;
}

export type Ribbon = "new" | "popular";

export interface Product {
  readonly id: ProductId;
  readonly name: string;
  readonly description: string;
  readonly photo: string | null;
  /** The same photo in a larger size; most stores have only one size. */
  readonly largePhoto: string | null;
  /** What a crop keeps in sight, as CSS writes it ("50% 30%"). Null: its middle. */
  readonly photoFocus: string | null;
  readonly ribbon: Ribbon | null;
  readonly isSoldOut: boolean;
  readonly taxRate: number;
  readonly code: string;
  readonly price: Cents | null;
  readonly groupIds: readonly ModifierGroupId[];
  /** The lowest cost of its required choices, as far as their groups alone tell. */
  readonly requiredCost: Cents;
  /** Earned per unit (R26). */
  readonly rewardPoints: number;
  readonly preparationMinutes: number;
  /** Categories of the product itself, in addition to those that list it. */
  readonly categoryIds: readonly CategoryId[];
  readonly tagIds: readonly TagId[];
  /** FixedPriceValue: the price that an offer may set (R18). */
  readonly fixedPrice: Cents | null;
  readonly labels: Labels;
}

/** A product as one category lists it, at the price that applies there (R12). */
export interface MenuEntry {
  readonly id: string;
  readonly productId: ProductId;
  readonly name: string;
  readonly price: Cents;
  readonly fit: EntryFit;
}

export interface Category {
  readonly id: CategoryId;
  readonly name: string;
  readonly entries: readonly MenuEntry[];
}

export interface DietaryChoice {
  readonly id: ChoiceId;
  readonly name: string;
}

export interface DietaryChoices {
  readonly allergies: readonly DietaryChoice[];
  readonly intolerances: readonly DietaryChoice[];
  readonly preferences: readonly DietaryChoice[];
}

export interface Menu {
  readonly id: MenuId;
  readonly times: readonly MenuTime[];
  readonly categories: readonly Category[];
  readonly products: ReadonlyMap<ProductId, Product>;
  readonly groups: ReadonlyMap<ModifierGroupId, ModifierGroup>;
  readonly dietary: DietaryChoices;
  readonly texts: ChineseTexts;
  /** Whether gift cards can be bought from it (R71). Missing if not. */
  readonly sellsGiftCards?: true;
}
