/** What the entry passes to each order button (R108). */
export interface ButtonTools {
  /** The text that the device stores for this button's shop. */
  readonly stored: (key: string) => string | null;
  readonly language: "en" | "zh-CN";
  readonly importPanel: () => Promise<{ panelOf(host: HTMLElement, tools: ButtonTools): OrderPanel }>;
  /** Loads and starts the shop that has been added to the page. */
  readonly begin: () => void;
  /** Requests the code of the shop's first screen. */
  readonly warm: () => void;
}

export interface OrderButton {
  /** Called whenever the button has come into the page or has left it. */
  follow(): void;
  open(request?: unknown): Promise<void>;
  close(): Promise<void>;
}

/** The shop over the page (R108). */
export interface OrderPanel {
  open(button: HTMLElement, request: unknown, opener: HTMLElement | null): Promise<void>;
  close(): void;
}
