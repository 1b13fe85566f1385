declare const unit: unique symbol;

/**
 * A moment in milliseconds since 1970. It is always passed in as a parameter, never read from the system clock (R27).
 */
export type Instant = number & { readonly [unit]: "instant" };

export function instant(milliseconds: number): Instant {
  return milliseconds as Instant;
}
