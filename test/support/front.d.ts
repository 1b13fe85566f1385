// The front page's own modules, which browsers load as they are.

interface FrontStore {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly hqId: string | null;
  readonly modes: readonly string[];
}

interface FrontOffer {
  readonly stores: readonly FrontStore[];
  readonly hasCardOrigin: boolean;
}

interface FrontChoice {
  readonly store: FrontStore;
  readonly number: string;
  readonly show: string;
  readonly mode: string;
  readonly language: string;
  readonly palette: string;
  readonly accent: string;
  readonly card: string;
  readonly kind: string;
}

interface FrontDemo {
  readonly origin: string;
  readonly dataOrigin: string;
  readonly firebase: { readonly projectId: string; readonly apiKey: string };
  readonly framedConfig: string;
  readonly cardFrame: string | null;
}

declare module "*/front/choice.js" {
  export const shows: readonly string[];
  export const languages: readonly string[];
  export const paletteNames: readonly string[];
  export const cards: readonly string[];
  export const kinds: readonly string[];
  export function readChoice(asked: URLSearchParams, offer: FrontOffer): FrontChoice;
  export function parametersOf(choice: FrontChoice, offer: FrontOffer): URLSearchParams;
}

declare module "*/front/code.js" {
  export function codeOf(
    choice: FrontChoice,
    demo: FrontDemo,
  ): readonly { readonly title: string; readonly code: string }[];
  export function preloadsOf(choice: FrontChoice, demo: FrontDemo): string;
}

declare module "*/front/palettes.js" {
  export const palettes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export function accentTokens(accent: string): Readonly<Record<string, string>>;
  export function verdictOn(accent: string): string;
}

declare module "*/front/contrast.js" {
  export function contrast(one: string, other: string): number;
  export function readableOn(hex: string): string;
}

declare module "*/front/copy.js" {
  export function copyText(element: HTMLElement, button: HTMLElement, said: HTMLElement): Promise<void>;
}
