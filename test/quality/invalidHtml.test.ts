// @module-tag thorough
import { expect, it } from "vitest";
import { hasJava } from "../../.ci/java.ts";
import { findInvalid } from "./invalidHtml.ts";

const twoFocused = '<dialog><div autofocus tabindex="-1">a</div><div autofocus tabindex="-1">b</div></dialog>';

it.runIf(hasJava())("Nu finds what a browser forgives, and nothing in what is valid", async () => {
  const found = await findInvalid(
    new Map([
      ["sizes alone", '<img src="a.webp" sizes="100vw" alt="">'],
      ["a block in a line", "<span><div>text</div></span>"],
      ["two focused", twoFocused],
      ["fine", '<a role="link" tabindex="0">text</a><svg><circle r="1" pathLength="1"/></svg>'],
    ]),
  );
  expect(found.toSorted()).toEqual([
    expect.stringMatching(/^a block in a line: Element “div” not allowed as child of element “span”/),
    expect.stringMatching(/^sizes alone: .*“sizes”/),
    expect.stringMatching(/^two focused: There must not be two elements .*“autofocus”/),
  ]);
});
