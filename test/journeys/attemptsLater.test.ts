import { pageDisturbances } from "./attempts.ts";
import { runAttempts } from "./runAttempts.ts";

runAttempts(pageDisturbances);
