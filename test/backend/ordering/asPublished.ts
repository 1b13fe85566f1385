import { expect } from "vitest";
import { refusal } from "../../../widget-demo/backend/contract/calls/answers.ts";
import { calls } from "../../../widget-demo/backend/contract/calls/calls.ts";
import { remarksOn } from "../../../widget-demo/backend/contract/schema.ts";

const patterns = calls
  .map((call) => ({ call, path: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, "[^/]*")}$`) }))
  // A fixed path counts before one with names.
  .sort((one, other) => one.call.path.split("{").length - other.call.path.split("{").length);

interface Answered {
  readonly status: number;
  readonly Success: boolean;
  readonly Status: { readonly Code?: string };
}

/** R100: an answer is one that the published contract tells for its call. */
export function expectAsPublished(method: string, address: string, { status, ...answer }: Answered): void {
  const path = `/${address.split("?")[0]}`;
  const { call } = patterns.find((each) => each.call.method === method.toLowerCase() && each.path.test(path)) ?? {};
  if (!call) return;
  const { Success, Status } = answer;
  if (Success) expect(remarksOn(call.answer, answer, call.id)).toEqual([]);
  else expect(remarksOn(refusal, answer, call.id)).toEqual([]);
  expect([...call.codes, undefined], call.id).toContain(Status.Code);
  const refused = call.member === "never" ? [200, 400] : [200, 400, 401];
  const busy = Status.Code === "busy" ? [429] : [];
  expect(Success ? [200] : [...refused, ...busy], call.id).toContain(status);
}
