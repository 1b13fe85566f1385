import { useLingui } from "@lingui/react/macro";
import type { RollTrigger } from "../../domain/promotion/trigger.ts";

export function useMealTitle(): (trigger: RollTrigger) => string {
  const { t } = useLingui();
  return ({ name }) => (name.trim() === "" ? t`Make it a meal` : name);
}
