import { expect, it } from "vitest";
import { businessNumberText } from "../../../src/domain/store/businessNumber.ts";

it.each([
  ["51824753556", "51 824 753 556"],
  ["51 824 753 556", "51 824 753 556"],
  ["5182 4753 556", "51 824 753 556"],
  ["ask us", "askus"],
])("R102: a business number %j reads %j", (abn, text) => {
  expect(businessNumberText(abn)).toBe(text);
});
