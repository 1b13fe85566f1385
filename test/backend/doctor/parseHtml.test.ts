import { expect, it } from "vitest";
import { parseHtml } from "../../../widget-demo/tools/doctor/page/parseHtml.ts";

it("reads HTML as a browser does", () => {
  const { tags, text, comments } = parseHtml(
    "<!doctype html><p a=1 B='2 >' c = \"3\" d a=9/>x &lt; y</p><!-- <b> --><script>if (a < b) '</p>'</script ><br/><3 &#8221;<i",
  );
  expect(tags.map(({ name, attributes, content }) => [name, Object.fromEntries(attributes), content])).toEqual([
    ["p", { a: "1", b: "2 >", c: "3", d: "" }, ""],
    ["script", {}, "if (a < b) '</p>'"],
    ["br", {}, ""],
    ["i", {}, ""],
  ]);
  expect([text, comments]).toEqual(["x < y<3 ”", "<!-- <b> -->"]);
});
