import { runTool } from "../runTool.ts";
import { examine, options, usage } from "./doctor.ts";

const about =
  "Looks at a configuration, documents, rules, API, hosting and page, and says what is wrong. Places no order, and writes nothing. See widget-demo/docs/tools.md.";

await runTool({ usage, options, about }, async (args) => {
  const { text, isHealthy } = await examine(args);
  return { text, isGood: isHealthy };
});
