/** Every path of the shop, written once. The first pattern that matches wins. A part that ends with `?` is optional. */
const patterns = {
  main: "/",
  giftCheckout: "/store/:store/checkout/giftcards",
  checkout: "/store/:store/checkout/:order?",
  giftThankYou: "/store/:store/giftcards/thankyou",
  giftStore: "/store/:store/giftcards",
  completeOrder: "/store/:store/completeorder/:order/:user/:company?",
  thankYou: "/store/:store/thankyou",
  cart: "/store/:store/shoppingcartmobile/:qrcode?",
  giftCart: "/store/:store/giftshoppingcartmobile",
  savedOrder: "/store/:store/saveOrderMobile",
  qrScanner: "/store/:store/qrcodescanner",
  checkIn: "/store/:store/guestCheckIn",
  resetPassword: "/store/:store/resetpassword/:user",
  store: "/store/:store",
  loginForStore: "/login/:store/:forGift?",
  login: "/login",
  register: "/register",
  registerUser: "/registeruser",
  profile: "/profile",
  about: "/about",
  contact: "/contact",
  privacyPolicy: "/privacypolicy",
  generalError: "/generalError",
  pageNotFound: "/pagenotfound",
  storeNotFound: "/notFoundPage",
  log: "/LogViewer",
  orderHistory: "/:store/orderhistory",
  loyalty: "/:store/loyalty",
  stamps: "/:store/userStamps",
  orderTracking: "/:store/ordertracking",
} as const;

type Patterns = typeof patterns;
export type RouteName = keyof Patterns;

type Part<P extends string> = P extends `:${infer Name}?`
  ? { readonly [N in Name]?: string }
  : P extends `:${infer Name}`
    ? { readonly [N in Name]: string }
    : unknown;
type Params<P extends string> = P extends `${infer Head}/${infer Tail}` ? Part<Head> & Params<Tail> : Part<P>;

export type Route = { [N in RouteName]: { readonly name: N } & Params<Patterns[N]> }[RouteName];

const names = Object.keys(patterns) as RouteName[];

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function match(pattern: string, segments: readonly string[]): Record<string, string> | null {
  const wanted = segmentsOf(pattern);
  if (segments.length > wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const given = segments[index];
    const isParam = part.startsWith(":");
    if (given === undefined) {
      if (!part.endsWith("?")) return null;
    } else if (isParam) {
      params[part.replace(/^:|\?$/g, "")] = decoded(given);
    } else if (part.toLowerCase() !== given.toLowerCase()) {
      return null;
    }
  }
  return params;
}

/** The route of a path; an unknown one is the fallback, the main page (R6). */
export function routeAt(path: string): Route {
  const segments = segmentsOf(path.split(/[?#]/, 1)[0] ?? "");
  for (const name of names) {
    const params = match(patterns[name], segments);
    if (params) return { name, ...params } as Route;
  }
  return { name: "main" };
}

export function pathOf(route: Route): string {
  const params = route as Readonly<Record<string, string | undefined>>;
  const segments = segmentsOf(patterns[route.name]).flatMap((part) => {
    if (!part.startsWith(":")) return part;
    const value = params[part.replace(/^:|\?$/g, "")];
    return value === undefined ? [] : encodeURIComponent(value);
  });
  return `/${segments.join("/")}`;
}

/** The route's pattern, the same for every store, order and guest: safe to share with others (R83). */
export function patternOf({ name }: Route): string {
  return patterns[name];
}

const errorScreens: readonly RouteName[] = ["generalError", "pageNotFound", "storeNotFound"];

/** The screens that a store leads to if it can't be shown. */
export function isErrorScreen({ name }: Route): boolean {
  return errorScreens.includes(name);
}

/** The store that a route names in its path, as written there. */
export function storeNamed(route: Route): string | null {
  return "store" in route ? route.store : null;
}
