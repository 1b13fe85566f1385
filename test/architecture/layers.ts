import type { SourceFile } from "./sourceFiles.ts";
import { subjectOf } from "./subjects.ts";
import { type Import, importsOf } from "./syntax.ts";

interface Layer {
  readonly at: string;
  /** Allowed paths from the root, or packages. */
  readonly may: readonly string[];
  /** Packages of which it may import only types. */
  readonly mayType?: readonly string[];
  /** Only allowed with `import()`. */
  readonly mayLazily?: readonly string[];
}

const react = ["react", "react-dom"];
const jotai = ["jotai"];
const lingui = ["@lingui/core", "@lingui/react"];
const belowParts = ["src/views/", "src/ui/", "src/state/", "src/domain/", ...react, ...jotai, ...lingui];

/** The only list of the layers. src/README.md draws them. */
const layers: readonly Layer[] = [
  { at: "src/domain/", may: ["src/domain/"] },
  { at: "src/wire/", may: ["src/wire/", "src/domain/", "valibot"] },
  { at: "src/services/ports/", may: ["src/services/ports/", "src/domain/", "src/index.ts"] },
  {
    at: "src/services/adapters/",
    may: [
      "src/services/adapters/",
      "src/services/ports/",
      "src/index.ts",
      "src/wire/",
      "src/domain/",
      "@googlemaps/js-api-loader",
      "firebase",
      "ky",
      "qr",
    ],
  },
  { at: "src/state/", may: ["src/state/", "src/domain/", "src/services/ports/", ...jotai] },
  { at: "src/ui/", may: ["src/ui/", ...react] },
  { at: "src/views/", may: ["src/views/", "src/ui/", "src/domain/", "@lingui/core"], mayType: ["react"] },
  { at: "src/parts/dates/", may: ["src/parts/", ...belowParts, "luxon"] },
  { at: "src/parts/", may: ["src/parts/", ...belowParts] },
  { at: "src/features/saved-order/", may: ["src/features/saved-order/", "src/parts/", ...belowParts, "qr"] },
  { at: "src/features/", may: ["src/features/", "src/parts/", ...belowParts] },
  {
    at: "src/app/",
    may: ["src/app/", "src/parts/", "src/wire/", "src/services/", "src/index.ts", ...belowParts],
    mayLazily: ["src/features/", "locales/"],
  },
  {
    at: "src/element/",
    may: [
      "src/element/",
      "src/views/menu/keepPlace.ts",
      "src/views/menu/menuParts.ts",
      "src/views/menu/printedDishes.ts",
      "src/wire/host/",
      "src/wire/published/printedPage.ts",
      "src/index.ts",
      "@r2wc/react-to-web-component",
      ...react,
    ],
    mayLazily: ["src/app/"],
  },
  {
    at: "src/entry/",
    may: [
      ...["src/entry/", "src/wire/host/", "src/wire/documents/paths.ts", "src/wire/storage/scope.ts"],
      "src/domain/host/layout.ts",
    ],
    mayLazily: [
      "src/element/",
      "src/first/",
      "src/ui/DialogView.tsx",
      "src/features/product/ProductDialog.tsx",
      "locales/",
    ],
  },
  {
    at: "src/first/",
    may: [
      ...[
        "src/first/",
        "src/views/",
        "src/ui/",
        "src/wire/",
        "src/domain/",
        "src/services/adapters/clock/systemClock.ts",
      ],
      ...["src/state/navigation/menuPaths.ts", "@lingui/core"],
    ],
    mayType: ["react"],
  },
  {
    at: "src/page/",
    may: [
      "src/page/",
      "src/first/",
      "src/views/",
      "src/ui/",
      "src/wire/",
      "src/domain/",
      "@lingui/core",
      "locales/page/",
    ],
    mayType: ["react"],
  },
  {
    at: "src/frame/",
    may: [
      ...["src/frame/", "src/parts/card-form/", "src/parts/card-mark/", "src/parts/form/fieldGrid.css"],
      ...["src/parts/form/insideLabels.css"],
      ...["src/views/drawInto.ts", "src/ui/", "src/wire/", "src/domain/", "src/index.ts", "locales/order/"],
      "src/services/adapters/clock/systemClock.ts",
    ],
    mayType: ["@lingui/core"],
  },
  { at: "src/index.ts", may: [] },
  { at: "src/jsx.ts", may: ["src/index.ts", "react"] },
  { at: "src/svelte.ts", may: ["src/index.ts", "svelte"] },
  { at: "src/vue.ts", may: ["src/index.ts", "vue"] },
];

const lazyPlaces = ["src/entry/", "src/element/", "src/app/routes.ts", "src/app/overlays.tsx", "src/app/composition/"];

/** In these layers, a subject may import itself and the subjects to its left. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  domain: [
    ...["isSameData.ts", "load.ts"],
    ...[
      "money",
      "time",
      "visit",
      "host",
      "form",
      "log",
      "store",
      "customer",
      "menu",
      "cart",
      "promotion",
      "fulfilment",
    ],
    ...["payment", "order", "gift", "checkout"],
  ],
  state: [
    "services.atoms.ts",
    ...[
      "clock",
      "form",
      "host",
      "visit",
      "navigation",
      "log",
      "overlay",
      "store",
      "venues",
      "customer",
      "menu",
      "dietary",
    ],
    ...["screen", "cart", "promotion", "fulfilment", "payment", "order", "gift", "checkout"],
  ],
};

/** Returns one line for each import that the plan forbids. */
export function misplacedImports(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap((found) =>
      [againstLayer, againstLaziness, againstNeighbours, againstSubjects]
        .map((complaint) => complaint(file.path, found))
        .filter((line) => line !== undefined),
    ),
  );
}

function againstLayer(path: string, { target, isLazy, isType }: Import): string | undefined {
  const layer = layers.find(({ at }) => path.startsWith(at));
  if (!layer) return `${path} stands in no layer`;
  const { may, mayType = [], mayLazily = [] } = layer;
  const names = (places: readonly string[]) => places.some((place) => isIn(place, target));
  if (names([...may, ...(isType ? mayType : []), ...(isLazy ? mayLazily : [])])) return undefined;
  const how = names(mayLazily) ? " other than by import()" : names(mayType) ? " other than as a type" : "";
  return `${path} must not import ${target}${how}`;
}

function isIn(place: string, target: string): boolean {
  return target === place || target.startsWith(place.endsWith("/") ? place : `${place}/`);
}

function againstLaziness(path: string, { target, isLazy }: Import): string | undefined {
  if (!isLazy || lazyPlaces.some((place) => path.startsWith(place))) return undefined;
  return `${path} must not use import() (${target})`;
}

function againstNeighbours(path: string, { target }: Import): string | undefined {
  const [own, other] = [featureOf(path), featureOf(target)];
  return own && other && own !== other ? `${path} must not import its neighbour ${target}` : undefined;
}

function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1];
}

function againstSubjects(path: string, { target }: Import): string | undefined {
  const [own, other] = [subjectOf(path), subjectOf(target)];
  const order = own && subjects[own.layer];
  if (!order) return undefined;
  const place = order.indexOf(own.name);
  if (place < 0) return `${path}: the subject ${own.name} has no place in the order`;
  if (own.layer !== other?.layer || order.indexOf(other.name) <= place) return undefined;
  return `${path} must not import ${target}, which stands to its right`;
}
