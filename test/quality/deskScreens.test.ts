// @module-tag thorough
import { describeScreens } from "./describeScreens.ts";

describeScreens({ widthPx: 1280, language: "en" });
