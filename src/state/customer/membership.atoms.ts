import { storedTypedAtom } from "../form/form.ts";

export type MemberAnswer = "join" | "skip";

/** The guest who gets an account now that their order is placed; all fields are empty if there is none. */
export const nobodyJoins = { firstName: "", lastName: "", email: "", pays: "" } as const;

/** R67: asked once per session. The answer, and an account that is being made, survive a reload. */
export const memberAnswerAtom = storedTypedAtom<"answer" | "askedFor" | keyof typeof nobodyJoins>("membership", () => ({
  answer: "",
  /** The e-mail address that the answer was given for. */
  askedFor: "",
  ...nobodyJoins,
}));
