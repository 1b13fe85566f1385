import { startPreview } from "../../../widget-demo/tools/seed/csv/preview.ts";
import { seed } from "../../../widget-demo/tools/seed/seed.ts";

/** Previews the sheets of a folder with another starter than npm start's. */
const [folder = "", starter = ""] = process.argv.slice(2);
await seed(["--csv", folder, "--preview"], {}, (lines, documents, sheets) =>
  startPreview(lines, documents, sheets, starter),
);
