import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { help, parseArguments } from "./cli.ts";
import { createDemo, type Demo } from "./createDemo.ts";
import type { PrintPage } from "./printedPages.ts";
import { exitCodeOf, reasonOf } from "./problem.ts";

const defaultPort = 5173;

function folder(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

async function start(): Promise<Demo> {
  const defaults = { port: defaultPort, data: folder("widget-demo/data"), dev: false, kitchen: true };
  const { dev, ...options } = parseArguments(process.argv.slice(2), defaults);
  const dist = folder(".cache/demo");
  return createDemo({
    ...options,
    ...(dev ? {} : { print: printLater(dist) }),
    isOwnData: resolve(options.data) !== resolve(defaults.data),
    pages: folder("widget-demo/pages"),
    widget: dev ? { kind: "source", root: folder(".") } : { kind: "built", dist },
  });
}

/**
 * The only code of the shop that the demo runs itself: the command's own prints the menus of the full page. Loaded with
 * the first of them.
 */
function printLater(dist: string): PrintPage {
  let loading: Promise<PrintPage> | undefined;
  return async (request) => {
    loading ??= import("../tools/prerender/printForDemo.ts").then(({ printForDemo }) => printForDemo(dist));
    // After a failure, the next page tries again.
    loading.catch(() => {
      loading = undefined;
    });
    return (await loading)(request);
  };
}

function stopOnSignal(demo: Demo): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void demo.close().finally(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  // start.mjs holds the other end of this channel. If it dies for any reason, the demo ends too.
  process.on("disconnect", stop);
}

async function run(): Promise<void> {
  const demo = await start();
  stopOnSignal(demo);
  for (const remark of demo.remarks) process.stderr.write(`${remark}\n`);
  process.stdout.write(`Servery demo: ${demo.url}\nCard frame: ${demo.cardOrigin}\n`);
}

try {
  if (process.argv.includes("--help")) process.stdout.write(`${help}\n`);
  else await run();
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(exitCodeOf(error));
}
