/** A mail that the real services would have sent (S48). */
export interface Mail {
  readonly kind: "order-confirmation" | "password-reset" | "new-account" | "gift-card";
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
  readonly sentAt: string;
}

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
