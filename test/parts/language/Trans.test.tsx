// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
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
