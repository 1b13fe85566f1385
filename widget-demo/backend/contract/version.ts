/** Of the published contract. Each has its part in `docs/contract-changes.md`. */
export const contractVersion = "2.0.0";
