import type { View } from "../quality/stage.ts";

/** The area visible without scrolling. */
export const sizes = [
  { widthPx: 360, heightPx: 740 },
  { widthPx: 768, heightPx: 1_024 },
  { widthPx: 1_280, heightPx: 800 },
  { widthPx: 1_920, heightPx: 1_080 },
] as const;

type Size = (typeof sizes)[number];
export type Language = View["language"];

/** Something to take pictures of. */
export interface Subject {
  readonly name: string;
  /**
   * Clicks lead to it, and they differ on a desktop, so it is opened again there. A subject with an address is only
   * resized.
   */
  readonly isWalked: boolean;
  /** It continues below the window, and its end is another picture. */
  readonly isLong: boolean;
  /** Only exists on a phone. */
  readonly isMobileOnly: boolean;
}

/** A look, and the subjects to photograph in it. */
export interface Look<S extends Subject = Subject> {
  readonly name: string;
  readonly subjects: readonly S[];
}

/** Pictures taken of one page, one width after another. */
export interface Series<S extends Subject = Subject> {
  readonly look: string;
  readonly language: Language;
  readonly subject: S;
  readonly sizes: readonly Size[];
}

/** The command-line options. Everything is taken if none is set. */
export interface Wish {
  readonly tenant?: string | undefined;
  readonly width?: number | undefined;
  readonly language?: Language | undefined;
  /** A part of the subject's name. */
  readonly only?: string | undefined;
}

export interface PictureName {
  readonly look: string;
  readonly language: Language;
  readonly row: string;
  readonly widthPx: number;
}

export function isPhone({ widthPx }: Pick<View, "widthPx">): boolean {
  return widthPx < 992;
}

export function endOf({ name }: Pick<Subject, "name">): string {
  return `${name}, its end`;
}

/** The rows of the page of pictures. */
export function rowsOf(subjects: readonly Subject[]): readonly string[] {
  return subjects.flatMap((subject) => [subject.name, ...(subject.isLong ? [endOf(subject)] : [])]);
}

/** The path of a picture: `dark/zh-CN/order-being-prepared-360.png`. */
export function fileOf({ look, language, row, widthPx }: PictureName): string {
  const name = row.replaceAll(/[^\w-]+/g, "-").replace(/-$/, "");
  return `${look}/${language}/${name}-${widthPx}.png`;
}

function seriesOf<S extends Subject>(look: string, language: Language, subject: S, wanted: readonly Size[]) {
  const [phones, desks] = [wanted.filter(isPhone), wanted.filter((size) => !isPhone(size))];
  const groups = subject.isMobileOnly ? [phones] : subject.isWalked ? [phones, desks] : [wanted];
  return groups
    .filter((group) => group.length > 0)
    .map((group): Series<S> => ({ look, language, subject, sizes: group }));
}

/** All series that match the options. */
export function planSeries<S extends Subject>(
  looks: readonly Look<S>[],
  languages: readonly Language[],
  { tenant, width, language, only = "" }: Wish,
): readonly Series<S>[] {
  const wanted = sizes.filter(({ widthPx }) => width === undefined || widthPx === width);
  return looks
    .filter(({ name }) => tenant === undefined || name === tenant)
    .flatMap((look) =>
      languages
        .filter((each) => language === undefined || each === language)
        .flatMap((each) =>
          look.subjects
            .filter(({ name }) => name.includes(only))
            .flatMap((subject) => seriesOf(look.name, each, subject, wanted)),
        ),
    );
}
