import { getApps } from "firebase/app";
import { afterEach, expect, it } from "vitest";
import { type AppLease, type FirebaseContext, leaseApp } from "../../../src/services/adapters/firebase/firebaseApp.ts";

const held: AppLease[] = [];

/** A lease as each element of a shop takes it: with its own configuration, but the same scope. */
function lease(scope: string, projectId = "p"): AppLease {
  const context: FirebaseContext = { deployment: { firebase: { apiKey: "k", projectId } }, device: { scope } };
  const one = leaseApp(context);
  held.push(one);
  return one;
}

/** The apps of other files that run in the same worker. */
const others = new Set(getApps());
const names = () => getApps().flatMap((app) => (others.has(app) ? [] : [app.name]));

afterEach(() => {
  for (const { release } of held.splice(0)) release();
});

it("R61: shares one app among all users of Firebase in a shop, whatever else is on the page", () => {
  const first = lease("hq-7");
  expect(lease("hq-7").app).toBe(first.app);
  expect(lease("hq-8").app).not.toBe(first.app);
  expect(lease("hq-7", "q").app).not.toBe(first.app);
  expect(names()).toEqual(["servery:hq-7:p", "servery:hq-8:p", "servery:hq-7:q"]);
});

it("removes the app with its last holder, and creates it again under the same name", () => {
  const [first, second] = [lease("hq-7"), lease("hq-7")];
  first.release();
  first.release();
  expect(names()).toEqual(["servery:hq-7:p"]);
  second.release();
  expect(names()).toEqual([]);
  expect(lease("hq-7").app).not.toBe(first.app);
  expect(names()).toEqual(["servery:hq-7:p"]);
});
