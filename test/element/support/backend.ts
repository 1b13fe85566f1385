import { afterEach, beforeEach } from "./runner.ts";

/** Converts plain JSON to the form of Firestore's REST API. */
function wrapped(value: unknown): object {
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "number") return { doubleValue: value };
  if (typeof value === "boolean") return { booleanValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wrapped) } };
  return { mapValue: { fields: fieldsOf(value as object) } };
}

function fieldsOf(record: object): object {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, wrapped(value)]));
}

function documentOf(path: string, fields: object): object {
  return { name: `projects/p-1/databases/(default)/documents/${path}`, fields: fieldsOf(fields) };
}

const stores: Readonly<Record<string, string>> = { 120: "Patty & Sons", 121: "Dumplings" };

/** Enough of them for a search. */
const dishes = ["House special", "Soup", "Rice", "Greens", "Noodles", "Tofu", "Tea", "Water"];

const menu = {
  Categories: [{ ID: 1, Name: "Favourites", SubMenuItems: dishes.map((_, at) => ({ ID: at + 1, ProductID: at + 1 })) }],
  Products: Object.fromEntries(dishes.map((name, at) => [at + 1, { Name: name, Price: 16.5 }])),
};

function replyTo(path: string): Response {
  const [, id = "", rest] = /\/Companies\/(\d+)(\/Menus)?$/.exec(path) ?? [];
  const name = stores[id];
  if (!name) return new Response("{}", { status: 404 });
  if (rest) return Response.json({ documents: [documentOf(`Companies/${id}/Menus/DefaultMenu`, menu)] });
  return Response.json(
    documentOf(`Companies/${id}`, {
      ID: Number(id),
      Name: name,
      StoreTitle: name,
      ViewComponentConfigs: { PickUp: true },
      OperatingHours: [{ DayOfWeek: 0, OpeningTime: "09:00", ClosingTime: "22:00" }],
    }),
  );
}

/**
 * The shop's configuration. Its documents are on this page's own origin, where the page itself answers the requests.
 */
export const config = {
  apiUrl: `${location.origin}/api`,
  firebase: { apiKey: "k-1", projectId: "p-1" },
  emulators: { firestore: location.origin },
};

const realFetch = window.fetch;
let held: Promise<void> = Promise.resolve();
const askedFor: string[] = [];

/** The paths of the whole documents that this test requested. */
export const asked: readonly string[] = askedFor;

/** Holds all answers back until the returned function is called. */
export function holdAnswers(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return resolve;
}

let onAsked = () => {};

/** Runs a task when the next element requests its first whole document, in the middle of its start. */
export function whenAsked(task: () => void): void {
  onAsked = () => {
    onAsked = () => {};
    task();
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  askedFor.length = 0;
  held = Promise.resolve();
  onAsked = () => {};
  window.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), location.href);
    if (!pathname.startsWith("/v1/projects/")) return realFetch(input, init);
    const waiting = held;
    // Partial reads (whether there are gift cards) happen in idle time, even for a removed element, so they aren't
    // counted.
    if (!searchParams.has("mask.fieldPaths")) {
      askedFor.push(pathname.replace(/^.*\/documents\//, ""));
      onAsked();
    }
    await waiting;
    return replyTo(pathname);
  };
});

afterEach(() => {
  window.fetch = realFetch;
});
