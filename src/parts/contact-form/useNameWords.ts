import { useLingui } from "@lingui/react/macro";

/** Error messages for names and e-mail. Each says what to enter, not only that something is wrong. */
export function useNameWords() {
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
      required: t`Enter your email address.`,
      invalid: t`Enter an email address like name@example.com.`,
    },
  };
}
