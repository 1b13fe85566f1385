import { runTool } from "../runTool.ts";
import { examine } from "./doctor.ts";

await runTool(async (args) => {
  const { text, isHealthy } = await examine(args);
  return { text, isGood: isHealthy };
});
