import { describe, expect, it } from "vitest";
import { parseArguments } from "../../widget-demo/backend/cli.ts";

const defaults = { port: 5173, data: "data", dev: false, kitchen: true };

describe("the demo's flags", () => {
  it.each([
    [[], {}],
    [["--port", "8123"], { port: 8123 }],
    [["--port=8123"], { port: 8123 }],
    [["--port", "0"], { port: 0 }],
    [["--data", "./my-data", "--state", "kept"], { data: "./my-data", state: "kept" }],
    [["--data=a=b"], { data: "a=b" }],
    [["--firestore", "http://127.0.0.1:8080"], { firestore: new URL("http://127.0.0.1:8080/") }],
    [["--no-kitchen", "--dev"], { dev: true, kitchen: false }],
  ])("reads %j", (args, expected) => {
    expect(parseArguments(args, defaults)).toEqual({ ...defaults, ...expected });
  });

  it.each([
    [["--prot", "1"], /^Unknown option --prot\. Known: --port N/],
    [["8123"], /^Unknown option 8123\./],
    [["--port"], /^--port needs a value\./],
    [["--port="], /^--port needs a value\./],
    [["--data", "--no-kitchen"], /^--data needs a value\./],
    [["--port", "-1"], /^--port takes a number from 0 to 65535, not "-1"\.$/],
    [["--port", "65536"], /^--port takes a number/],
    [["--port", "80a"], /^--port takes a number/],
    [["--port", "1e3"], /^--port takes a number/],
    [["--firestore", "127.0.0.1:8080"], /^--firestore takes an address such as http:\/\/127\.0\.0\.1:8080, not "127/],
    [["--firestore", "https://firestore.googleapis.com"], /^--firestore takes an address/],
    [["--firestore", "http://127.0.0.1:8080/v1"], /^--firestore takes an address/],
    [["--firestore", "http://127.0.0.1:8080", "--state", "kept"], /^--state keeps documents in a folder, and --fi/],
  ])("refuses %j in one line", (args, message) => {
    expect(() => parseArguments(args, defaults)).toThrow(message);
    expect(() => parseArguments(args, defaults)).not.toThrow(/\n/);
  });
});
