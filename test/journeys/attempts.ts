/** The table of attempts (R33): what happens meanwhile, how the order's POST ends, and how the order is paid. */
export const pressDisturbances = [
  "double click",
  "Enter and click",
  "reload before sending",
  "Back",
  "moved in the page",
  "language switched",
] as const;
export const pageDisturbances = [
  "reload after sending",
  "restored from the back-forward cache",
  "closed and opened again",
  "two tabs",
  "offline and back",
] as const;
export const disturbanceNames = [...pressDisturbances, ...pageDisturbances];
export type DisturbanceName = (typeof disturbanceNames)[number];

export const faultNames = [
  "refused",
  "reset before the store has it",
  "reset after the store has it",
  "30 s slow",
  "time-out",
  "500 after the store has it",
  "truncated JSON",
  "HTML with 200",
  "blocked by CORS",
] as const;
export type AttemptFault = (typeof faultNames)[number];

export const methods = ["card", "cash", "alipay", "apple", "google"] as const;
export type Method = (typeof methods)[number];

/** What the diner is told at the end. `send again` and `pay again` continue with the same order. */
export type Told = "placed" | "refused" | "send again" | "pay again";

/**
 * The fifth of the table's 495 cells that runs in a browser: each disturbance with each fault. State tests run all.
 * After a payment page the order is looked up while it is sent, and whichever answer comes first decides. So where a
 * disturbance looks at the page in the meantime, a fault paired with Alipay leaves the store without the order.
 */
