// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { messages as later } from "../../../locales/order/zh-CN.po";
import { messages as first } from "../../../locales/zh-CN.po";
import { instant } from "../../../src/domain/time/instant.ts";
import { useDayWords } from "../../../src/parts/dates/useDayWords.ts";
import { useTimeWords } from "../../../src/parts/store-status/useTimeWords.ts";
import { render } from "../../ui/render.tsx";
import { speaking } from "../offers/offeredShop.tsx";

function said(sentence: ReactNode): ShadowRoot {
  return render(<I18nProvider i18n={speaking("en")}>{sentence}</I18nProvider>).root;
}

it.each(["<b>Big</b> Burger", "<0>Big</0> Burger", "Burger <1/>", "1 < 2 > 0", "{name} '#'"])(
  "shows a value as text: %s",
  (name) => {
    const root = said(
      <Trans>
        Take <em>one {name}</em> of <strong>{name}</strong>, {name}
      </Trans>,
    );
    expect(root.textContent).toBe(`Take one ${name} of ${name}, ${name}`);
    expect(root.querySelector("em")?.textContent).toBe(`one ${name}`);
    expect(root.querySelector("strong")?.textContent).toBe(name);
  },
);

it("renders a sentence without elements as one text node", () => {
  const name = "Burger";
  expect(said(<Trans>Take {name} today</Trans>).firstElementChild?.childNodes).toHaveLength(1);
});

it("selects the plural form and keeps values in its text", () => {
  const words = "<i>pie</i>";
  for (const [count, expected] of [
    [1, "1 result for <i>pie</i>"],
    [2, "2 results for <i>pie</i>"],
  ] as const) {
    expect(
      said(<Plural value={count} one={`# result for ${words}`} other={`# results for ${words}`} />).textContent,
    ).toBe(expected);
  }
});

it("renders elements without text in a sentence", () => {
  expect(
    said(
      <Trans>
        Call <output>now</output> or <input />.
      </Trans>,
    ).querySelectorAll("output, input"),
  ).toHaveLength(2);
});

/** A Sunday. */
const now = instant(Date.parse("2026-11-08T00:05:00+11:00"));

function Times() {
  const { date, time, weekday } = useTimeWords("Australia/Sydney");
  const day = useDayWords("Australia/Sydney");
  const days = ["2026-11-08", "2026-11-09", "2026-11-10"].map((each) => day(each, now));
  return [time(now), weekday(now), date(now), ...days].map((words) => <p key={words}>{words}</p>);
}

it("uses 门店 for a venue in every sentence, and no other word", () => {
  expect(JSON.stringify({ ...first, ...later }).match(/.{0,8}(店铺|餐厅|商店|本店)/g)).toBeNull();
});

it("uses 菜品 for a product in every sentence, and never says 送达 when an order reaches the store", () => {
  expect(JSON.stringify({ ...first, ...later }).match(/.{0,8}(商品|订单.{0,4}送达)/g)).toBeNull();
});

it("puts a space between Chinese text and Latin names like Visa", () => {
  expect(JSON.stringify({ ...first, ...later }).match(/\p{Script=Han}(GST|Visa|Google|Apple|Alipay)/gu)).toBeNull();
});

it("formats dates and times in one way", () => {
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
