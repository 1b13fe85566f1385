/** The wallets that a browser or a device brings. Each pays by card; the order names its gateway (R39). */
export const wallets = ["apple-pay", "google-pay"] as const;

export type WalletName = (typeof wallets)[number];
