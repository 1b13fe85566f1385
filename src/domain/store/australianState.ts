/** In the order of the spec's tabs. */
export const australianStates = ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA"] as const;
export type AustralianState = (typeof australianStates)[number];

const fullNames: Readonly<Record<AustralianState, string>> = {
  ACT: "australiancapitalterritory",
  NSW: "newsouthwales",
  NT: "northernterritory",
  QLD: "queensland",
  SA: "southaustralia",
  TAS: "tasmania",
  VIC: "victoria",
  WA: "westernaustralia",
};

/** R74: by its letters or its full name, however they are written: "Vic.", "new south wales". */
export function stateOf(text: string): AustralianState | null {
  const letters = text.toLowerCase().replace(/[^a-z]/g, "");
  return australianStates.find((state) => state.toLowerCase() === letters || fullNames[state] === letters) ?? null;
}
