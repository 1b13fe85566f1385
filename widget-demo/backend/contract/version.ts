/**
 * Of the published contract. `docs/contract-changes.md` has a part for each, and says which of the three numbers goes up
 * when.
 */
export const contractVersion = "2.4.0";
