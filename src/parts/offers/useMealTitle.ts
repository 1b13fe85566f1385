import { useLingui } from "@lingui/react/macro";
import type { RollTrigger } from "../../domain/promotion/trigger.ts";
import { useStoreText } from "../language/useStoreText.ts";

export function useMealTitle(): (trigger: RollTrigger) => string {
  const { t } = useLingui();
  const storeText = useStoreText();
  return ({ name }) => (name.trim() === "" ? t`Make it a meal` : storeText(name));
}
