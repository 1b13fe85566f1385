import { describeScreens } from "./describeScreens.ts";

// Chinese has the least space on a phone, and is checked there.
describeScreens(1280, "en");
