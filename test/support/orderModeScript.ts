import type { OrderMode } from "../../src/domain/fulfilment/orderMode.ts";

const scopes = ["store-120", "store-121", "store-200", "store-201", "hq-7", "hq-8", "hq-20"];

/** Keeps a later choice. A frame may have no storage. */
function earlier(rows: Readonly<Record<string, unknown>>): string {
  const texts = Object.entries(rows).map(([name, value]) => [name, JSON.stringify({ version: 1, value })]);
  return `try {
    for (const scope of ${JSON.stringify(scopes)})
      for (const [name, text] of ${JSON.stringify(texts)}) sessionStorage["servery:" + scope + ":" + name] ??= text;
  } catch {}`;
}

/**
 * A diner who has already ordered in this session: they chose a mode (R48), and don't want to become a member (R67).
 */
export function choosingMode(mode: OrderMode): string {
  return earlier({ orderMode: mode, typedForms: { membership: { answer: "skip" } } });
}

/** The same, but the diner hasn't been asked yet whether they want to become a member. */
export function choosingModeAlone(mode: OrderMode): string {
  return earlier({ orderMode: mode });
}
