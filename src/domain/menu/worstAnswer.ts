/** From good to bad. */
const answers = ["suits", "not-stated", "unsuited"] as const;

/** What a menu says about a dietary need. */
export type DietaryAnswer = (typeof answers)[number];

export function worstAnswer(all: readonly DietaryAnswer[]): DietaryAnswer {
  return answers.findLast((answer) => all.includes(answer)) ?? "suits";
}
