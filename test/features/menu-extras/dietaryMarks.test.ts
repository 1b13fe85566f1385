// @vitest-environment happy-dom
import { createElement } from "react";
import { expect, it } from "vitest";
import { plainText } from "../../../src/domain/store/storeTexts.ts";
import { dietaryMarks } from "../../../src/features/menu-extras/cards/dietaryMarks.tsx";
import { translateWith } from "../../../src/views/translate.ts";
import { speaking } from "../../parts/offers/offeredShop.tsx";
import { render } from "../../ui/render.tsx";

it.each([
  ["en", ["Vegan", "Halal", "Kosher"], "Vegan, Halal"],
  ["zh-CN", ["素食", "清真"], "素食、清真"],
  ["zh-CN", ["素食"], "素食"],
] as const)("in %s, the marks of %j are read as %s", (language, names, read) => {
  const i18n = speaking(language);
  const preferences = names.map((name) => ({ id: name, name }));
  const fit = { preferences: [...names], allergies: [], intolerances: [] };
  const offered = { preferences, allergies: [], intolerances: [] };
  const marks = dietaryMarks(
    translateWith((message) => i18n._(message), plainText),
    fit,
    { offered, asked: fit },
  );
  const { find } = render(createElement("p", null, ...marks));
  expect(find(".visually-hidden").textContent).toBe(read);
});
