import { useLingui } from "@lingui/react/macro";
import { longestResetPassword, shortestPassword } from "../../domain/customer/account.ts";

/** Each message says what to type, not only that something is wrong. */
export function useAccountWords() {
  const { t } = useLingui();
  return {
    firstName: {
      required: t`Enter your first name.`,
      "too-short": t`Enter at least two letters of your first name.`,
    },
    lastName: {
      required: t`Enter your last name.`,
      "too-short": t`Enter at least two letters of your last name.`,
    },
    email: {
      required: t`Enter your e-mail address.`,
      invalid: t`Enter an e-mail address like name@example.com`,
    },
    password: {
      required: t`Enter a password.`,
      "too-short": t`Take at least ${shortestPassword} letters, numbers or signs.`,
      "too-long": t`Take ${longestResetPassword} letters, numbers or signs at most.`,
    },
    confirmPassword: {
      required: t`Enter the same password once more.`,
      different: t`The two passwords are different.`,
    },
  };
}
