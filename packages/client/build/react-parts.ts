import type { Plugin } from "vite";

/** Functions that React calls only for features which the console does not use. A call throws an error. */
const absent: readonly string[] = [
  // hydrateRoot: the screens replace the form of the page (docs/decisions/0046-sign-in-form-in-the-page.md).
  "attemptContinuousHydration",
  "attemptExplicitHydrationTarget",
  "attemptReplayContinuousQueuedEvent",
  "canHydrateHydrationBoundary",
  "canHydrateInstance",
  "canHydrateTextInstance",
  "clearHydrationBoundary",
  "getBumpedLaneForHydration",
  "getNextHydratable",
  "hideOrUnhideDehydratedBoundary",
  "mountHostRootWithoutHydrating",
  "prepareToHydrateHostInstance",
  "queueIfContinuousEvent",
  "retryIfBlockedOn",
  "throwOnHydrationMismatch",
  "updateDehydratedSuspenseComponent",
  // ViewTransition.
  "applyViewTransitionToHostInstances",
  "commitAfterMutationEffectsOnFiber",
  "createViewTransitionInstance",
  "getViewTransitionClassName",
  "getViewTransitionName",
  "measureViewTransitionHostInstancesRecursive",
  "restoreViewTransitionOnHostInstances",
  "startViewTransition",
  // Components that render link, meta, script or style. Those that render title remain.
  "acquireResource",
  "commitHostSingletonAcquisition",
  "getHydratableHoistableCache",
  "insertSuspendedStylesheets",
  "preconnectAs",
  "preinitModuleScript",
  "preinitScript",
  "preinitStyle",
  "preloadStylesheet",
  "releaseSingletonInstance",
  "suspendResource",
  // References to fragments.
  "commitNewChildToFragmentInstance",
  "deleteChildFromFragmentInstance",
  "findFragmentInstanceOrTextInstanceSiblings",
  "validateDocumentPositionWithFiberTree",
  // Activity, SuspenseList, useActionState, custom elements.
  "mountActionState",
  "rerenderActionState",
  "setPropOnCustomElement",
  "updateActionState",
  "updateActivityComponent",
  "updateSuspenseListComponent",
];

/** Functions that React calls with each update and that have no effect without those features. */
const idle: readonly string[] = [
  "commitActivityHydrationCallbacks",
  "commitExitViewTransitions",
  "commitNestedViewTransitions",
  "commitSuspenseHydrationCallbacks",
  "restoreEnterOrExitViewTransitions",
  "restoreNestedViewTransitions",
];

/** Methods of objects that only references to fragments and ViewTransition create. */
const methods =
  /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ =\s+function.*?^\};\n/gms;

const module = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

const replacements = `
function absentPart() { throw Error("This build of React lacks the feature: see react-parts.ts."); }
function idlePart() {}
`;

/** Removes features of React that the console does not use: 9 KB on each screen. A use of them throws an error. */
export function reactParts(): Plugin {
  let hasModule = false;
  return {
    name: "quarterdeck:react-parts",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!module.test(id)) return undefined;
      hasModule = true;
      let rest = code.replace(methods, "");
      if (rest === code) this.error("No method of FragmentInstance was found.");
      for (const name of [...absent, ...idle]) {
        const definition = new RegExp(`^function ${name}\\(.*?^\\}\n`, "ms");
        if (!definition.test(rest)) this.error(`No function of React is named ${name}.`);
        rest = rest.replace(definition, "");
      }
      const replaced = rest.replace(usesOf(absent), "absentPart").replace(usesOf(idle), "idlePart");
      return { code: `${replaced}\n${replacements}`, map: null };
    },
    generateBundle() {
      if (!hasModule) this.error("No module is the production build of React.");
    },
  };
}

function usesOf(names: readonly string[]): RegExp {
  return new RegExp(`(?<![.\\w$])(?:${names.join("|")})(?![\\w$])`, "g");
}
