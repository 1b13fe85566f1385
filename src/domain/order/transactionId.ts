const [highPrime, lowPrime] = [0x9e3779b1, 0x5f356495];

/**
 * Names an order to the page that counts it: the same each time, and no way back. Its UDID opens a guest's order to
 * whoever has it. It has 122 random bits, and 53 of them are left, which is enough to tell orders apart.
 */
export function transactionIdOf(udid: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of udid) {
    const code = letter.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, highPrime);
    low = Math.imul(low ^ code, lowPrime);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return String(2 ** 32 * (high & 0x1fffff) + (low >>> 0));
}
