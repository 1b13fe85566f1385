import { helpLines, Misuse } from "./problem.ts";

interface CliOptions {
  readonly port: number;
  readonly data: string;
  readonly state?: string;
  /** The address of a running Firestore emulator that has the documents. */
  readonly firestore?: URL;
  readonly dev: boolean;
  readonly kitchen: boolean;
}

const options = [
  ["--port N", "the port on this machine; without it 5173"],
  ["--data DIR", "your own stores and menus: documents.json and images/, as in widget-demo/data"],
  ["--state DIR", "keeps accounts and orders there across restarts"],
  ["--firestore URL", "keeps the documents in Google's Firestore emulator, which runs at that address"],
  ["--no-kitchen", "leaves orders as they were posted; without it, a kitchen completes each within a minute"],
  ["--dev", "serves the shop's source with hot reload, as npm run dev does"],
] as const;

const usage = `Known: ${options.map(([name]) => name).join(", ")}.`;

export const help = `Use it like this: npm start -- [OPTION]…

${helpLines(options)}

Serves the demo on this machine. See README.md.
It ends with 1 if it can't start, and with 2 if it isn't used like this.`;

/** The demo's flags (S45), written `--port 8123` or `--port=8123`. */
export function parseArguments(args: readonly string[], defaults: CliOptions): CliOptions {
  let chosen = defaults;
  const rest = [...args];
  for (let flag = rest.shift(); flag !== undefined; flag = rest.shift()) {
    const [name, ...inline] = flag.split("=");
    if (inline.length > 0) rest.unshift(inline.join("="));
    const value = () => takeValue(rest, name ?? flag);
    switch (name) {
      case "--port":
        chosen = { ...chosen, port: parsePort(value()) };
        break;
      case "--data":
        chosen = { ...chosen, data: value() };
        break;
      case "--state":
        chosen = { ...chosen, state: value() };
        break;
      case "--firestore":
        chosen = { ...chosen, firestore: parseAddress(value()) };
        break;
      case "--dev":
        chosen = { ...chosen, dev: true };
        break;
      case "--no-kitchen":
        chosen = { ...chosen, kitchen: false };
        break;
      default:
        throw new Misuse(`Unknown option ${flag}. ${usage}`);
    }
  }
  if (chosen.firestore && chosen.state !== undefined)
    throw new Misuse("--state keeps documents in a folder, and --firestore in an emulator: use one of them.");
  return chosen;
}

function takeValue(rest: string[], flag: string): string {
  const next = rest.shift();
  if (!next || next.startsWith("--")) throw new Misuse(`${flag} needs a value. ${usage}`);
  return next;
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new Misuse(`--port takes a number from 0 to 65535, not "${text}".`);
  return port;
}

function parseAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== "http:" || url.pathname !== "/")
    throw new Misuse(`--firestore takes an address such as http://127.0.0.1:8080, not "${text}".`);
  return url;
}
