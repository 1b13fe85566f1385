// Runs on the machine's own Node before anything is installed: no packages, no TypeScript.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Chromium without windows, which takes a sixth less work per test. This is the program itself, because its wrapper
 * script would outlive it.
 */
const headlessShell = "/usr/lib/chromium/chromium-headless-shell";

const browsers = [
  process.env["CHROME_PATH"],
  headlessShell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const firefoxes = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];

/** A problem that the person at the terminal can fix. */
export class SetupProblem extends Error {}

/** The tools need this Node. It runs TypeScript directly. */
const leastMajor = 24;

/**
 * Each usual kind of machine gets a Node with the packages, by its hash. Not `.bin/node`: npm 10 removes it with the Nodes
 * for other kinds.
 */
function includedNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, ".ci/node/package.json"), "utf8"));
  const program = process.platform === "win32" ? "node.exe" : "node";
  return Object.keys(optionalDependencies)
    .map((name) => join(root, "node_modules", name, "bin", program))
    .find((path) => existsSync(path));
}

/** On a kind of machine for which there is none, its own must be new enough. */
function hasNode() {
  return includedNode() !== undefined || Number.parseInt(process.versions.node, 10) >= leastMajor;
}

/** The path of the Node that runs the tools. */
export function ownNode() {
  return includedNode() ?? process.execPath;
}

/** Makes `node` that Node, and finds the packages' programs. */
export function toolPath() {
  return [dirname(ownNode()), join(root, "node_modules", ".bin"), process.env["PATH"]].join(delimiter);
}

/** The minimum version that the tools need and the README promises. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 20)) return;
  throw new SetupProblem(`Servery needs Node 20.20 or later; this is ${process.versions.node}.`);
}

/** Installs the packages if they are missing or differ from package-lock.json. */
export function ensurePackages() {
  if (packagesAreInstalled()) return;
  console.error("Installing packages…");
  // Not `npm ci`, which first removes everything that is installed, even while a demo is running. Both install the
  // versions of the lock file, and neither changes it.
  const problem = run("npm", ["install", "--no-save", "--loglevel=error"]);
  if (problem) throw new SetupProblem(`The packages can't be installed (npm: ${problem}).`);
  if (hasNode()) return;
  throw new SetupProblem(`The packages have no Node for this kind of machine. Install Node ${leastMajor} or later.`);
}

/** Finds the browsers and a font with Chinese characters, or installs them from Debian. */
export function ensureBrowser() {
  bringIfMissing([
    ...(process.env["CHROME_PATH"] || existsSync(headlessShell) ? [] : ["chromium-headless-shell"]),
    ...(findFirefox() ? [] : ["firefox-esr"]),
    ...(findWebKit() ? [] : ["webkit2gtk-driver", "xvfb"]),
  ]);
  const missing = missingForBrowser();
  if (missing.length === 0) return;
  const orNamed = missing.includes("chromium") ? ", or name a Chromium in CHROME_PATH" : "";
  const wish = `Install ${missing.join(" and ")}${orNamed}.`;
  if (!isDebianRoot()) throw new SetupProblem(`The browser tests lack something that only root can add. ${wish}`);
  console.error(`Installing ${missing.join(" and ")}…`);
  const problem =
    run("apt-get", ["update"]) ??
    run("apt-get", ["install", "-y", "--no-install-recommends", ...missing]) ??
    (missingForBrowser().length > 0 ? "apt-get brought something else" : undefined);
  if (problem) throw new SetupProblem(`The browser tests lack something that can't be installed (${problem}). ${wish}`);
}

/**
 * Installs optional packages. Without the headless Chromium, any other one works; without Firefox or WebKit, the short
 * test in that browser is left out.
 */
function bringIfMissing(missing) {
  if (missing.length === 0 || !isDebianRoot()) return;
  console.log(`Installing ${missing.join(" and ")}…`);
  run("apt-get", ["update"]);
  for (const name of missing) run("apt-get", ["install", "-y", "--no-install-recommends", name]);
}

/** The Debian packages that contain what is missing. */
function missingForBrowser() {
  return [...(findWholeBrowser() ? [] : ["chromium"]), ...(hasChineseFont() ? [] : ["fontconfig", "fonts-noto-cjk"])];
}

/** The first Chromium found on this machine, if any. */
export function findBrowser() {
  return browsers.find((path) => path && existsSync(path));
}

/** A Chromium that has the back-forward cache; the headless shell doesn't. */
export function findWholeBrowser() {
  return browsers.find((path) => path && path !== headlessShell && existsSync(path));
}

/** The first Firefox found on this machine, if any. */
export function findFirefox() {
  return firefoxes.find((path) => existsSync(path));
}

/** WebKitGTK's driver and its browser; undefined if either of them, or the virtual screen for them, is missing. */
export function findWebKit() {
  const [driver, screen] = ["/usr/bin/WebKitWebDriver", "/usr/bin/xvfb-run"];
  const folder = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu`;
  const miniBrowser = ["4.1", "4.0"].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`).find(existsSync);
  return miniBrowser && existsSync(driver) && existsSync(screen) ? { driver, miniBrowser } : undefined;
}

/** npm writes its own lock file when it has finished, so an interrupted installation has none. */
function packagesAreInstalled() {
  const wanted = readPackages("package-lock.json");
  const installed = readPackages("node_modules/.package-lock.json");
  if (!wanted || !installed || !hasNode()) return false;
  return Object.entries(wanted).every(
    // Optional packages are often for other platforms.
    ([path, { version, optional }]) =>
      path === "" || (optional && !installed[path]) || installed[path]?.version === version,
  );
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8")).packages;
  } catch {
    return undefined;
  }
}

function hasChineseFont() {
  // Other systems include such a font.
  if (process.platform !== "linux") return true;
  const { stdout } = spawnSync("fc-list", [":lang=zh"], { encoding: "utf8" });
  return Boolean(stdout?.trim());
}

function isDebianRoot() {
  return process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
}

/** Runs a command without showing its output. Returns what went wrong in one line, or undefined. */
function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const done = spawnSync(command, args, { cwd: root, env, encoding: "utf8", shell: process.platform === "win32" });
  if (done.status === 0) return undefined;
  if (done.error) return done.error.message;
  return tellingLine(`${done.stdout}\n${done.stderr}`) ?? `ended with ${done.status ?? done.signal}`;
}

/** The line that npm or apt-get marks as an error, without npm's machine-readable codes. */
function tellingLine(output) {
  const lines = output.split("\n").map((line) => line.trim());
  const errors = lines.map((line) => /^(?:npm (?:ERR!|error)|E:)\s*(.+)$/.exec(line)?.[1]);
  const words = errors.find((line) => line && !/^(code|syscall|errno|path|type)\s/.test(line));
  return words ?? lines.findLast(Boolean);
}

/** Ends the process with a one-line message if something is missing and can't be installed. */
export function orExplain(setUp) {
  try {
    setUp();
  } catch (error) {
    if (!(error instanceof SetupProblem)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const steps = { packages: ensurePackages, browser: ensureBrowser };
  orExplain(() => {
    for (const name of process.argv.slice(2)) {
      const step = Object.hasOwn(steps, name) ? steps[name] : undefined;
      if (!step) throw new SetupProblem(`Unknown step ${name}. Known: ${Object.keys(steps).join(", ")}.`);
      step();
    }
  });
}
