import { randomUUID } from "node:crypto";
import { numberIn, textIn } from "../../../backend/ordering/reading.ts";
import { type Check, check } from "../check.ts";
import { askCoupon, couponChange, couponOf } from "../coupon.ts";
import { documentOf, leavesNothing } from "../documentOf.ts";
import { sellable } from "../lines.ts";
import { done, refused } from "../replies.ts";
import { fail, skip } from "../verdict.ts";

export const coupons: readonly Check[] = [
  check("A discount code is answered with its Coupon.", async (subject) => void (await couponOf(subject))),
  check("A discount code is found in any case.", async (subject) => {
    const code = textIn(await couponOf(subject), "CouponCode");
    for (const written of [code.toLowerCase(), code.toUpperCase()])
      done("checkCoupon", await askCoupon(subject, written));
  }),
  check("A discount code that doesn't exist is refused with coupon-invalid.", async (subject) => {
    refused(await askCoupon(subject, randomUUID()), "coupon-invalid");
  }),
  check("A discount code of a store that isn't there is refused with coupon-invalid.", async (subject) => {
    const code = textIn(await couponOf(subject), "CouponCode");
    refused(await askCoupon(subject, code, 999_999_937), "coupon-invalid");
  }),
  check("An order with a discount code is taken at the lower price.", async (subject) => {
    const order = await subject.place(await couponChange(subject));
    const { AppliedCouponCodes } = await documentOf(subject, order);
    if (JSON.stringify(AppliedCouponCodes) !== JSON.stringify(order.AppliedCouponCodes))
      fail(`the document has ${JSON.stringify(AppliedCouponCodes)}.`);
  }),
  check("The lower price without its discount code is refused with price-changed.", async (subject) => {
    const order = await subject.order(await couponChange(subject));
    refused(await subject.post({ ...order, AppliedCouponCodes: [] }), "price-changed");
    await leavesNothing(subject, order);
  }),
  check("More than a discount code takes off is refused with price-changed.", async (subject) => {
    const change = await couponChange(subject);
    const { coupon = {} } = change;
    const richer = { ...coupon, PercentageValue: 100, FreeDollar: 1 };
    const [order, honest] = [await subject.order({ ...change, coupon: richer }), await subject.order(change)];
    if (order.TotalExcludingTax === honest.TotalExcludingTax) skip("the coupon takes off everything.");
    refused(await subject.post(order), "price-changed");
  }),
  check("Two discount codes are refused.", async (subject) => {
    const order = await subject.order(await couponChange(subject));
    const codes = [...order.AppliedCouponCodes, ...order.AppliedCouponCodes];
    refused(await subject.post({ ...order, AppliedCouponCodes: codes }));
    await leavesNothing(subject, order);
  }),
  check("A discount code below its MinSpent is refused with coupon-invalid.", async (subject) => {
    const coupon = await couponOf(subject);
    const least = Math.round((numberIn(coupon, "MinSpent") ?? 0) * 100);
    const cheap = sellable(subject.shop).find(({ unit }) => unit < least) ?? skip("no dish costs less than MinSpent.");
    const order = await subject.order({ lines: [cheap], coupon: { ...coupon, MinSpent: 0 } });
    const subtotal = Math.round((order.SubtotalExcludingTax + order.SubtotalTax) * 100);
    if (subtotal >= least) skip("the store's own minimum is as high as MinSpent.");
    refused(await subject.post(order), "coupon-invalid");
  }),
];
