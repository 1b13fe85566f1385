import { keptTypedAtom } from "../form/form.ts";

export type MemberAnswer = "join" | "skip";

/** Whose account is to be made now that their order is placed; all empty where nobody's is. */
export const nobodyJoins = { firstName: "", lastName: "", email: "", pays: "" } as const;

/** R67: the question comes once a session. Its answer, and an account that is being made, outlive the page. */
export const memberAnswerAtom = keptTypedAtom<"answer" | "askedFor" | keyof typeof nobodyJoins>("membership", () => ({
  answer: "",
  /** The address that it was given for. */
  askedFor: "",
  ...nobodyJoins,
}));
