declare const unit: unique symbol;

/** A moment, in milliseconds since 1970. Always passed in, never asked of the machine (R27). */
export type Instant = number & { readonly [unit]: "instant" };

export function instant(milliseconds: number): Instant {
  return milliseconds as Instant;
}
