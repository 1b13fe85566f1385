import fc from "fast-check";
import { Component, Fragment, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { watchAltered } from "../../src/app/watchAltered.ts";
import { assertEqual, describe, it } from "./support/runner.ts";

/** One thing in a sentence: nothing, a text, texts side by side, or an element with one text or two. */
type Piece = readonly [kind: "none" | "text" | "texts" | "bold" | "sum", key: number, text: string];

function draw([kind, number, text]: Piece, place = ""): ReactNode {
  const key = `${place}${number}`;
  if (kind === "text") return text;
  if (kind === "texts") return <Fragment key={key}>{[text, `${number}`]}</Fragment>;
  if (kind === "bold") return <b key={key}>{text}</b>;
  if (kind !== "sum") return null;
  return (
    <i key={key}>
      {text}
      {number}
    </i>
  );
}

interface Sentence {
  /** Each in its own place, and no element has a key. */
  readonly fixed: readonly Piece[];
  /** Elements that move with their keys. */
  readonly moving: readonly Piece[];
  readonly whole: string | null;
}

const Words = ({ fixed: [one, two, three], moving, whole }: Sentence) => (
  <section>
    <p>
      {one && draw(one, "one")}
      {two && draw(two, "two")}
      {three && draw(three, "three")}
    </p>
    <p>{moving.map((piece) => draw([piece[0] === "text" ? "bold" : piece[0], piece[1], piece[2]]))}</p>
    <p>{whole ?? (one && <>{draw(one)}.</>)}</p>
  </section>
);

function textsIn(root: Node): Text[] {
  if (root instanceof Text) return root.data.trim() === "" ? [] : [root];
  return [...root.childNodes].flatMap(textsIn);
}

function font(...content: (string | Node)[]): HTMLElement {
  const outer = document.createElement("font");
  const inner = outer.appendChild(document.createElement("font"));
  inner.append(...content);
  return outer;
}

const taken = new WeakMap<Node, Text>();
const isTranslated = (text: Text) => text.parentElement?.localName === "font";
const eachText = (root: Element, act: (text: Text) => void, done = false) =>
  textsIn(root)
    .filter((text) => isTranslated(text) === done)
    .forEach(act);

/** What translators and other extensions do to the texts of a page. All of these "translate" a text to itself. */
const doings: Readonly<Record<string, (root: Element) => void>> = {
  "puts a font before a text and removes it": (root) =>
    eachText(root, (text) => {
      const shown = font(text.data);
      taken.set(shown, text);
      text.parentNode?.insertBefore(shown, text);
      text.parentNode?.removeChild(text);
    }),
  "puts a font after a text and removes it": (root) =>
    eachText(root, (text) => {
      text.after(font(text.data));
      text.remove();
    }),
  "replaces a text by a font": (root) => eachText(root, (text) => text.replaceWith(font(text.data))),
  "replaces a text by parts of it": (root) =>
    eachText(root, (text) => text.replaceWith(text.data.slice(0, 1), font(text.data.slice(1)))),
  "replaces a text by another text": (root) =>
    eachText(root, (text) => text.parentNode?.replaceChild(new Text(text.data), text)),
  "wraps a text": (root) =>
    eachText(root, (text) => {
      const shown = font();
      text.replaceWith(shown);
      shown.firstElementChild?.append(text);
    }),
  "wraps a text where it stands": (root) =>
    eachText(root, (text) => {
      const shown = font();
      text.before(shown);
      shown.firstElementChild?.append(text);
    }),
  "wraps all content of a sentence": (root) => {
    for (const each of root.querySelectorAll("p:not(:has(font))")) each.replaceChildren(font(...each.childNodes));
  },
  "translates again": (root) =>
    eachText(
      root,
      (text) => {
        const shown = font(text.data);
        const before = text.parentElement?.parentElement;
        if (before?.localName !== "font" || textsIn(before).length > 1) return;
        taken.set(shown, taken.get(before) ?? text);
        before.replaceWith(shown);
      },
      true,
    ),
  "shows the original": (root) => {
    for (const each of root.querySelectorAll("font")) {
      const text = taken.get(each);
      if (text) each.replaceWith(text);
    }
  },
};

class Boundary extends Component<{ readonly children: ReactNode }> {
  override componentDidCatch(error: unknown): void {
    throw error;
  }
  override render(): ReactNode {
    return this.props.children;
  }
}

const piece: fc.Arbitrary<Piece> = fc.tuple(
  fc.constantFrom("none", "text", "texts", "bold", "sum"),
  fc.integer({ min: 0, max: 9 }),
  fc.constantFrom("Add ", "$12", "$15", "to cart"),
);
const sentence: fc.Arbitrary<Sentence> = fc.record({
  fixed: fc.tuple(piece, piece, piece),
  moving: fc.uniqueArray(piece, { selector: ([, key]) => key, maxLength: 4 }),
  whole: fc.constantFrom(null, "$12", "$15"),
});
const step = fc.oneof(sentence, fc.constantFrom(...Object.keys(doings)));

const nothing: Piece = ["none", 0, ""];
const empty: Sentence = { fixed: [nothing, nothing, nothing], moving: [], whole: null };

/** What stood in for a text was wrapped, and then the wrapper was replaced. */
const wrappedTwice: [Sentence, (Sentence | string)[]] = [
  empty,
  [
    "replaces a text by another text",
    "wraps all content of a sentence",
    "translates again",
    { ...empty, fixed: [["texts", 0, "Add "], nothing, nothing] },
  ],
];

function onPage(content: ReactNode) {
  const host = document.body.appendChild(document.createElement("div"));
  const errors: unknown[] = [];
  const root = createRoot(host, { onUncaughtError: (error) => errors.push(error) });
  const show = (next: ReactNode) => flushSync(() => root.render(<Boundary>{next}</Boundary>));
  show(content);
  return {
    host,
    errors,
    show,
    end() {
      flushSync(() => root.unmount());
      host.remove();
    },
  };
}

function wordsOf(words: Sentence): string {
  const page = onPage(<Words {...words} />);
  const { textContent } = page.host;
  page.end();
  return textContent;
}

describe("a page that is translated while React draws it", () => {
  it("shows what React drew last, whatever was wrapped or replaced before", async () => {
    await fc.assert(
      fc.asyncProperty(sentence, fc.array(step, { minLength: 2, maxLength: 12 }), async (first, steps) => {
        const page = onPage(<Words {...first} />);
        const stop = watchAltered(page.host);
        let words = first;
        for (const next of steps) {
          if (typeof next === "string") doings[next]?.(page.host);
          else {
            words = next;
            page.show(<Words {...words} />);
          }
          await Promise.resolve();
          assertEqual(page.host.textContent, wordsOf(words), typeof next === "string" ? next : "what is drawn");
        }
        stop();
        page.end();
        assertEqual(page.errors.length, 0, `errors: ${page.errors.join()}`);
      }),
      { numRuns: 300, includeErrorInReport: true, examples: [wrappedTwice] },
    );
  });
});
