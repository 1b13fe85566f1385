import { expect, it } from "vitest";
import { paymentReturnUrl, withoutPaymentReturn } from "../../../src/wire/host/paymentReturn.ts";

const report = "result=SUCCESS&merchant_trade_no=u-1&trade_status=TRADE_SUCCESS";

it.each([
  ["a full page", "https://shop.example/checkout/order?storeid=120&table=4", "?storeid=120&table=4"],
  ["a host page with an id parameter", "https://host.example/checkout/order?p=12", "?p=12"],
  ["the result of an earlier payment", `https://host.example/checkout/order?p=12&${report}`, "?p=12"],
  ["a fragment", "https://host.example/checkout/order?p=12#menu", "?p=12"],
  ["a token in the fragment", "https://host.example/checkout/order#access_token=s3cret&state=/x", ""],
  [
    "a host page's route in the fragment",
    "https://host.example/checkout/order?p=12#/food?week=3",
    "?p=12#/food?week=3",
  ],
  ["a host page's route after a hashbang", `https://host.example/checkout/order?${report}#!/food`, "#!/food"],
])("R57: gives a payment page only the parameters that lead back: %s", (_what, href, rest) => {
  const { origin } = new URL(href);
  expect(paymentReturnUrl(href)).toBe(`${origin}/checkout/order${rest}`);
});

it("R57: removes only the payment's result from the page's own address", () => {
  expect(withoutPaymentReturn(`https://shop.example/menu?room=4&${report}#pies`)).toBe(
    "https://shop.example/menu?room=4#pies",
  );
});
