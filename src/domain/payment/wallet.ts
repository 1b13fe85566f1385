/** The wallets of a browser or device. Each pays by card, and the order names its gateway (R39). */
export const wallets = ["apple-pay", "google-pay"] as const;

export type WalletName = (typeof wallets)[number];
