import { type Labels, type Origin, origins } from "../../domain/menu/labels.ts";
import type { DietaryFit, ModifierGroup, ModifierGroupId, Product, Ribbon } from "../../domain/menu/menu.ts";
import { type Cents, sumCents } from "../../domain/money/cents.ts";
import { count, dollars, flag, httpsUrl, id, minutes, photoFocus, points, price, taxRate, text } from "../kinds.ts";
import { type Fields, type Kind, leaveOut, note, read, readList } from "../reading.ts";
import { shownText } from "./shownText.ts";

type ProductStatus = Ribbon | "sold-out" | "plain";

const statuses: readonly ProductStatus[] = ["plain", "new", "popular", "sold-out"];

/** S7: 1, 2 and 3. A backend writes 0 for no ribbon, so 0 isn't logged as a mistake. */
const productStatus: Kind<ProductStatus> = {
  name: "a product's status",
  of: (value) => (typeof value === "number" ? statuses[value] : undefined),
};

const origin: Kind<Origin> = { name: "A, I or M", of: (value) => origins.find((each) => each === value) };

/** Of a product, and of a modifier. */
export function parseLabels(fields: Fields): Labels {
  return {
    origin: read(fields, "Origin", origin, null),
    kilojoules: read(fields, "Kilojoules", count, null),
    isAlcohol: read(fields, "IsAlcohol", flag, false),
  };
}

/** Of an entry, and of a modifier. */
export function parseFit(fields: Fields): DietaryFit {
  return {
    allergies: readList(fields, "ProductAllergy", id),
    intolerances: readList(fields, "ProductIntolerance", id),
    preferences: readList(fields, "ProductPreference", id),
  };
}

type Groups = ReadonlyMap<ModifierGroupId, ModifierGroup>;

function parseGroupIds(fields: Fields, named: ReadonlySet<ModifierGroupId>, groups: Groups): ModifierGroupId[] {
  const known = [...named].flatMap((groupId) => groups.get(groupId) ?? []);
  if (known.length < named.size) note(fields, "some of its modifier groups are not in the menu");
  return known.sort((one, other) => one.order - other.order).map((group) => group.id);
}

/** Null if its price is negative (R10). A product without a price may be sold at a menu entry's price (R12). */
export function parseProduct(
  productId: string,
  fields: Fields,
  groups: Groups,
  costs: ReadonlyMap<ModifierGroupId, Cents>,
): Product | null {
  const ordinary = read(fields, "Price", dollars, null);
  if (ordinary !== null && ordinary < 0) return leaveOut(fields, "a negative price");
  if (read(fields, "ID", id, productId) !== productId) note(fields, "ID differs from its key, which counts");
  const status = read(fields, "Status", productStatus, "plain");
  const named = new Set(readList(fields, "ModifierGroups", id));
  return {
    id: productId,
    name: shownText(fields, "Name"),
    description: shownText(fields, "ShortDescription"),
    photo: read(fields, "PhotoUrl", httpsUrl(fields.context.base), null),
    largePhoto: read(fields, "LargePhotoUrl", httpsUrl(fields.context.base), null),
    photoFocus: read(fields, "PhotoFocus", photoFocus, null),
    ribbon: status === "new" || status === "popular" ? status : null,
    isSoldOut: status === "sold-out",
    taxRate: read(fields, "TaxRate", taxRate, 0),
    code: read(fields, "ProductCode", text, ""),
    price: ordinary,
    groupIds: parseGroupIds(fields, named, groups),
    requiredCost: sumCents([...named].flatMap((groupId) => costs.get(groupId) ?? [])),
    rewardPoints: read(fields, "RewardPoint", points, 0),
    preparationMinutes: read(fields, "PreparationTime", minutes, 0),
    categoryIds: readList(fields, "ProductCategoryIDs", id),
    tagIds: readList(fields, "ProductTagIDs", id),
    fixedPrice: read(fields, "FixedPriceValue", price, null),
    labels: parseLabels(fields),
  };
}
