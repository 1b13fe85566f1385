import { expect, it } from "vitest";
import { type CardStyle, cardStyles } from "../../../src/domain/menu/cardStyle.ts";
import { buildMenu, buildProduct } from "../../support/buildMenu.ts";

/** A menu from text, a word a section: "p" is a product with a photo, "-" one without. */
function menuWith(sections: string) {
  const listed = sections.split(" ").map((list, section) => {
    const dishes = [...list].map((each, at) =>
      buildProduct(`dish${section}-${at}`, { photo: each === "p" ? "https://a/b" : null }),
    );
    return [`section ${section}`, dishes] as const;
  });
  return buildMenu(Object.fromEntries(listed));
}

it.each<[string, string, boolean, CardStyle[]]>([
  ["all have a photo", "ppp", false, ["beside"]],
  ["half of them", "pp--", false, ["beside"]],
  ["fewer than half", "pp---", false, ["list"]],
  ["none", "--", false, ["list"]],
  ["nothing is listed", "", false, ["list"]],
  ["each section by its own dishes", "pp p-- -p", false, ["beside", "list", "beside"]],
  ["the store centres them", "ppp ---", true, ["centred", "list"]],
])("the cards of a section: %s", (_case, sections, centredPhotos, expected) => {
  expect([...cardStyles(menuWith(sections), centredPhotos).values()]).toEqual(expected);
});
