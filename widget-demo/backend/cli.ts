import { StartProblem } from "./problem.ts";

interface CliOptions {
  readonly port: number;
  readonly data: string;
  readonly state?: string;
  /** The address of a running Firestore emulator that has the documents. */
  readonly firestore?: URL;
  readonly dev: boolean;
  readonly kitchen: boolean;
}

const usage = "Known: --port N, --data DIR, --state DIR, --firestore URL, --no-kitchen, --dev.";

/** The demo's flags (S45), written `--port 8123` or `--port=8123`. */
export function parseArguments(args: readonly string[], defaults: CliOptions): CliOptions {
  let options = defaults;
  const rest = [...args];
  for (let flag = rest.shift(); flag !== undefined; flag = rest.shift()) {
    const [name, ...inline] = flag.split("=");
    if (inline.length > 0) rest.unshift(inline.join("="));
    const value = () => takeValue(rest, name ?? flag);
    switch (name) {
      case "--port":
        options = { ...options, port: parsePort(value()) };
        break;
      case "--data":
        options = { ...options, data: value() };
        break;
      case "--state":
        options = { ...options, state: value() };
        break;
      case "--firestore":
        options = { ...options, firestore: parseAddress(value()) };
        break;
      case "--dev":
        options = { ...options, dev: true };
        break;
      case "--no-kitchen":
        options = { ...options, kitchen: false };
        break;
      default:
        throw new StartProblem(`Unknown option ${flag}. ${usage}`);
    }
  }
  if (options.firestore && options.state !== undefined)
    throw new StartProblem("--state keeps documents in a folder, and --firestore in an emulator: use one of them.");
  return options;
}

function takeValue(rest: string[], flag: string): string {
  const next = rest.shift();
  if (!next || next.startsWith("--")) throw new StartProblem(`${flag} needs a value. ${usage}`);
  return next;
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new StartProblem(`--port takes a number from 0 to 65535, not "${text}".`);
  return port;
}

function parseAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== "http:" || url.pathname !== "/")
    throw new StartProblem(`--firestore takes an address such as http://127.0.0.1:8080, not "${text}".`);
  return url;
}
