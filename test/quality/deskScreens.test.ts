import { describeScreens } from "./describeScreens.ts";

// Chinese has the least room on a phone, and is looked at there.
describeScreens(1280, "en");
