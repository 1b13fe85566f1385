import { expect, it } from "vitest";
import { reportedPath } from "../../../src/state/navigation/reportedPath.ts";

const secret = "bm9vckBleGFtcGxlLmNvbQ";

it.each([
  [`/store/120/completeorder/${secret}/g-5f`, "/store/120/completeorder/:order/:user/:company?"],
  [`/store/120/checkout/${secret}`, "/store/120/checkout/:order?"],
  [`/store/120/shoppingcartmobile/${secret}`, "/store/120/shoppingcartmobile/:qrcode?"],
  [`/store/120/resetpassword/${secret}`, "/store/120/resetpassword/:user"],
  [`/store/120?user=${secret}#${secret}`, "/store/120"],
  ["/120/orderhistory", "/120/orderhistory"],
  ["/store/noor%40example.com/checkout", "/store/:store/checkout/:order?"],
  ["/store/0412345678901", "/store/:store"],
  [`/unsubscribe/${secret}`, "/"],
  ["/", "/"],
])("R78: a report of %s contains %s", (path, told) => {
  expect(reportedPath(path)).toBe(told);
});
