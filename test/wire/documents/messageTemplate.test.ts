import { expect, it } from "vitest";
import { parseTemplate } from "../../../src/wire/documents/messageTemplate.ts";
import { noting } from "./ruleReading.ts";

it.each([
  [{ Content: "<p>Ta</p>", "Content_zh-CN": "多谢" }, { en: "<p>Ta</p>", "zh-CN": "多谢" }, []],
  [{ Content: "Ta" }, { en: "Ta", "zh-CN": null }, []],
  [{ Content: " ", "Content_zh-CN": null }, null, []],
  [{}, null, []],
  [
    { Content: 12, "Content_zh-CN": "多谢" },
    { en: null, "zh-CN": "多谢" },
    ["MessageTemplates/thankyou · Content: expected text, found 12"],
  ],
  ["no document", null, ['MessageTemplates/thankyou: expected a document, found "no document"']],
])("R78: reads a template from the document %j", (values, template, problems) => {
  const noted = noting((context) => parseTemplate("thankyou", values, context));
  expect(noted.read).toEqual(template);
  expect(noted.problems.map(({ path, what }) => `${path}: ${what}`)).toEqual(problems);
});
