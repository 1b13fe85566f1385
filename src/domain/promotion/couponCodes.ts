/** One discount code at a time in a store's cart (spec, section 4), by the store's ID. */
export type CouponCodes = Readonly<Record<string, string>>;

export function withCode(codes: CouponCodes, storeId: number, code: string | null): CouponCodes {
  const { [String(storeId)]: _before, ...others } = codes;
  return code === null ? others : { ...others, [storeId]: code };
}
