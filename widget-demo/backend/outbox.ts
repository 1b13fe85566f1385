/** A mail that the real services would have sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly kind: "password-reset";
  readonly link: string;
  readonly code: string;
  readonly sentAt: string;
}

export interface Outbox {
  send(mail: Mail): void;
  mails(): readonly Mail[];
  clear(): void;
}

export function createOutbox(): Outbox {
  let sent: readonly Mail[] = [];
  return {
    send(mail) {
      sent = [...sent, mail];
    },
    mails: () => sent,
    clear() {
      sent = [];
    },
  };
}
