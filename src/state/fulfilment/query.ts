import { type Atom, atom, type Getter, type WritableAtom } from "jotai";
import { selectAtom } from "jotai/utils";
import { isSameData } from "../../domain/isSameData.ts";
import { servicesAtom } from "../services.atoms.ts";

/** A question to an outside service, which is asked again each time it changes. */
interface Query<Question, Answer> {
  /** The same object while its contents are equal. Null if there is nothing to ask. */
  readonly question: Atom<Question | null>;
  /** Null until the question is answered. */
  readonly answer: Atom<Answer | null>;
  /** Asks a question that hasn't been asked yet, after half a second. Returns a function that stops this. */
  readonly ask: WritableAtom<null, [], () => void>;
  /** Asks immediately, also again. Resolves with the answer at hand. */
  readonly refetch: WritableAtom<null, [], Promise<void>>;
}

/** R50: how long to wait after the last change that matters. */
const restMs = 500;

/**
 * An answer counts only for its own question: an answer that arrives after a change is dropped. `failed` is the answer
 * if asking fails, so that nobody waits for one.
 */
export function buildQuery<Question, Answer>(
  questionNow: (get: Getter) => Question | null,
  find: (get: Getter, question: Question) => Promise<Answer>,
  failed: Answer,
): Query<Question, Answer> {
  const question = selectAtom(atom(questionNow), (request) => request, isSameData);
  const cachedAtom = atom<{ readonly question: Question; readonly answer: Answer | null } | null>(null);

  const sendAtom = atom(null, async (get, set) => {
    const request = get(question);
    if (request === null) return;
    const cached = { question: request, answer: null };
    set(cachedAtom, cached);
    const answer = await find(get, request).catch(() => failed);
    if (get(cachedAtom) === cached) set(cachedAtom, { question: request, answer });
  });

  return {
    question,
    answer: atom((get) => {
      const cached = get(cachedAtom);
      return cached && isSameData(cached.question, get(question)) ? cached.answer : null;
    }),
    ask: atom(null, (get, set) => {
      const request = get(question);
      if (request === null || isSameData(get(cachedAtom)?.question, request)) return () => {};
      return get(servicesAtom).clock.after(restMs, () => void set(sendAtom));
    }),
    refetch: atom(null, (_get, set) => set(sendAtom)),
  };
}
