import type { JsonFields } from "../../../widget-demo/backend/documents/types.ts";
import { goodDocuments, menuPath, storePath } from "./goodDocuments.ts";
import type { Change } from "./planted.ts";

export const product = (id: number, key: string, value: unknown): Change => [
  menuPath,
  ["Products", `${id}`, key],
  value,
];

export const named = (id: number, Name: string) => product(id, "Name", Name);
export const described = (id: number, text: string) => product(id, "ShortDescription", text);
export const said = (key: string, value: unknown): Change => [storePath, [key], value];
export const inState = (state: string): Change => [storePath, ["Location", "State"], state];
export const cardCosts = (CreditCardType: number): Change => [
  storePath,
  ["SurchargeBankSettings", 0],
  { CreditCardType, RateType: 1, Rate: 0.015 },
];

/** A glass of wine, marked as alcohol, by itself and with a pizza. */
export const wine = [
  named(3, "Pinot noir"),
  product(3, "IsAlcohol", true),
  [menuPath, ["ModifierGroups", "sizes", "Modifiers", 1, "Name"], "With a glass of it"],
] satisfies readonly Change[];
export const licence = said("LiquorLicence", "LIQR770010000");
export const notice = said("LiquorNotice", "It is against the law to sell or supply alcohol to anybody under 18.");
export const birthDate: Change = [storePath, ["ViewComponentConfigs", "AskDateOfBirth"], true];
export const withMeal = said("AlcoholLimit", { WithMeal: true, Until: "23:00" });

/** So many stores of one company, of which one has a menu. */
export function chainOf(count: number, state: (at: number) => string, more: JsonFields = {}): readonly Change[] {
  const others = Array.from({ length: count - 1 }, (_, at): Change => {
    const Location = { Country: "Australia", State: state(at) };
    return [
      `Companies/${601 + at}`,
      [],
      { ...goodDocuments[storePath], ID: 601 + at, HQCompanyID: 50, Location, ...more },
    ];
  });
  return [said("HQCompanyID", 50), ...others];
}

export const inTheSameState = () => "Vic.";
export const everywhere = (at: number) => ["NSW", "QLD", "SA", "WA"][at % 4] ?? "";

/** A second store of the company, with the same menu. */
export function twinIn(state: string, changes: readonly Change[]): readonly Change[] {
  const [first, second] = [storePath, "Companies/502"];
  const moved = changes.map(([path, keys, value]): Change => [path.replace(first, second), keys, value]);
  return [
    said("HQCompanyID", 50),
    [second, [], { ...goodDocuments[first], ID: 502, HQCompanyID: 50, Location: { State: state } }],
    [`${second}/Menus/DefaultMenu`, [], structuredClone(goodDocuments[menuPath])],
    ...moved,
  ];
}
