/** The coupon code in each store's cart, by the store's ID. Only one at a time (S15). */
export type CouponCodes = Readonly<Record<string, string>>;

export function withCode(codes: CouponCodes, storeId: number, code: string | null): CouponCodes {
  const { [String(storeId)]: _before, ...others } = codes;
  return code === null ? others : { ...others, [storeId]: code };
}
