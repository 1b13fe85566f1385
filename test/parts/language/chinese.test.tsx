// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { expect, it } from "vitest";
import { messages as later } from "../../../locales/order/zh-CN.po";
import { messages as first } from "../../../locales/zh-CN.po";
import { instant } from "../../../src/domain/time/instant.ts";
import { useDayWords } from "../../../src/parts/dates/useDayWords.ts";
import { useTimeWords } from "../../../src/parts/store-status/useTimeWords.ts";
import { render } from "../../ui/render.tsx";
import { speaking } from "../offers/offeredShop.tsx";

/** A Sunday. */
const now = instant(Date.parse("2026-11-08T00:05:00+11:00"));

function Times() {
  const { date, time, weekday } = useTimeWords("Australia/Sydney");
  const day = useDayWords("Australia/Sydney");
  const days = ["2026-11-08", "2026-11-09", "2026-11-10"].map((each) => day(each, now));
  return [time(now), weekday(now), date(now), ...days].map((words) => <p key={words}>{words}</p>);
}

it("a venue is a 门店 in every sentence: 店铺 is no restaurant, and 餐厅 no café", () => {
  expect(JSON.stringify({ ...first, ...later }).match(/.{0,8}(店铺|餐厅|商店|本店)/g)).toBeNull();
});

it("what one orders is a 菜品 in every sentence, and an order reaches a store, not a door", () => {
  expect(JSON.stringify({ ...first, ...later }).match(/.{0,8}(商品|订单.{0,4}送达)/g)).toBeNull();
});

it("a value has a space beside Latin letters, and none beside a dish's name", () => {
  expect(JSON.stringify({ ...first, ...later }).match(/\p{Script=Han}(GST|Visa|Google|Apple|Alipay)/gu)).toBeNull();
});

it("dates and times have one form", () => {
  const { root } = render(
    <I18nProvider i18n={speaking("zh-CN")}>
      <Times />
    </I18nProvider>,
  );
  expect(Array.from(root.querySelectorAll("p"), ({ textContent }) => textContent)).toEqual([
    "0:05",
    "周日",
    "11月8日",
    "今天，11月8日 周日",
    "明天，11月9日 周一",
    "11月10日 周二",
  ]);
});
