import { runTool } from "../runTool.ts";
import { seed } from "./seed.ts";

await runTool(async (args) => ({ text: await seed(args, process.env), isGood: true }));
