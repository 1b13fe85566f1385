import { describeScreens } from "./describeScreens.ts";
import { lookForNarrow } from "./lookForNarrow.ts";

describeScreens(360, "en", lookForNarrow);
