import { runTool } from "../runTool.ts";
import { options, prerender, usage } from "./prerender.ts";

const about =
  "Reads stores and their menus from Firestore as a guest does, and writes what diners see before any answer. Run it after each build, and as often as prices change. See widget-demo/docs/prerendering.md.";

await runTool({ usage, options, about }, prerender);
