import { expect } from "vitest";
import { describeScreens } from "./describeScreens.ts";
import { findNarrowProblems } from "./findNarrowProblems.ts";

describeScreens(360, async (page) => expect(await findNarrowProblems(page), "in little room").toEqual([]));
