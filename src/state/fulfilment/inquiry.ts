import { type Atom, atom, type Getter, type WritableAtom } from "jotai";
import { selectAtom } from "jotai/utils";
import { isSameData } from "../../domain/isSameData.ts";
import { servicesAtom } from "../services.atoms.ts";

/** Something that others are asked, anew each time that it changes. */
interface Inquiry<Question, Answer> {
  /** The same object as long as it means the same. Null: there is nothing to ask. */
  readonly question: Atom<Question | null>;
  /** Null until the question has its answer. */
  readonly answer: Atom<Answer | null>;
  /** Asks what hasn't been asked yet, in half a second unless it is stopped by then. */
  readonly ask: WritableAtom<null, [], () => void>;
  /** Asks once more, at once. */
  readonly askAgain: WritableAtom<null, [], void>;
}

/** R50: after the last change that matters. */
const restMs = 500;

/** An answer counts for its own question alone: one that comes after a change is dropped. */
export function buildInquiry<Question, Answer>(
  questionNow: (get: Getter) => Question | null,
  find: (get: Getter, question: Question) => Promise<Answer>,
): Inquiry<Question, Answer> {
  const question = selectAtom(atom(questionNow), (asked) => asked, isSameData);
  const heldAtom = atom<{ readonly question: Question; readonly answer: Answer | null } | null>(null);

  const sendAtom = atom(null, async (get, set) => {
    const asked = get(question);
    if (asked === null) return;
    const held = { question: asked, answer: null };
    set(heldAtom, held);
    const answer = await find(get, asked);
    if (get(heldAtom) === held) set(heldAtom, { question: asked, answer });
  });

  return {
    question,
    answer: atom((get) => {
      const held = get(heldAtom);
      return held && isSameData(held.question, get(question)) ? held.answer : null;
    }),
    ask: atom(null, (get, set) => {
      const asked = get(question);
      if (asked === null || isSameData(get(heldAtom)?.question, asked)) return () => {};
      const stop = get(servicesAtom).clock.every(restMs, () => {
        stop();
        void set(sendAtom);
      });
      return stop;
    }),
    askAgain: atom(null, (_get, set) => void set(sendAtom)),
  };
}
