// @module-tag thorough
import { describeScreens } from "./describeScreens.ts";
import { lookForNarrow } from "./lookForNarrow.ts";

// Chinese has the least space on a phone.
describeScreens({ widthPx: 360, language: "zh-CN", lookCloser: lookForNarrow });
