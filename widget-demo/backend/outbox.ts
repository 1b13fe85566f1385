interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly sentAt: string;
}

interface ResetMail extends Letter {
  readonly kind: "password-reset";
  readonly link: string;
  readonly code: string;
  readonly text?: never;
}

interface ConfirmationMail extends Letter {
  readonly kind: "order-confirmation";
  readonly text: string;
  readonly link?: never;
  readonly code?: never;
}

/** A mail that the real services would have sent. */
export type Mail = ResetMail | ConfirmationMail;

export interface Outbox {
  send(mail: Mail): void;
  mails(): readonly Mail[];
  clear(): void;
}

export function createOutbox(): Outbox {
  let sent: Mail[] = [];
  return {
    send(mail) {
      sent.push(mail);
    },
    mails: () => [...sent],
    clear() {
      sent = [];
    },
  };
}