export const attempts: Readonly<Record<DisturbanceName, Readonly<Record<AttemptFault, readonly [Method, Told]>>>> = {
  "double click": {
    refused: ["cash", "refused"],
    "reset before the store has it": ["google", "send again"],
    "reset after the store has it": ["google", "placed"],
    "30 s slow": ["google", "placed"],
    "time-out": ["apple", "placed"],
    "500 after the store has it": ["card", "placed"],
    "truncated JSON": ["cash", "send again"],
    "HTML with 200": ["cash", "send again"],
    "blocked by CORS": ["apple", "placed"],
  },
  "Enter and click": {
    refused: ["apple", "refused"],
    "reset before the store has it": ["cash", "send again"],
    "reset after the store has it": ["card", "placed"],
    "30 s slow": ["google", "placed"],
    "time-out": ["google", "placed"],
    "500 after the store has it": ["cash", "placed"],
    "truncated JSON": ["apple", "pay again"],
    "HTML with 200": ["card", "send again"],
    "blocked by CORS": ["alipay", "placed"],
  },
  "reload before sending": {
    refused: ["apple", "refused"],
    "reset before the store has it": ["card", "send again"],
    "reset after the store has it": ["apple", "placed"],
    "30 s slow": ["card", "placed"],
    "time-out": ["alipay", "placed"],
    "500 after the store has it": ["alipay", "placed"],
    "truncated JSON": ["cash", "send again"],
    "HTML with 200": ["cash", "send again"],
    "blocked by CORS": ["google", "placed"],
  },
  "reload after sending": {
    refused: ["cash", "send again"],
    "reset before the store has it": ["apple", "pay again"],
    "reset after the store has it": ["google", "placed"],
    "30 s slow": ["card", "placed"],
    "time-out": ["google", "placed"],
    "500 after the store has it": ["cash", "placed"],
    "truncated JSON": ["google", "send again"],
    "HTML with 200": ["apple", "pay again"],
    "blocked by CORS": ["cash", "placed"],
  },
  Back: {
    refused: ["alipay", "refused"],
    "reset before the store has it": ["google", "send again"],
    "reset after the store has it": ["cash", "placed"],
    "30 s slow": ["google", "placed"],
    "time-out": ["google", "placed"],
    "500 after the store has it": ["card", "placed"],
    "truncated JSON": ["alipay", "send again"],
    "HTML with 200": ["card", "send again"],
    "blocked by CORS": ["card", "placed"],
  },
  "restored from the back-forward cache": {
    refused: ["apple", "refused"],
    "reset before the store has it": ["apple", "pay again"],
    "reset after the store has it": ["google", "placed"],
    "30 s slow": ["card", "placed"],
    "time-out": ["alipay", "placed"],
    "500 after the store has it": ["card", "placed"],
    "truncated JSON": ["alipay", "send again"],
    "HTML with 200": ["apple", "pay again"],
    "blocked by CORS": ["google", "placed"],
  },
  "closed and opened again": {
    refused: ["cash", "send again"],
    "reset before the store has it": ["card", "pay again"],
    "reset after the store has it": ["apple", "placed"],
    "30 s slow": ["alipay", "placed"],
    "time-out": ["apple", "placed"],
    "500 after the store has it": ["google", "placed"],
    "truncated JSON": ["apple", "pay again"],
    "HTML with 200": ["google", "send again"],
    "blocked by CORS": ["cash", "placed"],
  },
  "two tabs": {
    refused: ["alipay", "send again"],
    "reset before the store has it": ["apple", "pay again"],
    "reset after the store has it": ["google", "placed"],
    "30 s slow": ["apple", "placed"],
    "time-out": ["cash", "placed"],
    "500 after the store has it": ["google", "placed"],
    "truncated JSON": ["cash", "send again"],
    "HTML with 200": ["cash", "send again"],
    "blocked by CORS": ["card", "placed"],
  },
  "offline and back": {
    refused: ["apple", "refused"],
    "reset before the store has it": ["alipay", "send again"],
    "reset after the store has it": ["cash", "placed"],
    "30 s slow": ["cash", "placed"],
    "time-out": ["cash", "placed"],
    "500 after the store has it": ["card", "placed"],
    "truncated JSON": ["google", "send again"],
    "HTML with 200": ["google", "send again"],
    "blocked by CORS": ["apple", "placed"],
  },
  "moved in the page": {
    refused: ["card", "refused"],
    "reset before the store has it": ["cash", "send again"],
    "reset after the store has it": ["card", "placed"],
    "30 s slow": ["apple", "placed"],
    "time-out": ["cash", "placed"],
    "500 after the store has it": ["apple", "placed"],
    "truncated JSON": ["card", "send again"],
    "HTML with 200": ["cash", "send again"],
    "blocked by CORS": ["google", "placed"],
  },
  "language switched": {
    refused: ["card", "refused"],
    "reset before the store has it": ["google", "send again"],
    "reset after the store has it": ["cash", "placed"],
    "30 s slow": ["cash", "placed"],
    "time-out": ["card", "placed"],
    "500 after the store has it": ["google", "placed"],
    "truncated JSON": ["alipay", "send again"],
    "HTML with 200": ["card", "send again"],
    "blocked by CORS": ["google", "placed"],
  },
};

/**
 * The two cells of each disturbance that the quick gate runs: one ends placed, the other not. Together they contain each
 * method at least three times, each fault at least twice, and each fault with everything that it can lead to.
 */
export const quickFaults: Readonly<Record<DisturbanceName, readonly [AttemptFault, AttemptFault]>> = {
  "double click": ["reset after the store has it", "refused"],
  "Enter and click": ["500 after the store has it", "truncated JSON"],
  "reload before sending": ["time-out", "truncated JSON"],
  "reload after sending": ["30 s slow", "HTML with 200"],
  Back: ["time-out", "HTML with 200"],
  "restored from the back-forward cache": ["500 after the store has it", "refused"],
  "closed and opened again": ["reset after the store has it", "reset before the store has it"],
  "two tabs": ["blocked by CORS", "refused"],
  "offline and back": ["30 s slow", "reset before the store has it"],
  "moved in the page": ["blocked by CORS", "refused"],
  "language switched": ["time-out", "reset before the store has it"],
};
