import type { OrderMode } from "../../src/domain/fulfilment/orderMode.ts";

const scopes = ["store-120", "store-121", "hq-7", "hq-8"];

/** As a diner who has chosen it earlier in this session (R48); what they choose later stays. A frame may have no storage. */
export function choosingMode(mode: OrderMode): string {
  const value = JSON.stringify({ version: 1, value: mode });
  return `try {
    for (const scope of ${JSON.stringify(scopes)}) sessionStorage["servery:" + scope + ":orderMode"] ??= ${JSON.stringify(value)};
  } catch {}`;
}
