import type { OrderMode } from "../../src/domain/fulfilment/orderMode.ts";

const scopes = ["store-120", "store-121", "store-200", "hq-7", "hq-8"];

/**
 * As a diner who has ordered earlier in this session: they chose how (R48), and were asked whether they want to be a
 * member (R67). What they choose later stays. A frame may have no storage.
 */
export function choosingMode(mode: OrderMode): string {
  const rows = Object.entries({ orderMode: mode, typedForms: { membership: { answer: "skip" } } });
  const texts = rows.map(([name, value]) => [name, JSON.stringify({ version: 1, value })]);
  return `try {
    for (const scope of ${JSON.stringify(scopes)})
      for (const [name, text] of ${JSON.stringify(texts)}) sessionStorage["servery:" + scope + ":" + name] ??= text;
  } catch {}`;
}
