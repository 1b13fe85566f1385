import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { useSubmit } from "../../ui/useSubmit.ts";

/** Enters the code as text, which works without a camera. */
export function CodeForm({ onOpen }: { readonly onOpen: (text: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const events = useSubmit(() => onOpen(text));
  return (
    <form className="scanner__form" noValidate {...events}>
      <TextField
        label={t`Code`}
        value={text}
        onChange={setText}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit">
        <Trans>Open</Trans>
      </Button>
    </form>
  );
}
