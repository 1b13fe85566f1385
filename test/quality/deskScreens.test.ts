import { describeScreens } from "./describeScreens.ts";

describeScreens(1280);
