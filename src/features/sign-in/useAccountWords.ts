import { useLingui } from "@lingui/react/macro";
import { longestResetPassword, shortestPassword } from "../../domain/customer/account.ts";
import { useNameWords } from "../../parts/contact-form/useNameWords.ts";

/** Error messages for the account forms. Each says what to enter, not only that something is wrong. */
export function useAccountWords() {
  const { t } = useLingui();
  return {
    ...useNameWords(),
    password: {
      required: t`Enter a password.`,
      "too-short": t`Use at least ${shortestPassword} letters, numbers or symbols.`,
      "too-long": t`Use at most ${longestResetPassword} letters, numbers or symbols.`,
    },
    confirmPassword: {
      required: t`Enter the same password once more.`,
      different: t`The two passwords are different.`,
    },
  };
}
