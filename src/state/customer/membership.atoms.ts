import { keptTypedAtom } from "../form/form.ts";

export type MemberAnswer = "join" | "skip";

/** R67: the question comes once a session, so its answer outlives a payment's page. */
export const memberAnswerAtom = keptTypedAtom<"answer">("membership", () => ({ answer: "" }));
