import * as v from "valibot";
import type { Deployment } from "../../domain/host/deployment.ts";
import { configSchema } from "../host/config.ts";

export type FrameDeployment = Pick<Deployment, "apiUrl" | "apiKey" | "isSandboxPayment">;

/** The keys of the configuration (R3) that the frame's page has. */
export const frameKeys = ["apiUrl", "apiKey", "forceSandboxPayment"] as const;

/** Null if the page's JSON isn't a configuration. */
export function parseFrameConfig(json: string, base: string): FrameDeployment | null {
  let input: unknown;
  try {
    input = JSON.parse(json);
  } catch {
    return null;
  }
  const result = v.safeParse(v.pick(configSchema(base), frameKeys), input);
  if (!result.success) return null;
  const { apiUrl, apiKey, forceSandboxPayment } = result.output;
  return { apiUrl, apiKey: apiKey ?? "", isSandboxPayment: forceSandboxPayment ?? false };
}
