import type { Problem, ProblemMessage } from "#types/problem.ts";
import { changeAt, removeAt, startEdit } from "./edit.ts";
import type { Edit } from "./edit.ts";
import { findMismatch, type Mismatch, nodeKind, updateNode } from "./merge-values.ts";
import type { Action, Overlay, OverlayVersion } from "./overlay.ts";
import { overlayProblem } from "./overlay-problem.ts";
import { isSingularQuery } from "./select-nodes.ts";
import type { Select, Selected } from "./select-nodes.ts";

/** Document after an overlay, with the problems of actions that failed. */
export interface Amended {
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

/** Applies the actions in order, each to the result of the previous one (Overlay 1.1, "Overlay Object"). */
export function applyOverlay(value: unknown, overlay: Overlay, select: Select): Amended {
  const edit = startEdit(value);
  const problems = overlay.actions.flatMap((action) => {
    const problem = applyAction({ edit, select, version: overlay.version }, action);
    return problem === undefined ? [] : [problem];
  });
  return { value: edit.root.value, problems };
}

interface Applying {
  readonly edit: Edit;
  readonly select: Select;
  readonly version: OverlayVersion;
}

/** Applies an action completely or not at all. */
function applyAction({ edit, select, version }: Applying, action: Action): Problem | undefined {
  const targets = select(edit.root.value, action.target);
  if ("malformed" in targets) {
    return actionError({
      code: "action-no-path",
      params: { ...actionParams(action), reason: targets.malformed },
    });
  }
  if (version === "1.0" && targets.some(({ value }) => nodeKind(value) === "primitive")) {
    return actionError({ code: "action-single-value", params: { ...actionParams(action) } });
  }
  const { change } = action;
  if (change.kind === "remove") return removeNodes(edit, action, targets);
  if (targets.length === 0) return findMissingTarget(action);
  const source =
    change.kind === "update"
      ? { value: change.value }
      : findSource(select(edit.root.value, change.from), action);
  if ("error" in source) return actionError(source.error);
  return updateNodes({ edit, version }, action, { targets, update: source.value });
}

function removeNodes(
  edit: Edit,
  action: Action,
  targets: readonly Selected[],
): Problem | undefined {
  if (targets.some(({ path }) => path.length === 0)) {
    return actionError({ code: "action-removes-all", params: { ...actionParams(action) } });
  }
  removeAt(
    edit,
    targets.map(({ path }) => path),
  );
  return undefined;
}

function updateNodes(
  { edit, version }: Omit<Applying, "select">,
  action: Action,
  { targets, update }: { readonly targets: readonly Selected[]; readonly update: unknown },
): Problem | undefined {
  const kinds = new Set(targets.map(({ value }) => nodeKind(value)));
  if (version === "1.1" && kinds.size > 1) {
    return actionError({ code: "action-mixed", params: { ...actionParams(action) } });
  }
  const mismatch = targets
    .map(({ value }) => findMismatch(value, update))
    .find((one) => one !== undefined);
  if (mismatch !== undefined) return actionError(withAction(mismatch, action));
  for (const { path } of targets) {
    changeAt(edit, path, (value) =>
      // A target inside another target may have changed kind.
      findMismatch(value, update) === undefined ? updateNode(version, value, update) : value,
    );
  }
  return version === "1.0" && kinds.has("array") && Array.isArray(update)
    ? listInList(action)
    : undefined;
}

function withAction(mismatch: Mismatch, action: Action): ProblemMessage {
  return mismatch.code === "action-mismatch"
    ? { code: mismatch.code, params: { ...mismatch.params, ...actionParams(action) } }
    : { code: mismatch.code, params: { ...mismatch.params, ...actionParams(action) } };
}

/** Overlay 1.0 adds a list as one entry, which is rarely intended: a warning. */
function listInList(action: Action): Problem {
  const message = { code: "action-list-in-list", params: { ...actionParams(action) } } as const;
  return overlayProblem("overlay-action", "warning", message);
}

/** Value of the one node that `copy` refers to. */
function findSource(
  match: ReturnType<Select>,
  action: Action,
): { readonly value: unknown } | { readonly error: ProblemMessage } {
  const params = actionParams(action);
  if ("malformed" in match) {
    return {
      error: { code: "action-copy-no-path", params: { ...params, reason: match.malformed } },
    };
  }
  const [only, second] = match;
  if (only === undefined) return { error: { code: "action-copy-nothing", params: { ...params } } };
  return second === undefined
    ? { value: only.value }
    : { error: { code: "action-copy-many", params: { ...params, count: match.length } } };
}

/** Overlay allows a target without matches (1.1, "Action Object"), but for one exact path it is probably a mistake. */
function findMissingTarget(action: Action): Problem | undefined {
  if (!isSingularQuery(action.target)) return undefined;
  const message = { code: "action-nothing-there", params: { ...actionParams(action) } } as const;
  return overlayProblem("overlay-action", "warning", message);
}

function actionError(message: ProblemMessage): Problem {
  return overlayProblem("overlay-action", "error", message);
}

/** Message parameters that name an action: `fixes.yaml, action 2 ($.paths)`. */
function actionParams({
  overlay,
  action,
  target,
}: Action): Pick<Action, "overlay" | "action" | "target"> {
  return { overlay, action, target };
}
