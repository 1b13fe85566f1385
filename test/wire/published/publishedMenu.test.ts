import { expect, it } from "vitest";
import { encodePublishedMenu } from "../../../src/wire/published/publishedMenu.ts";
import { publishedMenuPath } from "../../../src/wire/published/publishedMenuPath.ts";
import type { FirstSnapshot } from "../../../src/wire/storage/firstTable.ts";
import { firstScreenKey } from "../../../src/wire/storage/scope.ts";

it("a published menu is a snapshot with its form and its date", () => {
  const snapshot = { savedAt: Date.UTC(2026, 10, 27, 1, 30), menus: [], offsets: [[2968, 39_600_000]] };
  expect(JSON.stringify(encodePublishedMenu(snapshot as unknown as FirstSnapshot))).toBe(
    `{"version":${firstScreenKey.version},"date":"2026-11-27T01:30:00.000Z","savedAt":1795743000000,"menus":[],"offsets":[[2968,39600000]]}`,
  );
});

it("is in a folder of its store's", () => {
  expect(publishedMenuPath(120)).toBe("menus/120/menu.json");
});
