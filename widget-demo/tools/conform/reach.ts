import { randomUUID } from "node:crypto";
import { StartProblem } from "../../backend/problem.ts";
import type { Answer, Call } from "./api.ts";
import { tell } from "./replies.ts";
import { Failed } from "./verdict.ts";

/** Throws if no check can say anything: nobody answers, the calls aren't there, or the key is refused. */
export async function reach(call: Call, apiUrl: string, storeId: number): Promise<void> {
  const udid = randomUUID();
  try {
    const answers = [
      await call("GET", `coupons/${udid}?CompanyID=${storeId}`),
      await call("POST", `trackingorders/${udid}`, { body: {} }),
    ];
    if (answers.every(isNowhere)) throw new StartProblem(`${apiUrl}: ${told(answers)} Is this the API's address?`);
    if (answers.every(({ status }) => status === 401 || status === 403))
      throw new StartProblem(`${apiUrl}: ${told(answers)} Is apiKey in the configuration the API's?`);
  } catch (problem) {
    if (problem instanceof Failed) throw new StartProblem(`${apiUrl}: ${problem.message}`);
    throw problem;
  }
}

/** No call of the contract is there, nor anything that speaks its JSON. */
function isNowhere({ status, json }: Answer): boolean {
  return (status === 404 || status === 405 || status === 501) && json === undefined;
}

function told([coupon, order]: readonly Answer[]): string {
  const each = (name: string, answer: Answer | undefined) => (answer ? `${name}: ${tell(answer)}.` : "");
  return [each("GET coupons", coupon), each("POST trackingorders", order)].join(" ");
}
