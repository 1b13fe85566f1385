/**
 * Functions of React DOM that only run for features the shop doesn't use. `test/architecture/reactUse.test.ts` checks
 * that it doesn't.
 */
const unused: Readonly<Record<string, readonly string[]>> = {
  hydration: [
    "attemptExplicitHydrationTarget",
    "clearHydrationBoundary",
    "clearIfContinuousEvent",
    "commitActivityHydrationCallbacks",
    "commitSuspenseHydrationCallbacks",
    "hideOrUnhideDehydratedBoundary",
    "popHydrationState",
    "prepareToHydrateHostInstance",
    "queueIfContinuousEvent",
    "retryIfBlockedOn",
    "updateDehydratedSuspenseComponent",
  ],
  "Activity and SuspenseList": ["updateActivityComponent", "updateSuspenseListComponent"],
  ViewTransition: [
    "applyViewTransitionToHostInstances",
    "claimQueuedTransitionTypes",
    "commitAfterMutationEffectsOnFiber",
    "commitEnterViewTransitions",
    "commitExitViewTransitions",
    "commitNestedViewTransitions",
    "createViewTransitionInstance",
    "getViewTransitionClassName",
    "getViewTransitionName",
    "measureNestedViewTransitions",
    "measureViewTransitionHostInstancesRecursive",
    "preloadInstanceAndSuspendIfNeeded",
    "restoreEnterOrExitViewTransitions",
    "restoreNestedViewTransitions",
    "restoreViewTransitionOnHostInstances",
    "scheduleViewTransitionEvent",
    "startViewTransition",
    "trackEnterViewTransitions",
    "accumulateSuspenseyCommitOnFiber",
  ],
  "a Fragment's ref": [
    "FragmentInstance",
    "commitFragmentInstanceDeletionEffects",
    "commitFragmentInstanceInsertionEffects",
    "commitNewChildToFragmentInstance",
    "commitNewChildToFragmentInstances",
    "deleteChildFromFragmentInstance",
  ],
  "what belongs to a page's head": [
    "acquireResource",
    "commitHostSingletonAcquisition",
    "createHoistableInstance",
    "getHydratableHoistableCache",
    "getResource",
    "isHostHoistableType",
    "isSingletonScope",
    "markNodeAsHoistable",
    "mountHoistable",
    "preconnect",
    "prefetchDNS",
    "preinitModuleScript",
    "preinitScript",
    "preinitStyle",
    "preload",
    "preloadModule",
    "preloadResource",
    "preloadResourceAndSuspendIfNeeded",
    "releaseSingletonInstance",
    "resolveSingletonInstance",
    "suspendResource",
  ],
  "a form's action": [
    "defaultOnDefaultTransitionIndicator",
    "dispatchActionState",
    "extractEvents$1",
    "mountActionState",
    "rerenderActionState",
    "startHostTransition",
    "updateActionStateImpl",
  ],
};

function emptied(code: string, name: string): string {
  const [head, ...rest] = code.split(`\nfunction ${name}(`);
  const body = rest[0];
  const end = body?.search(/\n\}$/m) ?? -1;
  if (rest.length !== 1 || body === undefined || end < 0)
    throw new Error(`React has no function ${name} to leave out.`);
  // Keeps the number of lines, so that the source maps still match.
  const lines = "\n".repeat(body.slice(0, end + 2).split("\n").length - 1);
  return `${head}\nfunction ${name}() {}${lines}${body.slice(end + 2)}`;
}

/** Nothing sets these, so each always has this value. */
const constant: readonly (readonly [from: RegExp, to: string])[] = [
  [/\bisHydrating\b(?!\$|\n\)| =[^=])/g, "!1"],
  [/\bshouldStartViewTransition\n/g, "!1\n"],
  [/(\w+)\.dehydrated\b(?! =[^=])/g, "null"],
  // A commit never waits for anything.
  [/waitForCommitToBeReady\(\n\s*suspendedCommitReason,\n\s*subtreeFlags\n\s*\)/g, "null\n\n\n"],
];

function settled(code: string, [from, to]: (typeof constant)[number]): string {
  const changed = code.replace(from, to);
  if (changed === code) throw new Error(`React has no ${from} to leave out.`);
  return changed;
}

/** React DOM without the code that the shop never runs. The bundler then also leaves out what only that code uses. */
export function withoutUnused(code: string): string {
  const changed = Object.values(unused).flat().reduce(emptied, code);
  const methods = /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^\};$/gm;
  return constant.reduce(
    settled,
    changed.replace(methods, (text) => text.replace(/[^\n]/g, "")),
  );
}
