interface Entry {
  readonly ProductID: string | number;
  readonly Price?: number | null | undefined;
}

interface Product {
  readonly ID?: string | number | null | undefined;
  readonly Price?: number | null | undefined;
  readonly ModifierGroups?: readonly (string | number)[] | null | undefined;
}

interface Category {
  readonly SubMenuItems?: readonly Entry[] | null | undefined;
}

interface Menu {
  readonly Categories?: readonly Category[] | null | undefined;
  readonly SpecialCategories?: { readonly SCTypeGiftcard?: Category | null | undefined } | null | undefined;
  readonly Products?: Readonly<Record<string, Product>> | null | undefined;
  readonly ModifierGroups?: Readonly<Record<string, unknown>> | null | undefined;
}

type Place = readonly (string | number)[];
type Fault = readonly [place: Place, message: string];

const idOf = (id: string | number) => String(id).trim();

function faultsOfEntries(entries: readonly Entry[], place: Place, { Products }: Menu): Fault[] {
  return entries.flatMap(({ ProductID, Price }, index): Fault[] => {
    const product = Object.hasOwn(Products ?? {}, idOf(ProductID)) ? Products?.[idOf(ProductID)] : undefined;
    const at = [...place, "SubMenuItems", index];
    if (!product) return [[[...at, "ProductID"], "its product is not in the menu"]];
    return (Price ?? product.Price ?? null) === null ? [[at, "neither it nor its product has a price"]] : [];
  });
}

function faultsOfProduct(id: string, product: Product, { ModifierGroups }: Menu): Fault[] {
  const differs = idOf(product.ID ?? id) !== id;
  const isAbsent = (group: string | number) => !Object.hasOwn(ModifierGroups ?? {}, idOf(group));
  return [
    ...(differs ? [[["Products", id, "ID"], "differs from its key"] as const] : []),
    ...((product.ModifierGroups ?? []).some(isAbsent)
      ? [[["Products", id, "ModifierGroups"], "some of its groups are not in the menu"] as const]
      : []),
  ];
}

/** What a menu's parts say of each other that can't be. */
export function menuFaults(menu: Menu): readonly Fault[] {
  const gifts = menu.SpecialCategories?.SCTypeGiftcard?.SubMenuItems ?? [];
  return [
    ...(menu.Categories ?? []).flatMap(({ SubMenuItems }, index) =>
      faultsOfEntries(SubMenuItems ?? [], ["Categories", index], menu),
    ),
    ...faultsOfEntries(gifts, ["SpecialCategories", "SCTypeGiftcard"], menu),
    ...Object.entries(menu.Products ?? {}).flatMap(([id, product]) => faultsOfProduct(id, product, menu)),
  ];
}
