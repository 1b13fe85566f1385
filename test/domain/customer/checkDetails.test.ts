import { describe, expect, it } from "vitest";
import { checkDetails } from "../../../src/domain/customer/profile.ts";

const mei = { firstName: "Mei", lastName: "Lin", phone: "0491 570 156", deliveryPhone: "" };

describe("S41: the profile", () => {
  it("is trimmed, and its phone numbers are normalized", () => {
    const typed = { firstName: " M ", lastName: "L", phone: "＋61 (491) 570–156", deliveryPhone: " 03 9100 0000 " };
    expect(checkDetails(typed)).toEqual({
      ok: true,
      value: { firstName: "M", lastName: "L", phone: "+61491570156", deliveryPhone: "0391000000" },
    });
  });

  it.each([
    [{ firstName: " " }, { firstName: "required" }],
    [{ lastName: "" }, { lastName: "required" }],
    [{ phone: "" }, { phone: "required" }],
    [{ phone: "12" }, { phone: "too-short" }],
    [{ phone: "0491 57a 156" }, { phone: "invalid" }],
    [{ deliveryPhone: "12" }, { deliveryPhone: "too-short" }],
    [{ deliveryPhone: "home phone" }, { deliveryPhone: "invalid" }],
  ])("with %o has the problems %o", (given, problems) => {
    expect(checkDetails({ ...mei, ...given })).toMatchObject({ ok: false, problems });
  });
});
