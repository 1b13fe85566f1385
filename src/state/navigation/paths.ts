import { fillPattern, matchPattern, menuPatterns, segmentsOf, waitingPatterns } from "./menuPaths.ts";

/** Every path of the shop, written once. The first pattern that matches wins. */
const patterns = {
  ...menuPatterns,
  ...waitingPatterns,
  giftCheckout: "/store/:store/checkout/giftcards",
  checkout: "/store/:store/checkout/:order?",
  giftThankYou: "/store/:store/giftcards/thankyou",
  completeOrder: "/store/:store/completeorder/:order/:user/:company?",
  thankYou: "/store/:store/thankyou",
  giftCart: "/store/:store/giftshoppingcartmobile",
  savedOrder: "/store/:store/saveOrderMobile",
  qrScanner: "/store/:store/qrcodescanner",
  checkIn: "/store/:store/guestCheckIn",
  resetPassword: "/store/:store/resetpassword/:user",
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

/** The route of a path; an unknown one is the fallback, the main page (R6). */
export function routeAt(path: string): Route {
  const segments = segmentsOf(path.split(/[?#]/, 1)[0] ?? "");
  for (const name of names) {
    const params = matchPattern(patterns[name], segments);
    if (params) return { name, ...params } as Route;
  }
  return { name: "main" };
}

export function pathOf(route: Route): string {
  return fillPattern(patterns[route.name], route as Readonly<Record<string, string | undefined>>);
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
