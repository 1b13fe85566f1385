import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { until } from "../support/until.ts";
import { findInShop, readShop, type SmokeBrowser } from "./smokeBrowser.ts";

/** The key under which WebDriver puts an element in JSON. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

type Found = Readonly<Record<string, string>> | null;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

/** WebKitGTK over WebDriver, on a virtual screen. */
export async function launchWebKit(driver: string, miniBrowser: string): Promise<SmokeBrowser> {
  const port = await freePort();
  const process = spawn("xvfb-run", ["-a", driver, `--port=${port}`], { stdio: "ignore", detached: true });

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (!answer.ok) throw new Error(`WebKit answers ${answer.status} to ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  const browserOptions = { binary: miniBrowser, args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": browserOptions } };
  const session = await until(() => call("POST", "/session", { capabilities }));
  const base = `/session/${(session as { readonly sessionId: string }).sessionId}`;
  await call("POST", `${base}/window/rect`, { width: 1280, height: 800 });
  const run = (script: (...args: never[]) => unknown, ...args: readonly string[]) =>
    call("POST", `${base}/execute/sync`, { script: `return (${script.toString()})(...arguments);`, args });
  const find = async (selector: string, name: string) =>
    ((await run(findInShop, selector, name)) as Found)?.[elementKey];

  return {
    open: async (url) => void (await call("POST", `${base}/url`, { url })),
    async click(selector, name) {
      const element = await find(selector, name);
      if (element) await call("POST", `${base}/element/${element}/click`, {});
      return element !== undefined;
    },
    async type(label, text) {
      const element = await find("input", label);
      if (element) await call("POST", `${base}/element/${element}/value`, { text });
      return element !== undefined;
    },
    back: async () => void (await call("POST", `${base}/back`, {})),
    text: async () => (await run(readShop)) as string,
    async close() {
      await call("DELETE", base).catch(() => {});
      if (process.pid) globalThis.process.kill(-process.pid, "SIGTERM");
    },
  };
}
